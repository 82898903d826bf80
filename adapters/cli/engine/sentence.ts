import type { DomainError } from '#core/kernel/domain-error.ts';
import { errorSentence } from '#adapters/ports/messages.ts';

/** Operators read English. */
export const say = (error: DomainError): string => errorSentence('en', error.code, error.params);
