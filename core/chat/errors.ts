import type { ErrorList } from '#core/kernel/error-kind.ts';

export const chatErrors = {
  'chat.room_not_found': 'not_found',
  'chat.not_owner': 'forbidden',
  'chat.name_required': 'invalid',
  'chat.message_not_found': 'not_found',
  'chat.not_allowed': 'forbidden',
  'chat.user_not_found': 'not_found',
  'chat.attachments_not_found': 'not_found',
} as const satisfies ErrorList;
