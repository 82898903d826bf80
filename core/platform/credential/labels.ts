import type { CredentialKind, CredentialStatus, RevocationReason } from './credential.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    credential:
      | `credential.kind.${CredentialKind}`
      | `credential.status.${CredentialStatus}`
      | `credential.reason.${RevocationReason}`;
  }
}
