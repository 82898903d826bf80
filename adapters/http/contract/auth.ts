import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { contract, email, id, instant, line, secret } from './endpoint.ts';
import { me } from './me.ts';

const transport = z.enum(['cookie', 'body']).optional();
const done = z.object({ ok: z.literal(true) });

/** The refresh token is in the answer only for clients that asked for `transport: body`; browsers get a cookie. */
const signedIn = z.object({
  accessToken: z.string(),
  expiresIn: z.int(),
  refreshToken: z.string().optional(),
  user: me,
});

const session = z.object({
  id,
  userAgent: z.string(),
  address: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});

export const auth = contract({
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account; a code or a link goes to the address',
    access: 'visitor',
    status: 201,
    body: z.strictObject({
      fullname: line(120),
      email: email,
      password: secret,
      confirmPassword: secret,
      referrer: line(64).optional(),
      language: z.enum(languages).optional(),
      timeZone: line(64).optional(),
      /** The version of terms and privacy agreed to; required by the rules in force. */
      consent: z.boolean().optional(),
    }),
    output: z.object({
      email: z.string(),
      mode: z.enum(['LINK', 'CODE']),
      resendAfter: instant,
      expiresAt: instant,
    }),
    refusals: [
      'auth.fullname_required',
      'auth.email_exists',
      'auth.password_too_short',
      'auth.password_too_long',
      'auth.passwords_differ',
      'auth.consent_required',
      'auth.registration_closed',
      'auth.busy',
    ],
    limit: 'register',
  },
  confirmRegister: {
    method: 'POST',
    path: '/auth/confirm-register',
    summary: 'Confirm the address with the link token, or with the 6-digit code',
    access: 'visitor',
    body: z.union([
      z.strictObject({ token: z.string().min(1).max(256), transport }),
      z.strictObject({
        email,
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/),
        transport,
      }),
    ]),
    output: signedIn,
    refusals: [
      'auth.token_required',
      'auth.token_invalid',
      'auth.token_expired',
      'auth.code_invalid',
      'auth.code_expired',
      'auth.code_max_attempts',
      'auth.user_verified',
      'auth.user_hold',
      'auth.user_ban',
      'auth.user_deleted',
    ],
    limit: 'guess',
  },
  resendCode: {
    method: 'POST',
    path: '/auth/resend-code',
    summary: 'Send another code or link; the answer is the same for unknown addresses',
    access: 'visitor',
    body: z.strictObject({ email }),
    output: z.object({ ok: z.literal(true), resendAfter: instant }),
    refusals: ['auth.wait_5_minutes', 'auth.daily_limit'],
    limit: 'send',
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'visitor',
    body: z.strictObject({ email, password: secret.min(1), transport }),
    output: signedIn,
    refusals: [
      'auth.invalid_credentials',
      'auth.user_not_active',
      'auth.user_hold',
      'auth.user_ban',
      'auth.user_deleted',
      'auth.busy',
    ],
    limit: 'sign-in',
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Trade the refresh token for a new pair; reusing an old one ends the sign-in',
    access: 'visitor',
    body: z.strictObject({ refreshToken: z.string().max(512).optional(), transport }).optional(),
    output: signedIn,
    refusals: [
      'auth.refresh_token_required',
      'auth.refresh_token_invalid',
      'auth.refresh_token_user_not_found',
      'auth.user_hold',
      'auth.user_ban',
      'auth.user_deleted',
    ],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this sign-in',
    access: 'visitor',
    body: z.strictObject({ refreshToken: z.string().max(512).optional() }).optional(),
    output: done,
    refusals: [],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send a link to choose a new password; the answer is the same for unknown addresses',
    access: 'visitor',
    body: z.strictObject({ email }),
    output: z.object({ ok: z.literal(true), resendAfter: instant }),
    refusals: ['auth.wait_5_minutes', 'auth.daily_limit'],
    limit: 'send',
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Choose a new password with the token of the link; ends every sign-in',
    access: 'visitor',
    body: z.strictObject({ token: z.string().max(256), password: secret, confirmPassword: secret }),
    output: done,
    refusals: [
      'auth.token_required',
      'auth.token_invalid',
      'auth.token_expired',
      'auth.password_too_short',
      'auth.password_too_long',
      'auth.passwords_differ',
      'auth.busy',
    ],
    limit: 'guess',
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/password',
    summary: 'Change the password; every other sign-in ends',
    access: 'member',
    body: z.strictObject({ oldPassword: secret, newPassword: secret, confirmPassword: secret }),
    output: done,
    refusals: [
      'auth.old_password_required',
      'auth.new_password_required',
      'auth.password_incorrect',
      'auth.password_unchanged',
      'auth.password_too_short',
      'auth.password_too_long',
      'auth.passwords_differ',
      'auth.busy',
    ],
    limit: 'guess',
  },
  requestEmailChange: {
    method: 'POST',
    path: '/auth/email',
    summary: 'Ask to move the account to another address; a code goes there, a notice to the old one',
    access: 'member',
    body: z.strictObject({ email, password: secret.min(1) }),
    output: z.object({ email: z.string(), resendAfter: instant, expiresAt: instant }),
    refusals: [
      'auth.password_incorrect',
      'user.email_exists',
      'auth.wait_5_minutes',
      'auth.daily_limit',
      'auth.busy',
    ],
    limit: 'guess',
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/auth/email/confirm',
    summary: 'Confirm the new address with the 6-digit code',
    access: 'member',
    body: z.strictObject({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    output: me,
    refusals: ['auth.code_invalid', 'auth.code_expired', 'auth.code_max_attempts', 'user.email_exists'],
    limit: 'guess',
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'The devices that are signed in',
    access: 'signed-in',
    output: z.object({ items: z.array(session) }),
    refusals: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'Sign one device out',
    access: 'signed-in',
    params: z.strictObject({ id }),
    output: done,
    refusals: ['auth.session_not_found'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Sign every other device out',
    access: 'signed-in',
    output: z.object({ ended: z.int() }),
    refusals: [],
  },
});
