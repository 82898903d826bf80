import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const chatErrors = {
  /** Also every room that the caller is not in. */
  'chat.room_not_found': 'not_found',
  'chat.not_owner': 'forbidden',
  'chat.name_required': 'invalid',
  'chat.message_not_found': 'not_found',
  'chat.not_allowed': 'forbidden',
  'chat.user_not_found': 'not_found',
  /** Also files of another person, and files that are for something else. */
  'chat.attachments_not_found': 'not_found',
  'chat.pin_limit': 'refused',
  'chat.request_pending': 'refused',
  'chat.room_full': 'refused',
  'chat.room_closed': 'conflict',
  'chat.member_exists': 'conflict',
  'chat.edit_too_late': 'refused',
  'chat.client_id_reused': 'conflict',
  'chat.reaction_invalid': 'refused',
} as const satisfies ErrorList;

export const chatErrorParams = {
  'chat.pin_limit': ['count'],
  'chat.room_full': ['count'],
} as const satisfies ErrorParamNames<typeof chatErrors>;

type ChatErrors = typeof chatErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ChatErrors {}
}
