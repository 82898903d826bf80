import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

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
  'media.harmful': 'refused',
  'media.scan_unavailable': 'unavailable',
  'media.too_long': 'invalid',
  'media.upload_expired': 'not_found',
  'media.folder_not_found': 'not_found',
  'media.folder_exists': 'conflict',
  'media.folder_too_deep': 'refused',
  'media.folder_circle': 'refused',
  'media.folder_limit': 'refused',
  'media.folder_not_empty': 'conflict',
  'media.restore_expired': 'conflict',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const mediaErrorParams = {
  'media.too_large': ['megabytes'],
  'media.too_many_pixels': ['megapixels'],
  'media.too_long': ['minutes'],
  'media.in_use': ['count', 'where'],
  'media.folder_too_deep': ['levels'],
  'media.folder_limit': ['count'],
} as const satisfies ErrorParamNames<typeof mediaErrors>;

type MediaErrors = typeof mediaErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends MediaErrors {}
}
