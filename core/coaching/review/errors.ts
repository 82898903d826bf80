import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const coachingErrors = {
  'review.not_found': 'not_found',
  'review.indicator_not_found': 'not_found',
  'review.coach_not_found': 'not_found',
  'review.pending': 'conflict',
  'review.not_owner': 'forbidden',
  'review.not_pending': 'conflict',
  'review.content_required': 'invalid',
  'review.update_not_allowed': 'conflict',
  'review.user_not_found': 'not_found',
  'review.access_not_found': 'not_found',
  'review.attachment_not_found': 'not_found',
  'review.answers_required': 'invalid',
  /** A note or target speaks of something that the week or the form does not have. */
  'review.anchor_unknown': 'invalid',
  'review.target_invalid': 'invalid',
  /** The file is not the coach's own for this answer, or how long it plays is not known. */
  'review.recording_unusable': 'invalid',
  /** Without captions, and nothing written beside it. */
  'review.recording_words': 'invalid',
  'review.captions_undecided': 'invalid',
  'review.captions_invalid': 'invalid',
  'review_bundle.not_found': 'not_found',
  /** These two have one that goes on. */
  'review_bundle.active': 'conflict',
  'review_bundle.ended': 'conflict',
  /** A statement names the review that a quarter will pay, also before it is asked for, and when it went back. */
  'review_bundle.part_unused': 'not_found',
  /** Each request of a bundle is about a later week than the one before. */
  'review_bundle.week_used': 'conflict',
  'coach.invalid_bundle_price': 'invalid',
  /** A coach's own person, form or settings are asked of a person who is no coach. */
  'coach.not_coach': 'forbidden',
  'question_form.invalid': 'invalid',
  'saved_reply.not_found': 'not_found',
  'saved_reply.too_many': 'refused',
  'rating.not_found': 'not_found',
  'rating.review_not_found': 'not_found',
  'rating.invalid': 'invalid',
  'rating.not_owner': 'forbidden',
  'rating.already_rated': 'conflict',
  'rating.already_approved': 'conflict',
  'rating.already_reported': 'conflict',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const coachingErrorParams = {
  'review.target_invalid': ['min', 'max'],
  'review.captions_invalid': ['line'],
  'coach.invalid_bundle_price': ['min', 'max'],
  'saved_reply.too_many': ['max'],
} as const satisfies ErrorParamNames<typeof coachingErrors>;

type CoachingErrors = typeof coachingErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends CoachingErrors {}
}
