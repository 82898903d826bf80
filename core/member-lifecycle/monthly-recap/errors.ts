import type { ErrorList } from '#core/kernel/error-kind.ts';

export const recapErrors = { 'recap.not_there': 'not_found' } as const satisfies ErrorList;

type RecapErrors = typeof recapErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends RecapErrors {}
}
