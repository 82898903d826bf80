import { z } from 'zod';
import { passkeyLimits } from '#core/people/passkey/passkey.ts';
import { byId, contract, done, id, instant, name, word } from '../../engine/contract/endpoint.ts';
import { signedIn, transport } from './signed-in.ts';

/** Bytes as browsers and devices exchange them: base64url. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const credentialId = bytes(1400);
const transports = z.array(word(32, 1)).max(8);

const passkeyName = name(passkeyLimits.name, 1);
const passkey = z.object({
  id,
  name: z.string(),
  /** Its owner's other devices have it too. */
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

/** What a device signs, once and soon, for this site alone. */
const challenge = z.object({ challenge: z.string(), site: z.string(), expiresAt: instant });
const known = z.array(z.object({ credentialId: z.string(), transports: z.array(z.string()) }));

const signed = z.strictObject({
  id: credentialId,
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: bytes(128).nullable(),
});
const refusals = ['passkey.refused', 'passkey.challenge_over'] as const;

export const passkeys = contract({
  list: {
    method: 'GET',
    path: '/me/passkeys',
    summary: 'The passkeys of this account, newest first',
    access: 'member',
    output: z.object({ items: z.array(passkey) }),
    refusals: [],
  },
  begin: {
    method: 'POST',
    path: '/me/passkeys/challenge',
    summary: 'What a device needs to make a passkey for this account',
    access: 'member',
    output: challenge.extend({
      siteName: z.string(),
      /** What the device knows the account by. */
      handle: z.string(),
      account: z.string(),
      displayName: z.string(),
      known,
    }),
    refusals: ['passkey.limit', 'access.proof_due'],
    limit: 'guess',
  },
  add: {
    method: 'POST',
    path: '/me/passkeys',
    summary: 'Keep the passkey that a device made; from then on it signs in alone',
    access: 'member',
    status: 201,
    body: z.strictObject({
      name: passkeyName,
      made: z.strictObject({
        id: credentialId,
        clientData: bytes(4_000),
        attestation: bytes(20_000),
        transports,
      }),
    }),
    output: passkey,
    refusals: [...refusals, 'passkey.limit', 'passkey.exists'],
    limit: 'guess',
  },
  rename: {
    method: 'PUT',
    path: '/me/passkeys/:id',
    summary: 'Give a passkey another name',
    access: 'member',
    params: byId,
    body: z.strictObject({ name: passkeyName }),
    output: done,
    refusals: ['passkey.not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/me/passkeys/:id',
    summary: 'Take a passkey off the account; staff who must have a second factor keep their last one',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['passkey.not_found', 'second_factor.required', 'auth.last_way_in', 'access.proof_due'],
  },
  beginProof: {
    method: 'POST',
    path: '/me/proof/passkey/challenge',
    summary: 'What a passkey signs to show who sits at this sign-in',
    access: 'member',
    output: challenge.extend({ known }),
    refusals: ['passkey.not_found'],
    limit: 'guess',
  },
  prove: {
    method: 'POST',
    path: '/me/proof/passkey',
    summary: 'Show who sits at this sign-in with a passkey',
    access: 'member',
    body: signed,
    output: z.object({ provenUntil: instant }),
    refusals: [...refusals],
    limit: 'guess',
  },
  beginSignIn: {
    method: 'POST',
    path: '/auth/passkey/challenge',
    summary: 'What any passkey of this site may sign to sign in',
    access: 'visitor',
    output: challenge,
    refusals: [],
    limit: 'heavy',
  },
  signIn: {
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Sign in with a passkey alone, or finish the sign-in of a right password with it',
    access: 'visitor',
    body: z.strictObject({
      signed,
      /** Of `POST /auth/login`, where the passkey is the second step. */
      challenge: word(256, 1).optional(),
      trustDevice: z.boolean().optional(),
      transport,
    }),
    output: signedIn,
    refusals: [
      ...refusals,
      'second_factor.challenge_over',
      'auth.wait_for_turn',
      'auth.user_not_active',
      'auth.user_hold',
      'auth.user_ban',
      'auth.user_deleted',
    ],
    limit: 'sign-in',
  },
});
