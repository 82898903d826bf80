import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addressOf } from '#core/platform/media/address.ts';
import { audibleAmong } from '../recording/recording-files.ts';
import type { Review } from '../review.ts';
import { staffReviewOf, staffRowOf, type StaffReview, type StaffReviewRow } from '../views/staff-review.ts';
import { weeksSince } from './read-reviews.ts';

/** Everybody's reviews, for staff. */
export const listAllReviews =
  ({ reads }: Reads<'reviews'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffReviewRow>> => {
    requirePermission(actor, 'review.view');
    const list = await reads.reviews.list(request);
    return { ...list, rows: list.rows.map(staffRowOf) };
  };

/** One review with what was asked and answered. It holds body data: the access is written down. */
export const viewReview =
  ({
    reads,
    mediaStore,
    clock,
  }: Reads<'auditLog' | 'media' | 'questionForms' | 'reviews' | 'snapshots'> &
    Pick<Ports, 'clock' | 'mediaStore'>) =>
  async (actor: Actor, id: Review['id']): Promise<StaffReview> => {
    requirePermission(actor, 'review.view');
    const row = await reads.reviews.find(id);
    if (!row) throw new DomainError('review.not_found');
    const [form, snapshots, audible] = await Promise.all([
      row.formId === null ? null : reads.questionForms.find(row.formId),
      // What was measured is for those who may look at physical profiles.
      mayDo(actor, 'indicator.view') ? weeksSince(reads, row) : null,
      audibleAmong(reads, [row.reply]),
    ]);
    if (actor.kind === 'user') {
      await reads.auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'review.view',
          targetType: 'review',
          targetId: id,
          before: null,
          after: { memberId: row.memberId, coachId: row.coachId },
          reason: null,
        }),
      );
    }
    // Who may read what was said may hear it; the look is written down by now.
    const [spoken] = audible.values();
    const address = spoken ? await addressOf(mediaStore, spoken, clock.now()) : null;
    return staffReviewOf(row, { form, snapshots, audible, recordingUrl: address?.url ?? null });
  };
