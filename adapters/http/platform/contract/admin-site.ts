import { z } from 'zod';
import { features, type Feature } from '#core/platform/settings/feature.ts';
import { brandPlaces } from '#core/platform/settings/brand.ts';
import { bodyStandards, type BugBountyLine } from '#core/platform/settings/site.ts';
import { quizLimits } from '#core/learning/quiz/quiz.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { hiddenCharacterIn } from '#core/kernel/text/visible-text.ts';
import { languages } from '#core/kernel/language.ts';
import { anyTrendRights } from '#core/member-lifecycle/overview/trend-rights.ts';
import { workQueueNames, workQueueRights } from '#core/member-lifecycle/overview/work-queues.ts';
import { contract, instant, line, typedInstantText } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { uploadRefusals } from './media.ts';

const featureSwitches = Object.fromEntries(features.map((name) => [name, z.boolean()])) as Record<
  Feature,
  z.ZodBoolean
>; // of the list itself

const bountyCoins = z.int().min(0).max(10_000_000);

const bilingual = z.strictObject({ vi: line(500), en: line(500) });
const url = z
  .string()
  .max(500)
  .regex(/^(\/[^/\\].*|\/|https:\/\/.+)$/)
  .refine((text) => hiddenCharacterIn(text, 'code') === null, { params: { code: 'input.url' } });
const price = z.int().min(0).max(1_000_000_000);
export const settingsSchema = z.strictObject({
  siteName: line(60, 1),
  siteTitle: bilingual,
  siteDescription: bilingual,
  siteKeywords: bilingual,
  copyright: line(120),
  faviconUrl: url,
  logoUrl: url,
  logoDarkUrl: z.union([z.literal(''), url]),
  shareImageUrl: url,
  contactEmail: z.email().max(254),
  defaultLanguage: z.enum(languages),
  vndPerUsd: z.number().min(1).max(1_000_000),
  verificationMode: z.enum(['LINK', 'CODE']),
  bodyStandard: z.enum(bodyStandards),
  referralMonthlyCap: z.int().min(0).max(1000),
  registrationOpen: z.boolean(),
  features: z.object(featureSwitches),
  maintenance: z.boolean(),
  maintenanceMessage: bilingual,
  maintenanceUntil: typedInstantText.nullable(),
  proPrice30: price,
  proPrice365: price,
  premiumPrice30: price,
  premiumPrice365: price,
  reviewPriceDefault: z.int().min(0).max(1_000_000),
  reviewTimeoutDays: z.int().min(1).max(90),
  reviewVoiceMinutes: z.int().min(1).max(15),
  reviewVideoMinutes: z.int().min(1).max(10),
  paymentExpiryHours: z.int().min(1).max(720),
  bankBin: z.string().regex(/^(\d{6})?$/),
  bankBranch: line(100),
  bankAccountNumber: z.string().regex(/^[A-Za-z0-9]{0,19}$/),
  bankAccountHolder: line(100),
  momoPhone: z.string().regex(/^(\+?\d{9,15})?$/),
  momoName: line(100),
  secondApprovalFromVnd: price,
  bankAppLinks: z.boolean(),
  grantMax: z.int().min(1).max(10_000_000),
  secondApprovalFromCoins: z.int().min(0).max(10_000_000),
  giftsOpen: z.boolean(),
  giftMin: z.int().min(1).max(1_000_000),
  giftMax: z.int().min(1).max(1_000_000),
  giftDayMax: z.int().min(1).max(10_000_000),
  giftAccountDays: z.int().min(0).max(366),
  giftProofFrom: z.int().min(1).max(1_000_000),
  quizAttemptsDefault: z.int().min(0).max(quizLimits.attempts),
  announcementMailsPerMinute: z.int().min(1).max(6000),
  followeesMax: z.int().min(1).max(100_000),
  storageGibBasic: z.int().min(1).max(1000),
  storageGibPro: z.int().min(1).max(1000),
  storageGibPremium: z.int().min(1).max(1000),
  storageGibLearning: z.int().min(1).max(1000),
  chatMembersMax: z.int().min(2).max(200),
  coachAuthoring: z.boolean(),
  refundDays: z.int().min(0).max(90),
  refundPercent: z.int().min(0).max(100),
  learnerReminders: z.boolean(),
  learningVideoHosts: line(1000),
  postBountyMax: z.int().min(0).max(10_000_000),
  bountyMonthlyCap: z.int().min(0).max(1_000_000_000),
  bugBounty: z.object({
    CRITICAL: bountyCoins,
    HIGH: bountyCoins,
    MEDIUM: bountyCoins,
    LOW: bountyCoins,
    TRIVIAL: bountyCoins,
    FEATURE: bountyCoins,
  } satisfies Record<BugBountyLine, unknown>),
  officeAddress: bilingual,
  officeHours: bilingual,
  officePhone: z.string().regex(/^(\+?[\d .()-]{6,30})?$/),
  officeLat: z.number().min(-90).max(90),
  officeLng: z.number().min(-180).max(180),
  officeMap: url,
  supportInbox: z.union([z.literal(''), z.email().max(254)]),
  socialLinks: line(2000),
  analyticsId: z.string().regex(/^(G-[A-Z0-9]{6,12})?$/),
  maintenanceAllow: line(2000),
  comingSoon: line(2000),
  comingSoonUntil: typedInstantText.nullable(),
  reservedNames: line(5000),
  siteAddresses: line(500),
  aiReviewsADay: z.int().min(0).max(1000),
  aiChatsADay: z.int().min(0).max(1000),
  aiTokensADay: z.int().min(0).max(10_000_000),
  aiSiteTokensADay: z.int().min(0).max(1_000_000_000),
  aiCostIn: z.int().min(0).max(1_000_000),
  aiCostOut: z.int().min(0).max(1_000_000),
  aiHistoryMonths: z.int().min(1).max(120),
  aiCallSeconds: z.int().min(5).max(120),
  aiProviderCountry: line(100),
  aiProviderRetention: bilingual,
});
const storedSettings = z.object({
  id: z.literal('site'),
  ...settingsSchema.shape,
  version: z.int(),
  updatedAt: instant.nullable(),
});

const auditEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.string(),
  actorName: z.string().nullable(),
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
});

/** Figures of weeks that begin on such Mondays, the oldest first. */
const weeksOf = <Figures extends z.ZodRawShape>(figures: Figures) =>
  z.array(z.object({ monday: z.iso.date(), ...figures })).nullable();

export const adminSite = contract({
  settings: {
    method: 'GET',
    path: '/admin/settings/:id',
    summary: 'Every setting',
    access: ['setting.update', 'global'],
    params: z.strictObject({ id: z.literal('site') }),
    output: storedSettings,
    refusals: [],
  },
  updateSettings: {
    method: 'PUT',
    path: '/admin/settings/:id',
    summary: 'Change settings',
    access: ['setting.update', 'global'],
    params: z.strictObject({ id: z.literal('site') }),
    body: settingsSchema.partial().extend({ version: z.int().min(0).optional() }),
    output: storedSettings,
    refusals: ['version.stale', 'setting.invalid'],
  },
  addBrandPicture: {
    method: 'POST',
    path: '/admin/brand-pictures/:place',
    summary:
      'Keep a picture for a place of the brand; nothing shows it before its setting is given the address of the answer',
    access: ['setting.update', 'global'],
    params: z.strictObject({ place: z.enum(brandPlaces) }),
    status: 201,
    accepts: 'multipart-or-json',
    body: z.strictObject({}).prefault({}),
    output: z.object({ address: z.string() }),
    refusals: ['brand.format', 'brand.too_small', 'brand.not_square', 'brand.wrong_shape', ...uploadRefusals],
    limit: 'upload',
  },
  auditLog: {
    method: 'GET',
    path: '/admin/audit-log',
    summary: 'What staff changed',
    access: ['audit.view', 'global'],
    query: listQuery,
    output: z.array(auditEntry),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  overview: {
    method: 'GET',
    path: '/admin/overview',
    summary: 'Queues and totals for the first page of the console',
    access: ['user.view', 'global'],
    output: z.object({
      users: z.object({
        total: z.int(),
        pending: z.int(),
        active: z.int(),
        held: z.int(),
        banned: z.int(),
        newThisWeek: z.int(),
      }),
      snapshots: z.object({ total: z.int(), thisWeek: z.int(), lastWeek: z.int() }),
      mails: z.object({ waiting: z.int(), failed: z.int(), oldestWaitingAt: instant.nullable() }),
      events: z.object({ waiting: z.int(), oldestWaitingAt: instant.nullable() }),
      payments: z.object({
        processing: z.int(),
        pending: z.int(),
        oldestProcessingAt: instant.nullable(),
      }),
      incomingTransfers: z.object({ waiting: z.int(), oldestWaitingAt: instant.nullable() }),
      partnerClaims: z.object({ waiting: z.int(), oldestWaitingAt: instant.nullable() }),
      coinRequests: z.object({ waiting: z.int(), oldestWaitingAt: instant.nullable() }),
      orders: z.object({ pending: z.int(), processing: z.int(), oldestOpenAt: instant.nullable() }),
      coins: z.array(
        z.object({
          coin: z.enum(coinTypes),
          outstanding: z.int(),
          held: z.int(),
          issued: z.int(),
          spent: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
  waitingWork: {
    method: 'GET',
    path: '/admin/waiting-work',
    summary: 'How much waits in each list of the console that the caller may open, and since when',
    access: workQueueRights,
    output: z.object({
      items: z.array(
        z.object({
          queue: z.enum(workQueueNames),
          count: z.int(),
          oldestAt: instant.nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  trends: {
    method: 'GET',
    path: '/admin/trends',
    summary:
      'Twelve weeks of figures, each for those who may open what it counts; null is what the caller may not see',
    access: anyTrendRights,
    output: z.object({
      topUps: weeksOf({ count: z.int(), vnd: z.int() }),
      saves: weeksOf({ members: z.int(), again: z.int() }),
      answers: weeksOf({ requested: z.int(), answered: z.int(), medianHours: z.number().nullable() }),
      enrolments: weeksOf({ enrolled: z.int(), completed: z.int() }),
      cases: weeksOf({ opened: z.int(), decided: z.int() }),
      ai: weeksOf({ answers: z.int(), cost: z.int() }),
    }),
    refusals: [],
  },
});
