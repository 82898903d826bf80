import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import {
  claimStandings,
  providerLimits,
  signInProviders as names,
} from '#core/people/sign-in-provider/provider.ts';
import { contract, done, email, instant, line, name, word } from '../../engine/contract/endpoint.ts';
import { secondStep } from './second-factor.ts';
import { signedIn, transport } from './signed-in.ts';

const byProvider = z.strictObject({ provider: z.enum(names) });
/** The page that the person goes on to; only one of this site counts. */
const beginning = z.strictObject({ next: line(providerLimits.next).optional() });
/** Where the browser goes. What it keeps for the way back is in a cookie that no script can read. */
const begun = z.object({ address: z.string() });

const beginRefusals = ['provider.not_available', 'provider.away'] as const;
const answerRefusals = [
  ...beginRefusals,
  'provider.attempt_over',
  'provider.cancelled',
  'provider.refused',
  'provider.not_linked',
] as const;
const closedAccounts = [
  'auth.user_not_active',
  'auth.user_hold',
  'auth.user_ban',
  'auth.user_deleted',
] as const;

/** A person whom the provider knows and no account here: what may be done about it. */
const claim = z.object({
  provider: z.enum(names),
  email: z.string().nullable(),
  name: z.string(),
  next: z.string(),
  /** Whether the address is confirmed already, must be, or belongs to an account. */
  standing: z.enum(claimStandings),
});

const next = z.string();

export const signInProviders = contract({
  begin: {
    method: 'POST',
    path: '/auth/providers/:provider',
    summary: 'Go to a provider to sign in; browsers only, which keep what they come back with in a cookie',
    access: 'visitor',
    params: byProvider,
    body: beginning,
    output: begun,
    refusals: [...beginRefusals],
    limit: 'heavy',
  },
  finish: {
    method: 'POST',
    path: '/auth/providers/:provider/answer',
    summary: 'Bring back what a provider answered: sign in, link it, or show who is there, as it was begun',
    access: 'visitor',
    params: byProvider,
    body: z.strictObject({
      state: word(256, 1),
      code: word(4_000, 1).optional(),
      error: line(200).optional(),
      iss: word(300).optional(),
    }),
    output: z.discriminatedUnion('outcome', [
      signedIn.extend({ outcome: z.literal('SIGNED_IN'), next }),
      secondStep.extend({ outcome: z.literal('SECOND_STEP'), next }),
      z.object({ outcome: z.literal('CLAIM'), claim, next }),
      z.object({ outcome: z.enum(['LINKED', 'PROVEN']), next }),
    ]),
    refusals: [
      ...answerRefusals,
      ...closedAccounts,
      'provider.taken',
      'provider.linked',
      'provider.proof_elsewhere',
    ],
    limit: 'guess',
  },
  claim: {
    method: 'GET',
    path: '/auth/providers/claim',
    summary: 'What this browser came back with from a provider, while no account is linked to it',
    access: 'visitor',
    output: claim,
    refusals: ['provider.claim_over'],
  },
  register: {
    method: 'POST',
    path: '/auth/providers/claim/account',
    summary:
      'Open an account for it: signed in where the provider vouches for the address, else a mail goes there',
    access: 'visitor',
    status: 201,
    body: z.strictObject({
      fullname: name(120),
      /** Where the provider vouches for none. */
      email: email.optional(),
      referrer: line(64).optional(),
      language: z.enum(languages).optional(),
      timeZone: line(64).optional(),
      /** The version of terms and privacy agreed to; required by the rules in force. */
      consent: z.boolean().optional(),
      transport,
    }),
    output: z.union([
      signedIn,
      z.object({
        mail: z.object({
          email: z.string(),
          mode: z.enum(['LINK', 'CODE']),
          resendAfter: instant,
          expiresAt: instant,
        }),
      }),
    ]),
    refusals: [
      'provider.claim_over',
      'provider.taken',
      'auth.fullname_required',
      'auth.email_exists',
      'auth.consent_required',
      'auth.registration_closed',
      'auth.wait_5_minutes',
      'auth.daily_limit',
    ],
    limit: 'register',
  },
});

const link = z.object({
  provider: z.enum(names),
  /** As the provider wrote it when the link was made. */
  email: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

export const providerLinks = contract({
  list: {
    method: 'GET',
    path: '/me/providers',
    summary: 'The providers that this account may be signed in to with, and those that are linked',
    access: 'member',
    output: z.object({
      items: z.array(z.object({ provider: z.enum(names), isAvailable: z.boolean(), link: link.nullable() })),
      hasPassword: z.boolean(),
    }),
    refusals: [],
  },
  begin: {
    method: 'POST',
    path: '/me/providers/:provider',
    summary: 'Go to a provider to link it to this account',
    access: 'member',
    params: byProvider,
    body: beginning,
    output: begun,
    refusals: [...beginRefusals, 'provider.linked', 'access.proof_due'],
    limit: 'guess',
  },
  linkClaim: {
    method: 'POST',
    path: '/me/provider-claim',
    summary: 'Link what this browser came back with from a provider to this account',
    access: 'member',
    output: link,
    refusals: ['provider.claim_over', 'provider.taken', 'access.proof_due'],
    limit: 'guess',
  },
  unlink: {
    method: 'DELETE',
    path: '/me/providers/:provider',
    summary: 'End a link; the last way into an account stays',
    access: 'member',
    params: byProvider,
    output: done,
    refusals: ['provider.not_linked', 'auth.last_way_in', 'access.proof_due'],
  },
  beginProof: {
    method: 'POST',
    path: '/me/proof/provider/:provider',
    summary: 'Go to a provider to show who sits at this sign-in, where the account has nothing else',
    access: 'member',
    params: byProvider,
    body: beginning,
    output: begun,
    refusals: [...beginRefusals, 'provider.not_linked', 'provider.proof_elsewhere'],
    limit: 'guess',
  },
});
