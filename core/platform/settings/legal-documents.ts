/** Raised when the words change in a way people must agree to again. */
export const consentVersion = '2026-11-01';
export const consentDocuments = ['terms', 'privacy'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];
