import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import type { RatingRow } from '#core/coaching/rating/ports.ts';
import type { Rating, RatingReport } from '#core/coaching/rating/rating.ts';
import { setRatingHidden } from '../rating-visibility.ts';

/** Whom a report came from is shown to nobody, as in every other case. */
export type StaffRating = RatingRow &
  Readonly<{ reportList: readonly Pick<RatingReport, 'reason' | 'at'>[] }>;

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
  return { ...row, reportList: reportList.map(({ reason, at }) => ({ reason, at })) };
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
      const at = clock.now();
      const changed = await setRatingHidden(repositories, id, { reason, at });
      if (!changed) throw new DomainError('rating.not_found');
      const { before, after } = changed;
      if (before === after) return staffRatingOf(repositories, id);
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: reason === null ? 'rating.show' : 'rating.hide',
          targetType: 'rating',
          targetId: id,
          before: shown(before),
          after: shown(after),
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
