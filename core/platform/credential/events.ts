import type { Id, UserId } from '#core/kernel/id.ts';
import type { CredentialKind, RevocationReason } from './credential.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'credential.issued': {
      userId: UserId;
      credentialId: Id<'credential'>;
      kind: CredentialKind;
      sourceId: string;
    };
    'credential.revoked': {
      userId: UserId;
      credentialId: Id<'credential'>;
      kind: CredentialKind;
      sourceId: string;
      title: string;
      reason: RevocationReason;
      /** Who did it: an id, or `system`. */
      by: string;
    };
  }
}
