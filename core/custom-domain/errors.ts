import type { ErrorList } from '#core/kernel/error-kind.ts';

export const customDomainErrors = {
  'domain.not_found': 'not_found',
  'domain.required': 'invalid',
  'domain.service_unreachable': 'unavailable',
  'domain.exists': 'conflict',
  'domain.cannot_create': 'unavailable',
  'domain.favicon_not_found': 'not_found',
  'domain.logo_not_found': 'not_found',
  'domain.text_logo_not_found': 'not_found',
  'domain.not_permitted': 'forbidden',
  'domain.not_owner': 'forbidden',
  'domain.cannot_remove_old': 'unavailable',
  'domain.not_available': 'conflict',
  'domain.name_length': 'invalid',
  'domain.name_start': 'invalid',
  'domain.name_invalid': 'invalid',
  'domain.name_reserved': 'invalid',
} as const satisfies ErrorList;
