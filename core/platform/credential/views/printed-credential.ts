import type { VerifiedCredential } from './shown-credential.ts';

/** All that a sheet shows, and the signed text that lies inside it. */
export type PrintedCredential = Omit<VerifiedCredential, 'links' | 'name'> &
  Readonly<{ name: string; awardedAt: Date; verifyUrl: string; jwt: string }>;
