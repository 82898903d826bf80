import type { Language } from '#core/kernel/language.ts';
import type { OpenedToken } from '#core/people/personal-token/use-cases/use-personal-token.ts';

/** One message of a member's assistant, after the token was opened. */
export type AssistantMessage = Readonly<{
  opened: OpenedToken;
  language: Language;
  /** As the protocol asks for them: what is accepted, which version is spoken. */
  headers: Headers;
  message: unknown;
}>;

/** Answers the protocol that assistants speak; knows nothing of tokens, limits and origins. */
export type AssistantEndpoint = (received: AssistantMessage) => Promise<Response>;
