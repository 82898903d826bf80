import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { hiddenFrom } from '#core/people/profile/hidden-people.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { isAuthor } from '#core/learning/challenge/author.ts';
import type { BoardHabit } from '#core/learning/challenge/challenge.ts';

const shownRows = 100;

export type BoardPlace = Readonly<{ rank: number; percent: number; habit: number; person: PersonCard }>;
export type BoardView = Readonly<{
  habit: BoardHabit;
  items: readonly BoardPlace[];
  /** The reader's own place, also behind the hundredth; null when they don't show themselves. */
  own: Readonly<{ rank: number; percent: number; habit: number }> | null;
  count: number;
}>;

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> &
  WithHooks<'isHiddenFrom' | 'isKnownTo' | 'siteHostOf'>;

/** Learners who chose to show how far they are; it opens nothing and says nothing about a body. */
export const readBoard =
  (needs: Needs) =>
  async (actor: Actor, challengeId: ChallengeId): Promise<BoardView> => {
    const { reads, clock } = needs;
    const challenge = await reads.challenges.find(challengeId);
    const userId = actor.kind === 'user' ? actor.id : null;
    const isLearner = userId !== null && (await reads.enrolments.ofUser(userId, challengeId)) !== null;
    const mayRead =
      challenge !== null && (isLearner || isAuthor(actor, challenge) || mayDo(actor, 'knowledge.view'));
    if (challenge === null || challenge.status === 'DRAFT') throw new DomainError('challenge.not_found');
    if (!mayRead) throw new DomainError('enrolment.required');
    const { boardHabit: habit } = challenge;
    const board = await reads.enrolments.board(challengeId, habit, {
      readerId: userId,
      limit: shownRows,
      at: clock.now(),
    });
    const ids = board.rows.map((row) => row.userId);
    const [hidden, cards] = await Promise.all([
      hiddenFrom(needs)(actor, ids),
      personCards(needs)(actor, ids),
    ]);
    return {
      habit,
      items: board.rows.flatMap(({ userId: id, rank, percent, habit: count }) => {
        const person = cards.get(id);
        return person && !hidden.has(id) ? [{ rank, percent, habit: count, person }] : [];
      }),
      own: board.own && { rank: board.own.rank, percent: board.own.percent, habit: board.own.habit },
      count: board.count,
    };
  };
