import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { escrowOf, type EscrowStep } from './escrow.ts';
import type { PaidBy } from '../bundle/ports.ts';
import type { ReviewRow } from '../ports.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Note, Recording, Reply, Target } from '#core/coaching/reply/reply.ts';
import type { Review } from '../review.ts';
import { urgencyOf, type ReviewAction, type ReviewSide, type Urgency } from '../review-actions.ts';
import { progressSinceReview, unitOf, type ProgressSinceReview } from './progress-since-review.ts';

/** `isThere` false: the file went with its coach's account, or staff took it away; its words stay. */
export type ShownRecording = Recording & Readonly<{ isThere: boolean }>;

export type ShownReply = Readonly<{
  notes: readonly (Note & Readonly<{ since: ProgressSinceReview | null }>)[];
  targets: readonly (Omit<Target, 'startValue'> &
    Readonly<{ unit: string | null; startValue: number | null }>)[];
  recording: ShownRecording | null;
}>;

/** The files that can be heard; a set and a map both say so. */
export type Audible = Readonly<{ has(mediumId: MediumId): boolean }>;

const notMeasured = { startValue: null, lastWeek: null, lastValue: null } as const;

/** An answer with what later weeks make of the numbers it speaks of; without them for readers who may not see the weeks. */
export const shownReply = (
  { notes, targets, recording }: Reply,
  week: string,
  { snapshots, audible }: Readonly<{ snapshots: readonly Snapshot[] | null; audible: Audible }>,
): ShownReply => ({
  recording: recording ? { ...recording, isThere: audible.has(recording.mediumId) } : null,
  notes: notes.map((note) => ({ ...note, since: progressSinceReview(note.anchor, week, snapshots ?? []) })),
  targets: targets.map((target) => ({
    ...target,
    ...(snapshots === null && notMeasured),
    unit: unitOf(target.metric),
  })),
});

/** As a list shows it. Hold ids and what was written are no part of it. */
export type ReviewSummary = Readonly<
  Omit<
    ReviewRow,
    | 'formId'
    | 'answers'
    | 'message'
    | 'attachment'
    | 'outcomeConsent'
    | 'holdId'
    | 'earningHoldId'
    | 'reminders'
    | 'reply'
  > & {
    net: number;
    memberAvatarUrl: string | null;
    coachUsername: string | null;
    coachAvatarUrl: string | null;
    side: ReviewSide;
    urgency: Urgency | null;
    /** That the answer is spoken too; nothing of what it says. */
    recording: Pick<Recording, 'kind' | 'seconds'> | null;
    /** Findings of the week that call for care, for the coach's eyes; 0 for the member, and for readers who see no week. */
    cautionCount: number;
  }
>;

export type ReviewDetails = ReviewSummary &
  Readonly<
    Pick<Review, 'answers' | 'attachment' | 'message' | 'outcomeConsent'> & {
      form: QuestionForm | null;
      reply: ShownReply | null;
      escrow: readonly EscrowStep[];
      /** How often the answer was changed after it was sent. */
      replyChanges: number;
      cautions: readonly SafetyFlag[];
      seesWeek: boolean;
      /** The quarter of a bundle that pays it; null: it is paid by itself. */
      bundle: PaidBy | null;
      /** Both agreed that what they write is translated, and there is a model. */
      isTranslatable: boolean;
      actions: readonly ReviewAction[];
    }
  >;

export const summaryOf = (
  row: ReviewRow,
  {
    side,
    at,
    ...known
  }: Pick<ReviewSummary, 'side' | 'memberAvatarUrl' | 'coachUsername' | 'coachAvatarUrl' | 'cautionCount'> &
    Readonly<{ at: Date }>,
): ReviewSummary => {
  const {
    formId: _formId,
    answers: _answers,
    message: _message,
    attachment: _attachment,
    outcomeConsent: _consent,
    holdId: _hold,
    earningHoldId: _earning,
    reminders: _reminders,
    reply,
    ...shown
  } = row;
  return {
    ...shown,
    ...known,
    side,
    net: row.price - row.fee,
    urgency: side === 'COACH' ? urgencyOf(row, at) : null,
    recording: reply?.recording ? { kind: reply.recording.kind, seconds: reply.recording.seconds } : null,
  };
};

export const escrowOfRow = (row: ReviewRow): readonly EscrowStep[] => escrowOf(row, row.rating);
