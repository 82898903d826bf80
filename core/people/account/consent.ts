import {
  consentDocuments,
  consentVersion,
  type ConsentDocument,
} from '#core/platform/settings/legal-documents.ts';

export type Consent = Readonly<{ userId: string; document: ConsentDocument; version: string; at: Date }>;

export const consentsOf = (userId: string, at: Date): readonly Consent[] =>
  consentDocuments.map((document) => ({ userId, document, version: consentVersion, at }));
