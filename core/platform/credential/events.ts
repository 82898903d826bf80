import type { Id, UserId } from '#core/kernel/id.ts';
import type { CredentialKind, RevocationReason } from './credential.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'credential.issued': {
      userId: UserId;
      credentialId: Id<'credential'>;
      credentialKind: CredentialKind;
      sourceId: string;
    };
    'credential.revoked': {
      userId: UserId;
      credentialId: Id<'credential'>;
      credentialKind: CredentialKind;
      sourceId: string;
      /** In the language of the credential, as it was printed. */
      credentialTitle: string;
      reason: RevocationReason;
      /** Who did it: an id, or `system`. */
      by: string;
    };
  }
}
