import { consentDocuments, type ConsentDocument } from '#core/platform/settings/legal-documents.ts';

export type Consent = Readonly<{ userId: string; document: ConsentDocument; version: string; at: Date }>;

/** Agreement to all documents in one version. */
export const consentsOf = (userId: string, version: string, at: Date): readonly Consent[] =>
  consentDocuments.map((document) => ({ userId, document, version, at }));

/** Whether anything that must be agreed to was not, in the version that holds now. */
export const isConsentDue = (consents: readonly Consent[], current: string): boolean =>
  !consentDocuments.every((document) =>
    consents.some((consent) => consent.document === document && consent.version === current),
  );
