import { z } from 'zod';
import { secondFactorLimits, signInProofs } from '#core/people/second-factor/second-factor.ts';
import { secondStepMeans } from '#core/people/sign-in/second-step.ts';
import {
  byId,
  contract,
  done,
  id,
  instant,
  reference,
  secret,
  word,
} from '../../engine/contract/endpoint.ts';

/** Six digits of the app, or a recovery code, as people type them. */
export const signInCode = reference(64, 1);

const trustedDevice = z.object({
  id,
  userAgent: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
});
/** In this answer alone: only what they hash to is kept. */
const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).length(secondFactorLimits.recoveryCodes),
});
const proof = z.strictObject({ password: secret.min(1), code: signInCode });
const proofRefusals = [
  'auth.password_incorrect',
  'auth.no_password',
  'auth.busy',
  'second_factor.none',
  'second_factor.code_invalid',
  'second_factor.too_many_codes',
] as const;

export const secondFactor = contract({
  get: {
    method: 'GET',
    path: '/me/second-factor',
    summary: 'Whether two-step sign-in is on, the recovery codes left and the trusted devices',
    access: 'member',
    output: z.object({
      /** Null: off. */
      since: instant.nullable(),
      /** Staff without it, where they must have it: the console opens once it is set up. */
      isDue: z.boolean(),
      /** What is asked for when the server wants to know anew who is there. */
      proof: z.enum(signInProofs),
      /** A passkey shows it too. */
      hasPasskey: z.boolean(),
      /** Without one it is chosen by mail; what asks for it can't be done before. */
      hasPassword: z.boolean(),
      recoveryCodesLeft: z.int(),
      trustedDevices: z.array(trustedDevice),
    }),
    refusals: [],
  },
  begin: {
    method: 'POST',
    path: '/me/second-factor',
    summary: 'A secret for an authenticator app, in this answer alone; it counts once a code confirmed it',
    access: 'member',
    status: 201,
    body: z.strictObject({ password: secret.min(1) }),
    output: z.object({
      secret: z.string(),
      /** `otpauth://…`, what the QR code says. */
      address: z.string(),
    }),
    refusals: ['auth.password_incorrect', 'auth.no_password', 'auth.busy', 'second_factor.exists'],
    limit: 'guess',
  },
  confirm: {
    method: 'POST',
    path: '/me/second-factor/confirm',
    summary: 'Turn two-step sign-in on with a first code; answers the recovery codes',
    access: 'member',
    body: z.strictObject({ code: signInCode }),
    output: recoveryCodes,
    refusals: [
      'second_factor.exists',
      'second_factor.not_begun',
      'second_factor.code_invalid',
      'second_factor.too_many_codes',
    ],
    limit: 'guess',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/me/second-factor/recovery-codes',
    summary: 'New recovery codes in place of the old ones',
    access: 'member',
    body: proof,
    output: recoveryCodes,
    refusals: proofRefusals,
    limit: 'guess',
  },
  turnOff: {
    method: 'POST',
    path: '/me/second-factor/turn-off',
    summary: 'Turn two-step sign-in off, with the password and a code',
    access: 'member',
    body: proof,
    output: done,
    refusals: [...proofRefusals, 'second_factor.required'],
    limit: 'guess',
  },
  prove: {
    method: 'POST',
    path: '/me/proof',
    summary: 'Show who sits at this sign-in: a code where two-step sign-in is on, else the password',
    access: 'member',
    body: z.strictObject({ password: secret.min(1).optional(), code: signInCode.optional() }),
    output: z.object({ provenUntil: instant }),
    refusals: [
      'auth.password_required',
      'auth.password_incorrect',
      'auth.no_password',
      'auth.busy',
      'second_factor.code_invalid',
      'second_factor.too_many_codes',
      'second_factor.passkey_due',
    ],
    limit: 'guess',
  },
  forgetDevice: {
    method: 'DELETE',
    path: '/me/trusted-devices/:id',
    summary: 'Ask for a code again at the next sign-in on this device',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['second_factor.device_not_found'],
  },
});

/** What the right password is traded for, where a code is due too. */
export const secondStep = z.object({
  challenge: word(256, 1),
  expiresAt: instant,
  /** What this person can finish it with. */
  means: z.array(z.enum(secondStepMeans)),
});
