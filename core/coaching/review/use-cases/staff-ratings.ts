import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import type { RatingRow, Ratings } from '#core/coaching/rating/ports.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import { countRating } from '../settle-rating.ts';

export type StaffRating = RatingRow & Readonly<{ reportList: Awaited<ReturnType<Ratings['reportsOf']>> }>;

/** Everybody's ratings, for staff. */
export const listAllRatings =
  ({ reads }: Reads<'ratings'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<RatingRow>> => {
    requirePermission(actor, 'review.view');
    return reads.ratings.list(request);
  };

const staffRatingOf = async (
  { ratings }: Pick<Repositories, 'ratings'>,
  id: Rating['id'],
): Promise<StaffRating> => {
  const [row, reportList] = await Promise.all([ratings.find(id), ratings.reportsOf(id)]);
  if (!row) throw new DomainError('rating.not_found');
  return { ...row, reportList };
};

/** One rating and who reported it. */
export const getRating =
  ({ reads }: Reads<'ratings'>) =>
  async (actor: Actor, id: Rating['id']): Promise<StaffRating> => {
    requirePermission(actor, 'review.view');
    return staffRatingOf(reads, id);
  };

/** The log tells what was done to it, not what it says. */
const shown = ({ status, stars, hiddenAt, hiddenReason }: Rating) => ({
  status,
  stars,
  hiddenAt,
  hiddenReason,
});

type Needs = Writes<'auditLog' | 'coaches' | 'ratings' | 'reviews'> & Pick<Ports, 'clock'>;

/** Coins stay where they are: the answer was given, whatever the rating says about it. */
const turn =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: Rating['id'], reason: string | null): Promise<StaffRating> => {
    requirePermission(actor, 'review.update', 'review.manage');
    return transaction(async (repositories) => {
      const { reviews, ratings, auditLog } = repositories;
      const found = await ratings.find(id);
      if (!found) throw new DomainError('rating.not_found');
      // The review first, as everywhere.
      await reviews.lock(found.reviewId);
      const before = await ratings.lock(id);
      if (!before) throw new DomainError('rating.not_found');
      const isHidden = reason !== null;
      if (isHidden === (before.hiddenAt !== null)) return staffRatingOf(repositories, id);
      const at = clock.now();
      const next = await ratings.update({
        ...before,
        hiddenAt: isHidden ? at : null,
        hiddenReason: reason,
        updatedAt: at,
      });
      if (next.status === 'APPROVED') await countRating(repositories, next, isHidden ? -1 : 1);
      await auditLog.append(
        audited(actor, {
          at,
          action: isHidden ? 'rating.hide' : 'rating.show',
          targetType: 'rating',
          targetId: id,
          before: shown(before),
          after: shown(next),
          reason,
        }),
      );
      return staffRatingOf(repositories, id);
    });
  };

/** Takes a rating off the coach's page; it counts no more. */
export const hideRating =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: Rating['id']; reason: string }>,
  ): Promise<StaffRating> =>
    turn(ports)(actor, id, normalize(reason));

/** Puts it back. */
export const showRating = (ports: Needs) => (actor: Actor, id: Rating['id']) => turn(ports)(actor, id, null);
