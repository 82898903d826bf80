import type { ProviderAnswer, ProviderQuestion } from '#core/people/sign-in-provider/ports.ts';
import type { VerifiedPerson } from '#core/people/sign-in-provider/provider.ts';

/** What the operator has agreed with a provider. */
export type Client = Readonly<{
  clientId: string;
  clientSecret: string;
  /** Where the browser comes back to; of one provider alone, so that the answer of one can't pass for another's. */
  returnAddress: string;
  /** In place of the provider's own; for a company with a provider of its own, and for tests. */
  issuer: string | null;
}>;

/** What throws was refused, or is away: `isAway` says which. */
export type Provider = Readonly<{
  begin(question: ProviderQuestion): Promise<string>;
  finish(answer: ProviderAnswer, question: ProviderQuestion): Promise<VerifiedPerson>;
}>;
