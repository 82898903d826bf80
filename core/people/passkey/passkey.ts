import { fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { minute } from '#core/kernel/time.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { normalize } from '#core/kernel/text/text.ts';

export type PasskeyId = Id<'passkey'>;

/** A key pair that a device of the member, or its password manager, made for this site; only the public half is here. */
export type Passkey = Readonly<{
  id: PasskeyId;
  userId: UserId;
  /** The device's own name for it, base64url. */
  credentialId: string;
  /** In COSE form, base64url. */
  publicKey: string;
  /** How often the device says it has signed; 0 for those that don't count. */
  counter: number;
  /** Ways in which a browser may reach the device. */
  transports: readonly string[];
  /** May be copied to other devices of its owner; never changes. */
  isSyncable: boolean;
  /** Is copied to them, as the last use said. */
  isSynced: boolean;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}>;

/** What a device's answer is asked for. An answer to one is worth nothing for another. */
export const passkeyPurposes = ['ADD', 'SIGN_IN', 'PROVE'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** A random text that a device signs, once and soon. Only a hash is kept. */
export type PasskeyChallenge = Readonly<{ hash: string; userId: UserId | null; expiresAt: Date }>;

export const passkeyLimits = {
  name: 60,
  each: 10,
  challengeBytes: 32,
  challengeLasts: 10 * minute,
} as const;

/** ES256, EdDSA and RS256, by their numbers of COSE: what devices sign with. */
export const passkeyAlgorithms: readonly number[] = [-7, -8, -257];

/** The contract has looked at lengths; what no contract has seen is refused here too. */
export const cleanPasskeyName = (typed: string): string => {
  const path = 'body.name';
  const name = normalize(typed);
  if (name === '') throw fieldError(path, 'input.required');
  if (name.length > passkeyLimits.name)
    throw fieldError(path, 'input.max_length', { length: passkeyLimits.name });
  const problem = textProblem(name, 'name');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return name;
};

export type PasskeyUse = Readonly<{ counter: number; isSyncable: boolean; isSynced: boolean }>;

/**
 * What a right signature is worth beside what is known of the passkey. A device that counts never counts backwards: there
 * are two of it. Whether a key may be copied is said when it is made, and an answer that says something else is none.
 */
export const judgeUse = (
  known: Pick<Passkey, 'counter' | 'isSyncable'>,
  shown: Pick<PasskeyUse, 'counter' | 'isSyncable'>,
): 'right' | 'copied' | 'wrong' => {
  if (known.isSyncable !== shown.isSyncable) return 'wrong';
  if (known.counter === 0 && shown.counter === 0) return 'right';
  return shown.counter > known.counter ? 'right' : 'copied';
};
