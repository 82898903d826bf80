import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { pageRequest, type List, type ListRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { hiddenFrom } from '#core/people/profile/hidden-people.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { isReadable, meanStars } from '#core/learning/challenge/challenge.ts';
import type { ChallengeReview } from '../challenge-review.ts';
import type { ChallengeReviewRow } from '../ports.ts';

export type ShownChallengeReview = Pick<
  ChallengeReview,
  'stars' | 'text' | 'reply' | 'repliedAt' | 'createdAt' | 'updatedAt'
> &
  Readonly<{ person: PersonCard; isEdited: boolean; isHidden: boolean }>;

export type ChallengeReviewsPage = Page<ShownChallengeReview> &
  Readonly<{
    mean: number | null;
    count: number;
    histogram: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;
    own: ShownChallengeReview | null;
  }>;

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> &
  WithHooks<'isHiddenFrom' | 'isKnownTo' | 'siteHostOf'>;
type Query = Readonly<{ challengeId: ChallengeId; limit?: number | undefined; cursor?: string | undefined }>;

const shown = (review: ChallengeReview, person: PersonCard): ShownChallengeReview => ({
  stars: review.stars,
  text: review.text,
  reply: review.reply,
  repliedAt: review.repliedAt,
  createdAt: review.createdAt,
  updatedAt: review.updatedAt,
  person,
  isEdited: review.updatedAt > review.createdAt,
  isHidden: review.hiddenAt !== null,
});

/** What learners say of a challenge, newest first; one's own stands apart. */
export const listChallengeReviews =
  (needs: Needs) =>
  async (actor: Actor, { challengeId, ...page }: Query): Promise<ChallengeReviewsPage> => {
    const { reads } = needs;
    const challenge = await reads.challenges.find(challengeId);
    if (challenge === null || !isReadable(challenge)) throw new DomainError('challenge.not_found');
    const userId = actor.kind === 'user' ? actor.id : null;
    const { items, nextCursor } = await reads.challengeReviews.pageOf(challengeId, pageRequest(page));
    const own = userId === null ? null : await reads.challengeReviews.find(userId, challengeId);
    const ids = [...items.map((row) => row.userId), ...(userId === null ? [] : [userId])];
    const [hidden, cards] = await Promise.all([
      hiddenFrom(needs)(actor, ids),
      personCards(needs)(actor, ids),
    ]);
    const ownCard = userId === null ? undefined : cards.get(userId);
    return {
      items: items.flatMap((row) => {
        const person = cards.get(row.userId);
        return person && !hidden.has(row.userId) ? [shown(row, person)] : [];
      }),
      nextCursor,
      mean: meanStars(challenge),
      count: challenge.ratings,
      histogram: await reads.challengeReviews.histogramOf(challengeId),
      own: own && ownCard ? shown(own, ownCard) : null,
    };
  };

/** A review among all of them: by its learner's id and its challenge's. */
export type StaffChallengeReview = ChallengeReviewRow & Readonly<{ id: string }>;

const withId = (row: ChallengeReviewRow): StaffChallengeReview => ({
  ...row,
  id: `${row.userId}:${row.challengeId}`,
});

export const listAllChallengeReviews =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffChallengeReview>> => {
    requirePermission(actor, 'knowledge.view');
    const { rows, ...list } = await reads.challengeReviews.list(request);
    return { ...list, rows: rows.map(withId) };
  };

export const viewChallengeReview =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, id: string): Promise<StaffChallengeReview> => {
    requirePermission(actor, 'knowledge.view', 'knowledge.update');
    const sort = { field: 'createdAt', order: 'DESC' } as const;
    const { rows } = await reads.challengeReviews.list({ sort, from: 0, to: 0, filter: { id } });
    if (!rows[0]) throw new DomainError('challenge_review.not_found');
    return withId(rows[0]);
  };
