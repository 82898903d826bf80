import type { UserId } from '#core/kernel/id.ts';
import { day, minute } from '#core/kernel/time.ts';

/** What a code or a link is mailed for. */
export const mailedPurposes = ['CONFIRM_REGISTER', 'RESET_PASSWORD', 'CHANGE_EMAIL'] as const;
export type MailedPurpose = (typeof mailedPurposes)[number];
/** Two are no mail: a refused sign-in hands over the link of an APPEAL, a right password what SIGN_IN is finished with. */
export const verificationPurposes = [...mailedPurposes, 'APPEAL', 'SIGN_IN'] as const;
export type VerificationPurpose = (typeof verificationPurposes)[number];
export const verificationModes = ['LINK', 'CODE'] as const;
export type VerificationMode = (typeof verificationModes)[number];

/**
 * A code or a link on its way: one user, one purpose, one address, one use. Only a hash is kept. An address nobody has
 * gets one too, without a user and without a mail, so that waiting and guessing feel the same as for a known one.
 */
export type Verification = Readonly<{
  id: string;
  userId: UserId | null;
  purpose: VerificationPurpose;
  /** By what waits are counted: the address, or the account whose address changes. */
  requester: string;
  mode: VerificationMode;
  address: string;
  secretHash: string;
  tries: number;
  expiresAt: Date;
  createdAt: Date;
  usedAt: Date | null;
  /** Set when a newer one took its place, or the account changed hands or state meanwhile; this one is dead. */
  replacedAt: Date | null;
}>;

export const codeLength = 6;
export const maxTries = 5;
export const resendWait = 5 * minute;
export const maxPerDay = 10;
export const lifetime: Readonly<Record<VerificationMode, number>> = { CODE: 10 * minute, LINK: day };
/** A password link opens an account: it lives shorter than one that confirms an address. */
export const resetLifetime = 60 * minute;

export const isAlive = (verification: Verification, at: Date): boolean =>
  verification.usedAt === null && verification.replacedAt === null && verification.expiresAt > at;
