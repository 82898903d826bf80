import { z } from 'zod';
import { userLevels, userTypes } from '#core/access/actor.ts';
import { activityStatuses } from '#core/account/user.ts';
import { languages } from '#core/kernel/language.ts';
import { contract, instant } from './endpoint.ts';
import { snapshot } from './indicators.ts';

export const publicProfile = z.object({
  id: z.string(),
  displayName: z.string(),
  username: z.string().nullable(),
  type: z.enum(userTypes),
  level: z.enum(userLevels),
  about: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  website: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  activityStatus: z.enum(activityStatuses),
  /** Null: not shown to this viewer. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  profileLink: z.string(),
  isOwn: z.boolean(),
  stats: z.object({ weeks: z.int(), streak: z.int(), latest: snapshot.nullable() }).nullable(),
  gallery: z
    .array(
      z.object({ week: z.string(), side: z.string(), url: z.string(), thumbnailUrl: z.string().nullable() }),
    )
    .nullable(),
  createdAt: instant,
});

export const people = contract({
  get: {
    method: 'GET',
    path: '/users/:idOrUsername',
    summary: 'A public profile, as far as its owner shows it',
    access: 'visitor',
    params: z.strictObject({ idOrUsername: z.string().min(1).max(64) }),
    /** `asStranger`: one's own page as others see it. */
    query: z.strictObject({ asStranger: z.enum(['true', 'false']).optional() }),
    output: publicProfile,
    refusals: ['user.not_found', 'user.not_public'],
  },
});

const bilingual = z.object({ vi: z.string(), en: z.string() });
export const publicSettingsSchema = z.object({
  siteName: z.string(),
  siteTitle: bilingual,
  siteDescription: bilingual,
  siteKeywords: bilingual,
  copyright: z.string(),
  faviconUrl: z.string(),
  logoUrl: z.string(),
  shareImageUrl: z.string(),
  contactEmail: z.string(),
  defaultLanguage: z.enum(languages),
  vndPerUsd: z.number(),
  verificationMode: z.enum(['LINK', 'CODE']),
  bodyStandard: z.enum(['WHO', 'ASIA_PACIFIC']),
  referralMonthlyCap: z.int(),
  registrationOpen: z.boolean(),
  maintenance: z.boolean(),
  maintenanceMessage: bilingual,
  maintenanceUntil: z.string().nullable(),
  consentVersion: z.string(),
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
    summary: 'The database answers too',
    access: 'visitor',
    output: z.object({ status: z.literal('ok') }),
    refusals: ['service.unavailable'],
  },
});
