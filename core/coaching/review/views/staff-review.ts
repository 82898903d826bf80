import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { ReviewRow } from '../ports.ts';
import type { EscrowStep } from './escrow.ts';
import { escrowOfRow, shownReply, type Audible, type ShownReply } from './shown-review.ts';

/** Who, when, how far and how much: what a list tells staff. Nothing that was written. */
export type StaffReviewRow = Omit<
  ReviewRow,
  'answers' | 'attachment' | 'message' | 'reply' | 'rating' | 'holdId' | 'earningHoldId' | 'rejectReason'
> &
  Readonly<{ stars: number | null }>;

export const staffRowOf = (row: ReviewRow): StaffReviewRow => {
  const {
    answers: _a,
    attachment: _t,
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

export type StaffReview = StaffReviewRow &
  Readonly<
    Pick<ReviewRow, 'answers' | 'message' | 'rating' | 'rejectReason'> & {
      form: QuestionForm | null;
      reply: ShownReply | null;
      /** Where what is spoken can be heard, for a minute; null where nothing is, or the file is gone. */
      recordingUrl: string | null;
      escrow: readonly EscrowStep[];
    }
  >;

type Known = Readonly<{
  form: QuestionForm | null;
  /** Null: the reader may not see the weeks. */
  snapshots: readonly Snapshot[] | null;
  audible: Audible;
  recordingUrl: string | null;
}>;

export const staffReviewOf = (
  row: ReviewRow,
  { form, snapshots, audible, recordingUrl }: Known,
): StaffReview => {
  const { answers, message, rating, rejectReason } = row;
  return {
    ...staffRowOf(row),
    answers,
    message,
    rating,
    rejectReason,
    form,
    reply: row.reply && shownReply(row.reply, row.week, { snapshots, audible }),
    recordingUrl,
    escrow: escrowOfRow(row),
  };
};
