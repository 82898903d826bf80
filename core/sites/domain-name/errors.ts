import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const domainErrors = {
  'domain.not_found': 'not_found',
  'domain.required': 'invalid',
  'domain.length': 'invalid',
  'domain.starts_with_letter': 'invalid',
  'domain.invalid': 'invalid',
  'domain.reserved': 'refused',
  'domain.exists': 'conflict',
  /** No zone is configured: names can't be given out here. */
  'domain.cannot_connect': 'unavailable',
  'domain.cannot_create': 'unavailable',
  'domain.not_available': 'conflict',
  'domain.not_permitted': 'forbidden',
  'domain.not_owner': 'forbidden',
  'domain.cannot_remove_old': 'conflict',
  'domain.favicon_not_found': 'not_found',
  'domain.logo_not_found': 'not_found',
  'domain.text_logo_not_found': 'not_found',
  'domain.one_only': 'conflict',
  'domain.rename_too_soon': 'too_soon',
  'domain.suspended': 'refused',
  'domain.renewal_limit': 'conflict',
  'domain.confirmation': 'invalid',
} as const satisfies ErrorList;

export const domainErrorParams = {
  'domain.length': ['min', 'max'],
  'domain.renewal_limit': ['years'],
} as const satisfies ErrorParamNames<typeof domainErrors>;

export const domainErrorFields = { 'domain.exists': 'body.name' } as const satisfies ErrorFields<
  typeof domainErrors
>;

type DomainErrors = typeof domainErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends DomainErrors {}
}
