import { z } from 'zod';
import { userLevels, userStatuses, userTypes } from '#core/access/actor/actor.ts';
import { profileFields } from '#core/people/account/profile.ts';
import { bodyStandards } from '#core/platform/settings/site.ts';
import {
  activityStatuses,
  genders,
  narrowableFlags,
  unitSystems,
  whoMayWriteChoices,
} from '#core/people/account/user.ts';
import { coinTypes, transactionReasons, transactionStatuses } from '#core/money/coin/ledger.ts';
import { transactionSources } from '#core/money/coin/views/transaction-source.ts';
import { mailRhythms, quietTimes } from '#core/platform/notification/digest/rhythm.ts';
import { languages } from '#core/kernel/language.ts';
import { accessDays } from '#core/coaching/review/review.ts';
import { photoViewerRoles } from '#core/body/snapshot/photo-views.ts';
import {
  contract,
  done,
  id,
  instant,
  line,
  name,
  page,
  pageQuery,
  prose,
  secret,
  version,
  word,
  webAddress,
} from '../../engine/contract/endpoint.ts';

const quietTime = z.enum(quietTimes);

const notificationRhythm = z.strictObject({
  /** Half hours of a day in the member's time zone, `22:30`. Nothing but account, security and money disturbs meanwhile. */
  quiet: z.strictObject({ from: quietTime, to: quietTime }).nullable(),
  mails: z.enum(mailRhythms),
});

export const publicFlagsSchema = z.strictObject({
  email: z.boolean(),
  phone: z.boolean(),
  members: z.boolean(),
  followers: z.boolean(),
  gallery: z.boolean(),
  /** The physical profile at all: the latest week, as far as the three flags below open it. */
  stats: z.boolean(),
  /** Computed results of the section. */
  body: z.boolean(),
  strength: z.boolean(),
  /** Weeks before the latest one. */
  history: z.boolean(),
});

const reminder = z.strictObject({
  enabled: z.boolean(),
  weekday: z.int().min(1).max(7),
  hour: z.int().min(0).max(23),
});

/** The account as its owner sees it. */
export const me = z.object({
  id,
  fullname: z.string(),
  displayName: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  emailVerifiedAt: instant.nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  address: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  zipCode: z.string().nullable(),
  fullAddress: z.string(),
  about: z.string().nullable(),
  website: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isPublic: z.boolean(),
  publicFlags: publicFlagsSchema,
  /** Open to followers alone, where its flag opens it. */
  followersOnly: z.array(z.enum(narrowableFlags)),
  profileLink: z.string(),
  domain: z.object({ domainName: z.string() }).nullable(),
  activityStatus: z.enum(activityStatuses),
  status: z.enum(userStatuses),
  level: z.enum(userLevels),
  levelExpiresAt: instant.nullable(),
  type: z.enum(userTypes),
  role: z.object({ id: z.string(), name: z.string() }),
  permissions: z.array(z.string()),
  language: z.enum(languages),
  timeZone: z.string(),
  units: z.enum(unitSystems),
  bodyStandard: z.enum(bodyStandards),
  reminder,
  suggestible: z.boolean(),
  whoMayWrite: z.enum(whoMayWriteChoices),
  readReceipts: z.boolean(),
  showPresence: z.boolean(),
  translation: z.boolean(),
  /** Until then nothing can be published; null when nothing stands in the way. */
  restrictedUntil: instant.nullable(),
  referralCode: z.string(),
  completeness: z.int(),
  missingFields: z.array(z.enum(profileFields)),
  /** Terms changed since the last consent: the web asks again. */
  consentDue: z.boolean(),
  deletionRequestedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});

export const wallet = z.object({
  fitCoin: z.int(),
  baseCoin: z.int(),
  heldFitCoin: z.int(),
  heldBaseCoin: z.int(),
});

export const transaction = z.object({
  id: z.string(),
  type: z.enum(transactionReasons),
  coin: z.enum(coinTypes),
  amount: z.int(),
  newBalance: z.int(),
  status: z.enum(transactionStatuses),
  reference: z.string(),
  /** What caused it and where that is shown; null when there is nothing more to see. */
  source: z.object({ kind: z.enum(transactionSources), id: z.string().nullable() }).nullable(),
  note: z.string().nullable(),
  createdAt: instant,
});

/** Null empties a field; a field left out stays as it is. */
const optionalLine = (max: number) => line(max).nullable().optional();

export const meContract = contract({
  get: {
    method: 'GET',
    path: '/me',
    summary: 'The account as its owner sees it',
    access: 'signed-in',
    output: me,
    refusals: [],
  },
  update: {
    method: 'PATCH',
    path: '/me',
    summary: 'Change the profile, its public flags, or the preferences',
    access: 'member',
    body: z.strictObject({
      version,
      fullname: name(120, 1).optional(),
      username: optionalLine(30),
      phone: line(24)
        .regex(/^(\+?[0-9][0-9 .()-]{5,22})?$/)
        .nullable()
        .optional(),
      gender: z.enum(genders).nullable().optional(),
      address: optionalLine(200),
      region: optionalLine(120),
      city: optionalLine(120),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable()
        .optional(),
      zipCode: optionalLine(16),
      about: prose(2000).nullable().optional(),
      website: webAddress.nullable().optional(),
      avatarId: id.nullable().optional(),
      isPublic: z.boolean().optional(),
      publicFlags: publicFlagsSchema.partial().optional(),
      followersOnly: z.array(z.enum(narrowableFlags)).max(narrowableFlags.length).optional(),
      activityStatus: z.enum(activityStatuses).optional(),
      language: z.enum(languages).optional(),
      timeZone: line(64, 1).optional(),
      units: z.enum(unitSystems).optional(),
      bodyStandard: z.enum(bodyStandards).optional(),
      reminder: reminder.optional(),
      suggestible: z.boolean().optional(),
      whoMayWrite: z.enum(whoMayWriteChoices).optional(),
      readReceipts: z.boolean().optional(),
      showPresence: z.boolean().optional(),
      translation: z.boolean().optional(),
    }),
    output: me,
    refusals: [
      'version.stale',
      'user.fullname_required',
      'user.username_exists',
      'user.username_invalid',
      'user.username_reserved',
      'user.phone_exists',
      'user.media_not_found',
      'user.invalid_timezone',
    ],
    limit: 'write',
  },
  usernameAvailability: {
    method: 'GET',
    path: '/me/username-availability',
    summary: 'Whether a username can be taken',
    access: 'member',
    query: z.strictObject({ username: line(64) }),
    output: z.object({
      available: z.boolean(),
      code: z.enum(['user.username_exists', 'user.username_invalid', 'user.username_reserved']).nullable(),
    }),
    refusals: [],
  },
  consent: {
    method: 'POST',
    path: '/me/consent',
    summary: 'Agree to the terms and the privacy policy in force',
    access: 'signed-in',
    body: z.strictObject({ version: word(32) }),
    output: me,
    refusals: ['auth.consent_required'],
  },
  wallet: {
    method: 'GET',
    path: '/me/wallet',
    summary: 'Balances, and what is set aside',
    access: 'member',
    output: wallet,
    refusals: [],
  },
  transactions: {
    method: 'GET',
    path: '/me/transactions',
    summary: 'The statement, newest first, with running balance',
    access: 'member',
    query: z.strictObject({
      ...pageQuery,
      coin: z.enum(coinTypes).optional(),
      type: z.enum(transactionReasons).optional(),
      status: z.enum(transactionStatuses).optional(),
    }),
    output: page(transaction),
    refusals: ['input.cursor'],
  },
  transactionTotals: {
    method: 'GET',
    path: '/me/transactions/totals',
    summary: 'What the lines of a filter add to the wallet and take from it, coin by coin',
    access: 'member',
    query: z.strictObject({
      coin: z.enum(coinTypes).optional(),
      type: z.enum(transactionReasons).optional(),
      status: z.enum(transactionStatuses).optional(),
    }),
    output: z.object({
      items: z.array(z.object({ coin: z.enum(coinTypes), added: z.int(), taken: z.int(), lines: z.int() })),
    }),
    refusals: [],
  },
  transactionsCsv: {
    method: 'GET',
    path: '/me/transactions.csv',
    summary: 'The whole statement as CSV',
    access: 'member',
    query: z.strictObject({
      coin: z.enum(coinTypes).optional(),
      type: z.enum(transactionReasons).optional(),
      status: z.enum(transactionStatuses).optional(),
    }),
    produces: 'file',
    fileTypes: ['text/csv'],
    refusals: [],
    limit: 'heavy',
  },
  statementPdf: {
    method: 'GET',
    path: '/me/statements/:month',
    summary: "One month's statement as PDF, by the member's own calendar",
    access: 'member',
    params: z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])\.pdf$/) }),
    produces: 'file',
    fileTypes: ['application/pdf'],
    refusals: ['input.date', 'transaction.month_not_begun', 'transaction.statement_too_long'],
    limit: 'heavy',
  },
  convert: {
    method: 'POST',
    path: '/me/convert',
    summary: 'Turn Fit Coin into Base Coin, 1 to 10; there is no way back',
    access: 'member',
    body: z.strictObject({ fitCoin: z.int().min(1).max(100_000_000_000) }),
    output: wallet,
    refusals: ['coin.not_enough', 'coin.amount_invalid', 'idempotency.key_reused'],
    idempotent: true,
    limit: 'write',
  },
  invited: {
    method: 'GET',
    path: '/me/invited',
    summary: "Who joined by this member's invitation, names masked",
    access: 'member',
    output: z.object({
      link: z.string(),
      code: z.string(),
      monthlyCap: z.int(),
      items: z.array(
        z.object({
          name: z.string(),
          joinedAt: instant,
          verified: z.boolean(),
          saved: z.boolean(),
          rewarded: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  notificationSettings: {
    method: 'GET',
    path: '/me/notification-settings',
    summary: 'Which notices arrive, and where',
    access: 'member',
    output: z.object({
      items: z.array(
        z.object({ category: z.string(), inApp: z.boolean(), email: z.boolean(), required: z.boolean() }),
      ),
    }),
    refusals: [],
  },
  setNotificationSettings: {
    method: 'PUT',
    path: '/me/notification-settings',
    summary: 'Choose which notices arrive, and where',
    access: 'member',
    body: z.strictObject({
      items: z.array(z.strictObject({ category: line(32), inApp: z.boolean(), email: z.boolean() })).max(32),
    }),
    output: z.object({
      items: z.array(
        z.object({ category: z.string(), inApp: z.boolean(), email: z.boolean(), required: z.boolean() }),
      ),
    }),
    refusals: ['notification.required_category'],
  },
  notificationRhythm: {
    method: 'GET',
    path: '/me/notification-rhythm',
    summary: 'Quiet hours, and how mails about what people do come',
    access: 'member',
    output: notificationRhythm,
    refusals: [],
  },
  setNotificationRhythm: {
    method: 'PUT',
    path: '/me/notification-rhythm',
    summary: 'Choose quiet hours, and how mails about what people do come',
    access: 'member',
    body: notificationRhythm,
    output: notificationRhythm,
    refusals: ['notification.quiet_hours_empty'],
  },
  coachAccess: {
    method: 'GET',
    path: '/me/coach-access',
    summary: "Coaches who see one's weeks, by a request that waits or was answered",
    access: 'member',
    output: z.object({
      items: z.array(
        z.object({
          coachId: z.string(),
          name: z.string(),
          username: z.string().nullable(),
          avatarUrl: z.string().nullable(),
          /** When the oldest of these requests was asked. */
          askedAt: instant,
          requests: z.int(),
          /** One of them is not answered: ending the access takes it back. */
          isWaiting: z.boolean(),
          /** When the access ends by itself. */
          until: instant,
        }),
      ),
    }),
    refusals: [],
  },
  setCoachAccessEnd: {
    method: 'PUT',
    path: '/me/coach-access/:coachId',
    summary: "Move the day on which a coach's access to one's weeks ends by itself",
    access: 'member',
    params: z.strictObject({ coachId: id }),
    /** From now on. */
    body: z.strictObject({ days: z.literal(accessDays) }),
    output: z.object({ until: instant }),
    refusals: ['review.access_not_found'],
    limit: 'write',
  },
  endCoachAccess: {
    method: 'DELETE',
    path: '/me/coach-access/:coachId',
    summary: "End a coach's access to one's weeks; a waiting request is taken back and its coins return",
    access: 'member',
    params: z.strictObject({ coachId: id }),
    output: done,
    refusals: ['review.access_not_found'],
    limit: 'write',
  },
  photoViews: {
    method: 'GET',
    path: '/me/photo-views',
    summary: "Which coaches and staff had one's body photos in front of them, newest first",
    access: 'member',
    query: z.strictObject({ ...pageQuery }),
    output: page(
      z.object({
        viewerId: z.string(),
        viewerName: z.string(),
        role: z.enum(photoViewerRoles),
        /** Null: a photo of no saved week. */
        week: z.string().nullable(),
        firstAt: instant,
        lastAt: instant,
      }),
    ),
    refusals: ['input.cursor'],
  },
  export: {
    method: 'GET',
    path: '/me/export',
    summary: 'Everything this person owns: a zip of JSON, CSV and pictures, or one JSON document',
    access: 'member',
    query: z.strictObject({ format: z.enum(['zip', 'json']).optional() }),
    produces: 'file',
    fileTypes: ['application/zip', 'application/json'],
    refusals: [],
    limit: 'heavy',
  },
  delete: {
    method: 'DELETE',
    path: '/me',
    summary: 'Ask for deletion; the account is closed now and anonymised after 30 days',
    access: 'signed-in',
    body: z.strictObject({ password: secret.min(1) }),
    output: z.object({ anonymisedAt: instant }),
    refusals: ['auth.password_incorrect', 'auth.no_password', 'user.super_user_protected', 'auth.busy'],
    limit: 'guess',
  },
});
