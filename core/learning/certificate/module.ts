import type { Module } from '#core/kernel/module.ts';
import { revokeCredentialOf } from '#core/platform/credential/revoke.ts';
import { issueCertificate } from './issue-certificate.ts';

/** What completing a challenge gives, and what a refund takes back. */
export const certificateModule = {
  name: 'learning',
  hooks: {
    whenChallengeIsCompleted: issueCertificate,
    whenEnrolmentIsCanceled: async (repositories, { id }, { at, by }) => {
      await revokeCredentialOf(
        repositories,
        { kind: 'CERTIFICATE', sourceId: id },
        { reason: 'REFUNDED', by, at },
      );
    },
    mayHoldCredential: async ({ enrolments }, { kind, sourceId }) =>
      kind === 'CERTIFICATE' ? (await enrolments.find(sourceId))?.status === 'COMPLETED' : null,
  },
  useCases: () => ({}),
} as const satisfies Module;
