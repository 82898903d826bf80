import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import type { SecondStepMeans } from '#core/people/sign-in/second-step.ts';

/** An authenticator app of a member: what it and we both know, and what it was last used for. */
export type SecondFactor = Readonly<{
  userId: UserId;
  /** As authenticator apps take it, in base 32. Storage seals it. */
  secret: string;
  createdAt: Date;
  /** Null until a code has shown that the app knows the secret; before that it counts for nothing. */
  confirmedAt: Date | null;
  /** The thirty seconds that the last right code belonged to: none of it or before is taken again. */
  lastStep: number | null;
  /** Codes tried since `triesSince`; a right one begins anew. */
  tries: number;
  triesSince: Date | null;
}>;

/** A browser that is not asked for a code again until it expires. Its mark is kept as a hash. */
export type TrustedDevice = Readonly<{
  id: string;
  userId: UserId;
  hash: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}>;

export const secondFactorLimits = {
  /** Of the app, for one account, in an hour: a thief with the password still can't try them all. */
  tries: 10,
  triesWithin: hour,
  /** What was begun and not confirmed is begun anew. */
  setUpWithin: hour,
  recoveryCodes: 10,
  trustFor: 30 * day,
  trustedDevices: 20,
} as const;

export const isOn = (factor: SecondFactor | null): factor is SecondFactor & { confirmedAt: Date } =>
  factor !== null && factor.confirmedAt !== null;

/** What shows anew who sits at a sign-in. */
export const signInProofs = ['PASSWORD', 'CODE', 'PASSKEY', 'PROVIDER'] as const;
export type SignInProof = (typeof signInProofs)[number];

/**
 * A code where two-step sign-in is on. Staff who must have a second factor and have passkeys alone show one: a password
 * would be less than what let them in. An account without a password shows what else there is: a passkey, and where there
 * is none, the provider that lets it in.
 */
export const proofBy = (
  means: readonly SecondStepMeans[],
  { isBound, hasPassword }: Readonly<{ isBound: boolean; hasPassword: boolean }>,
): SignInProof => {
  if (means.includes('CODE')) return 'CODE';
  const hasPasskey = means.includes('PASSKEY');
  if (hasPassword) return isBound && hasPasskey ? 'PASSKEY' : 'PASSWORD';
  return hasPasskey ? 'PASSKEY' : 'PROVIDER';
};

/** A set-up that may still be confirmed. */
export const isBegun = (
  factor: SecondFactor | null,
  at: Date,
): factor is SecondFactor & { confirmedAt: null } =>
  factor !== null &&
  factor.confirmedAt === null &&
  after(factor.createdAt, secondFactorLimits.setUpWithin) > at;

/** How many codes were tried after one more; null when there are none left for now. */
export const triesAfter = (
  { tries, triesSince }: Pick<SecondFactor, 'tries' | 'triesSince'>,
  at: Date,
): Pick<SecondFactor, 'tries' | 'triesSince'> | null => {
  if (triesSince === null || after(triesSince, secondFactorLimits.triesWithin) <= at)
    return { tries: 1, triesSince: at };
  return tries < secondFactorLimits.tries ? { tries: tries + 1, triesSince } : null;
};

export const mayUseStep = ({ lastStep }: Pick<SecondFactor, 'lastStep'>, step: number): boolean =>
  lastStep === null || lastStep < step;

/** What was typed: six digits are the app's, anything else is taken for a recovery code. */
export type TypedCode = Readonly<{ kind: 'app' | 'recovery'; code: string }>;

const appCode = /^\d{6}$/;
/** Without 0, 1, 8 and 9, which are not in base 32 or read as letters. */
const recoveryCode = /^[a-z2-7]{16}$/;

/** Spaces and dashes are how people read codes out, and no part of them. Fails with second_factor.code_invalid. */
export const readCode = (typed: string): TypedCode => {
  const code = typed.normalize('NFKC').replace(/[\s-]/gu, '').toLowerCase();
  if (appCode.test(code)) return { kind: 'app', code };
  if (recoveryCode.test(code)) return { kind: 'recovery', code };
  throw codeInvalid();
};

export const codeInvalid = (): DomainError => fieldError('body.code', 'second_factor.code_invalid');

/** `abcd-efgh-ijkl-mnop`: as it is shown and written down. */
export const shownRecoveryCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;
