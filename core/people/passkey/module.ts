import type { Composition } from '#core/kernel/composition.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { Module } from '#core/kernel/module.ts';
import { passkeyArchive } from './archive.ts';
import { passkeyErrorParams, passkeyErrors } from './errors.ts';
import { passkeyReactions } from './notices.ts';
import { addPasskey, beginPasskey } from './use-cases/add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './use-cases/own-passkeys.ts';
import { beginPasskeyProof, proveWithPasskey } from './use-cases/prove-with-passkey.ts';
import { beginPasskeySignIn, signInWithPasskey } from './use-cases/sign-in-with-passkey.ts';
import { listPasskeysOf, removePasskeyFor } from './use-cases/support-passkeys.ts';

const useCases = (ports: Composition) => ({
  listPasskeys: listPasskeys(ports),
  beginPasskey: beginPasskey(ports),
  addPasskey: addPasskey(ports),
  renamePasskey: renamePasskey(ports),
  removePasskey: removePasskey(ports),
  beginPasskeySignIn: beginPasskeySignIn(ports),
  signInWithPasskey: signInWithPasskey(ports),
  beginPasskeyProof: beginPasskeyProof(ports),
  proveWithPasskey: proveWithPasskey(ports),
  listPasskeysOf: listPasskeysOf(ports),
  removePasskeyFor: removePasskeyFor(ports),
});

/**
 * A passkey alone does not turn two-step sign-in on: who loses the device could not get in, and has no recovery codes. Staff
 * who must have a second factor are asked for it, else the password would be enough for them after all.
 */
const mustGiveCode: Hooks['mustGiveCode'] = async (
  { passkeys, trustedDevices },
  userId,
  { isBound, markHashes, at },
) => {
  if (!isBound || (await passkeys.countOf(userId)) === 0) return false;
  return markHashes.length === 0 || !(await trustedDevices.use(userId, markHashes, at));
};

export const passkeyModule = {
  name: 'passkey',
  errors: passkeyErrors,
  errorParams: passkeyErrorParams,
  reactions: passkeyReactions,
  hooks: {
    archiveOf: passkeyArchive,
    mustGiveCode,
    waysIn: ({ passkeys }, userId) => passkeys.countOf(userId),
    secondStepMeans: async ({ passkeys }, userId) =>
      (await passkeys.countOf(userId)) > 0 ? ['PASSKEY'] : [],
    whenMemberIsAnonymised: ({ passkeys }, userId) => passkeys.deleteAllOf(userId),
  },
  useCases,
  sensitive: ['beginPasskey', 'removePasskey', 'removePasskeyFor'],
} as const satisfies Module;
