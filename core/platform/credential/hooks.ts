import type { Repositories } from '#core/kernel/transaction.ts';
import type { Credential } from './credential.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /**
     * Whether what it was given for still stands, so that one that was revoked by mistake may be issued again. Null:
     * it is not this module's.
     */
    mayHoldCredential: (
      repositories: Repositories,
      credential: Pick<Credential, 'kind' | 'sourceId'>,
      at: Date,
    ) => Promise<boolean | null>;
    /** Staff have revoked it: what it was given for ends with it, in the same transaction. */
    whenCredentialIsRevoked: (
      repositories: Repositories,
      credential: Pick<Credential, 'kind' | 'sourceId'>,
      at: Date,
    ) => Promise<void>;
  }
}
