/** Raised when the words change in a way people must agree to again. */
export const consentVersion = '2026-11-01';
export type Consent = Readonly<{ userId: string; document: 'terms' | 'privacy'; version: string; at: Date }>;
