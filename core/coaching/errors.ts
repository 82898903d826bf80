import type { ErrorList } from '#core/kernel/error-kind.ts';

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
  'review.answers_required': 'invalid',
  'rating.not_found': 'not_found',
  'rating.review_not_found': 'not_found',
  'rating.invalid': 'invalid',
  'rating.not_owner': 'forbidden',
  'rating.already_rated': 'conflict',
  'rating.already_approved': 'conflict',
} as const satisfies ErrorList;
