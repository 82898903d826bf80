import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const accountErrors = {
  'auth.email_required': 'invalid',
  'auth.password_required': 'invalid',
  'auth.invalid_credentials': 'unauthenticated',
  'auth.refresh_token_required': 'unauthenticated',
  'auth.refresh_token_invalid': 'unauthenticated',
  'auth.refresh_token_user_not_found': 'unauthenticated',
  'auth.wait_5_minutes': 'too_soon',
  'auth.daily_limit': 'too_soon',
  'auth.wait_for_turn': 'too_soon',
  'auth.token_required': 'invalid',
  'auth.token_invalid': 'refused',
  'auth.token_expired': 'refused',
  'auth.old_password_required': 'invalid',
  'auth.new_password_required': 'invalid',
  'auth.password_incorrect': 'refused',
  'auth.no_password': 'refused',
  'auth.last_way_in': 'refused',
  'auth.password_too_short': 'invalid',
  'auth.password_too_long': 'invalid',
  'auth.passwords_differ': 'invalid',
  'auth.password_unchanged': 'invalid',
  'auth.user_not_active': 'forbidden',
  'auth.user_hold': 'forbidden',
  'auth.user_ban': 'forbidden',
  'auth.user_deleted': 'forbidden',
  'auth.fullname_required': 'invalid',
  'auth.user_verified': 'conflict',
  'auth.email_exists': 'conflict',
  'auth.code_required': 'invalid',
  'auth.code_invalid': 'refused',
  'auth.code_expired': 'refused',
  'auth.code_max_attempts': 'too_soon',
  'auth.consent_required': 'invalid',
  'auth.registration_closed': 'refused',
  'auth.session_not_found': 'not_found',
  'auth.busy': 'unavailable',
  'user.not_found': 'not_found',
  /** Its status, role and level are fixed, and it is never asked for a review. */
  'user.cannot_delete_ai_user': 'forbidden',
  'user.email_required': 'invalid',
  'user.email_exists': 'conflict',
  'user.fullname_required': 'invalid',
  'user.not_allowed': 'forbidden',
  'user.username_exists': 'conflict',
  'user.username_invalid': 'invalid',
  'user.username_reserved': 'invalid',
  'user.phone_exists': 'conflict',
  'user.not_public': 'not_found',
  'user.media_not_found': 'not_found',
  'user.invalid_coach_review_price': 'invalid',
  'user.super_user_protected': 'forbidden',
  'user.cannot_change_self': 'forbidden',
  'user.invalid_timezone': 'invalid',
  'user.status_reason_required': 'invalid',
  'member.not_found': 'not_found',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const accountErrorParams = {
  'auth.wait_for_turn': ['seconds'],
  'auth.password_too_short': ['length'],
  'auth.password_too_long': ['length'],
} as const satisfies ErrorParamNames<typeof accountErrors>;

/** Where in the body stands what must be unique or exist. */
export const accountErrorFields = {
  'auth.email_exists': 'body.email',
  'user.email_exists': 'body.email',
  'user.username_exists': 'body.username',
  'user.phone_exists': 'body.phone',
} as const satisfies ErrorFields<typeof accountErrors>;

type AccountErrors = typeof accountErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends AccountErrors {}
}
