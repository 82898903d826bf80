import { z } from 'zod';
import { features, type Feature } from '#core/platform/settings/feature.ts';
import { languages } from '#core/kernel/language.ts';
import { signInProviders } from '#core/people/sign-in-provider/provider.ts';
import { contract, instant } from '../../engine/contract/endpoint.ts';

const featureSwitches = Object.fromEntries(features.map((name) => [name, z.boolean()])) as Record<
  Feature,
  z.ZodBoolean
>; // of the list itself

const bilingual = z.object({ vi: z.string(), en: z.string() });
export const publicSettingsSchema = z.object({
  siteName: z.string(),
  siteTitle: bilingual,
  siteDescription: bilingual,
  siteKeywords: bilingual,
  copyright: z.string(),
  faviconUrl: z.string(),
  logoUrl: z.string(),
  logoDarkUrl: z.string(),
  shareImageUrl: z.string(),
  contactEmail: z.string(),
  defaultLanguage: z.enum(languages),
  vndPerUsd: z.number(),
  /** Fit Coin for a coach's review, where the coach sets no price of their own. */
  reviewPriceDefault: z.int(),
  verificationMode: z.enum(['LINK', 'CODE']),
  bodyStandard: z.enum(['WHO', 'ASIA_PACIFIC']),
  referralMonthlyCap: z.int(),
  registrationOpen: z.boolean(),
  /** What is switched off: `false`. */
  features: z.object(featureSwitches),
  maintenance: z.boolean(),
  maintenanceMessage: bilingual,
  maintenanceUntil: z.string().nullable(),
  officeAddress: bilingual,
  officeHours: bilingual,
  officePhone: z.string(),
  officeLat: z.number(),
  officeLng: z.number(),
  officeMap: z.string(),
  socialLinks: z.string(),
  analyticsId: z.string(),
  comingSoon: z.string(),
  comingSoonUntil: z.string().nullable(),
  /** Where videos of lessons may come from, beside the platform's own files; apart by spaces. */
  learningVideoHosts: z.string(),
  consentVersion: z.string(),
  /** What a browser subscribes to web push with; null: this server can't push. */
  vapidPublicKey: z.string().nullable(),
  /** Where texts are sent when both sides agreed to translation; null: this server has no model. */
  translationHost: z.string().nullable(),
  /** Whom people may sign in with; none where the operator has no agreement with any. */
  signInProviders: z.array(z.enum(signInProviders)),
});

export const site = contract({
  publicSettings: {
    method: 'GET',
    path: '/settings/public',
    summary: "The site's name, words and switches",
    access: 'visitor',
    output: publicSettingsSchema,
    refusals: [],
  },
  wsTicket: {
    method: 'POST',
    path: '/ws-ticket',
    summary: 'A single-use ticket for the live connection, valid 30 seconds',
    access: 'member',
    output: z.object({ ticket: z.string(), expiresAt: instant }),
    refusals: [],
    limit: 'write',
  },
  live: {
    method: 'GET',
    path: '/health/live',
    summary: 'The process answers',
    access: 'visitor',
    output: z.object({ status: z.literal('ok') }),
    refusals: [],
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    summary:
      'It can be sent requests: the database and the disk take what is written, and it is not about to end',
    access: 'visitor',
    output: z.object({ status: z.literal('ok') }),
    refusals: ['service.unavailable'],
  },
});
