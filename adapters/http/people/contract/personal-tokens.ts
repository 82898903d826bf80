import { z } from 'zod';
import { tokenLimits, tokenScopes, tokenToolNames } from '#core/people/personal-token/personal-token.ts';
import {
  byId,
  contract,
  done,
  id,
  instant,
  name,
  page,
  pageQuery,
  secret,
} from '../../engine/contract/endpoint.ts';

const token = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  state: z.enum(['ALIVE', 'EXPIRED', 'ENDED']),
  /** Why it ended before its time: by hand, with a new password, with the account. */
  endReason: z.enum(['REVOKED', 'PASSWORD', 'STATUS']).nullable(),
});

const call = z.object({
  id,
  at: instant,
  tool: z.enum(tokenToolNames),
  /** Which week, number, review or fields; never a value. */
  what: z.string(),
  isRefused: z.boolean(),
});

export const personalTokens = contract({
  list: {
    method: 'GET',
    path: '/me/personal-tokens',
    summary: "One's own tokens for assistants, newest first; the values are kept nowhere",
    access: 'member',
    output: z.object({ items: z.array(token) }),
    refusals: [],
  },
  create: {
    method: 'POST',
    path: '/me/personal-tokens',
    summary: 'Make a token for an assistant of one’s own; its value is in this answer alone',
    access: 'member',
    status: 201,
    body: z.strictObject({
      name: name(tokenLimits.name, 1),
      scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
      /** Until then it works. */
      days: z.int().min(1).max(tokenLimits.mostDays),
      password: secret.min(1),
    }),
    output: token.extend({ value: z.string() }),
    refusals: ['token.limit', 'auth.password_incorrect', 'auth.no_password', 'auth.busy'],
    limit: 'guess',
  },
  revoke: {
    method: 'DELETE',
    path: '/me/personal-tokens/:id',
    summary: 'End a token at once',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['token.not_found'],
  },
  log: {
    method: 'GET',
    path: '/me/personal-tokens/:id/log',
    summary: 'What was read and written with a token in the last 90 days, newest first',
    access: 'member',
    params: byId,
    query: z.strictObject(pageQuery),
    output: page(call),
    refusals: ['token.not_found', 'input.cursor'],
  },
});
