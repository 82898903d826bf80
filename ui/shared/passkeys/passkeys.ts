import type { z } from 'zod';
import type { passkeys } from '#http/people/contract/passkeys.ts';

type Endpoints = typeof passkeys;
export type NewPasskeyOffer = z.output<Endpoints['begin']['output']>;
/** What any of the site's passkeys may sign, or one of those named. */
export type PasskeyChallenge = z.output<Endpoints['beginSignIn']['output']> &
  Partial<Pick<z.output<Endpoints['beginProof']['output']>, 'known'>>;
export type MadeCredential = z.input<Endpoints['add']['body']>['made'];
export type SignedChallenge = z.input<Endpoints['prove']['body']>;

export type StopReason = 'cancelled' | 'alreadyThere' | 'unsupported';

/** The browser or its person ended it: nothing was asked of the server. */
export class PasskeyStop extends Error {
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`A passkey was not used: ${reason}`);
    this.reason = reason;
  }
}

export const stopReasonOf = (error: unknown): StopReason | undefined =>
  error instanceof PasskeyStop ? error.reason : undefined;

/** Whether the browser lists passkeys beside the addresses it remembers. */
export const suggestsPasskeys = async (): Promise<boolean> => {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
};
