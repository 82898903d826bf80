import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { EscrowStep } from '../escrow.ts';
import type { ReviewRow } from '../ports.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { Review } from '../review.ts';
import { escrowOfRow, shownReply, type ShownReply } from '../review-view.ts';
import { weeksSince } from './read-reviews.ts';

/** Who, when, how far and how much: what a list tells staff. Nothing that was written. */
export type StaffReviewRow = Omit<
  ReviewRow,
  'answers' | 'message' | 'reply' | 'rating' | 'holdId' | 'earningHoldId' | 'rejectReason'
> &
  Readonly<{ stars: number | null }>;

const staffRowOf = (row: ReviewRow): StaffReviewRow => {
  const {
    answers: _a,
    message: _m,
    reply: _r,
    rating,
    holdId: _h,
    earningHoldId: _e,
    rejectReason: _j,
    ...shown
  } = row;
  return { ...shown, stars: rating?.stars ?? null };
};

/** Everybody's reviews, for staff. */
export const listAllReviews =
  ({ reads }: Reads<'reviews'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffReviewRow>> => {
    requirePermission(actor, 'review.view');
    const list = await reads.reviews.list(request);
    return { ...list, rows: list.rows.map(staffRowOf) };
  };

export type StaffReview = StaffReviewRow &
  Readonly<
    Pick<ReviewRow, 'answers' | 'message' | 'rating' | 'rejectReason'> & {
      form: QuestionForm | null;
      reply: ShownReply | null;
      escrow: readonly EscrowStep[];
    }
  >;

/** One review with what was asked and answered. It holds body data: the access is written down. */
export const viewReview =
  ({ reads, clock }: Reads<'auditLog' | 'questionForms' | 'reviews' | 'snapshots'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: Review['id']): Promise<StaffReview> => {
    requirePermission(actor, 'review.view');
    const row = await reads.reviews.find(id);
    if (!row) throw new DomainError('review.not_found');
    const [form, snapshots] = await Promise.all([
      row.formId === null ? null : reads.questionForms.find(row.formId),
      // What was measured is for those who may look at physical profiles.
      mayDo(actor, 'indicator.view') ? weeksSince(reads, row) : null,
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
    const { answers, message, rating, rejectReason } = row;
    return {
      ...staffRowOf(row),
      answers,
      message,
      rating,
      rejectReason,
      form,
      reply: row.reply && shownReply(row.reply, row.week, snapshots),
      escrow: escrowOfRow(row),
    };
  };
