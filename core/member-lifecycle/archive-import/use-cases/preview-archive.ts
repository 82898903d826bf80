import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { mergeInputs, type PartialInputs } from '#core/body/snapshot/inputs.ts';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import type {
  ArchiveAnswer,
  ArchiveGoal,
  GoalStanding,
  PreviewedArchive,
  WeekContent,
} from '../archive-content.ts';
import { compareWeek, weekBounds } from '../compare-week.ts';

type AnswerKey = Pick<ArchiveAnswer, 'origin' | 'sourceId'>;
type AnswerReads = Pick<Repositories, 'broughtAnswers' | 'reviews'>;

const textOf = ({ origin, sourceId }: AnswerKey): string => `${origin} ${sourceId}`;

/** Says of an answer whether it is here: brought before, or written here as a review of the member’s own. */
export const knownAnswers = async (
  { broughtAnswers, reviews }: AnswerReads,
  userId: UserId,
): Promise<(answer: AnswerKey) => boolean> => {
  const [brought, own] = await Promise.all([broughtAnswers.keysOf(userId), reviews.allOf(userId)]);
  const known = new Set(brought.map(textOf));
  const written = new Set(own.filter(({ memberId }) => memberId === userId).map(({ id }) => id));
  return (answer) => known.has(textOf(answer)) || written.has(answer.sourceId);
};

export const goalStanding = (target: number, here: number | null): GoalStanding => {
  if (here === null) return 'NEW';
  return here === target ? 'HERE' : 'DIFFERS';
};

type Input = Readonly<{
  weeks: readonly (Pick<WeekContent, 'week'> &
    Readonly<{ inputs: PartialInputs; sides: readonly BodySide[] }>)[];
  goals: readonly Pick<ArchiveGoal, 'metric' | 'target'>[];
  answers: readonly AnswerKey[];
}>;

/** What an archive would bring, beside what is here. Nothing is kept. */
export const previewArchive =
  ({
    reads,
    clock,
  }: Reads<'broughtAnswers' | 'goals' | 'reviews' | 'snapshots' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { weeks, goals, answers }: Input): Promise<PreviewedArchive> => {
    const { id: userId } = requireMember(actor);
    const [{ timeZone }, snapshots, ownGoals, isKnown] = await Promise.all([
      reads.users.get(userId),
      reads.snapshots.seriesOf(userId, null),
      reads.goals.of(userId),
      knownAnswers(reads, userId),
    ]);
    const bounds = weekBounds(clock.now(), timeZone);
    const byWeek = new Map(snapshots.map((snapshot) => [snapshot.week, snapshot]));
    const targets = new Map(ownGoals.map(({ metric, target }) => [metric, target]));
    const here = answers.filter(isKnown).length;
    return {
      weeks: weeks.map((one) => ({
        week: one.week,
        ...compareWeek(
          { ...one, inputs: mergeInputs(nothingMeasured, one.inputs) },
          byWeek.get(one.week) ?? null,
          bounds,
        ),
      })),
      goals: goals.map(({ metric, target }) => {
        const own = targets.get(metric) ?? null;
        return { metric, standing: goalStanding(target, own), here: own, brought: target };
      }),
      answers: { new: answers.length - here, here },
    };
  };
