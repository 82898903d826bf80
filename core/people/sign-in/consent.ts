/** Raised when the words change in a way people must agree to again. */
export const consentVersion = '2026-11-01';
export const consentDocuments = ['terms', 'privacy'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];
export type Consent = Readonly<{ userId: string; document: ConsentDocument; version: string; at: Date }>;

export const consentsOf = (userId: string, at: Date): readonly Consent[] =>
  consentDocuments.map((document) => ({ userId, document, version: consentVersion, at }));
