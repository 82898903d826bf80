import type { ErrorList } from '#core/kernel/error-kind.ts';

export const mediaErrors = {
  'media.not_found': 'not_found',
  'media.file_required': 'invalid',
  'media.upload_broken': 'invalid',
  'media.type_not_allowed': 'invalid',
  'media.heic_not_supported': 'invalid',
  'media.too_large': 'too_large',
  'media.too_many_pixels': 'invalid',
  'media.unreadable': 'invalid',
  'media.quota_exceeded': 'refused',
  'media.link_expired': 'forbidden',
  'media.in_use': 'conflict',
  'media.store_unavailable': 'unavailable',
} as const satisfies ErrorList;
