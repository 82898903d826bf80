import type { DomainError } from '#core/kernel/domain-error.ts';

/** Operators read English. The catalogues bring every module along: they are loaded when there is something to say. */
export const say = async (error: DomainError): Promise<string> => {
  const { errorSentence } = await import('#adapters/ports/messages.ts');
  return errorSentence('en', error.code, error.params);
};
