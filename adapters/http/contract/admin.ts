import { z } from 'zod';
import { userLevels, userStatuses, userTypes } from '#core/access/actor.ts';
import { permissions } from '#core/access/permission.ts';
import { bodyStandards, genders } from '#core/account/user.ts';
import { coinTypes, maxCoins, transactionReasons, transactionStatuses } from '#core/coin/ledger.ts';
import { languages } from '#core/kernel/language.ts';
import { mailStatuses } from '#core/notification/notification.ts';
import { byId, contract, email, id, instant, line, prose, secret, version } from './endpoint.ts';
import { snapshot } from './indicators.ts';
import { listQuery } from './list.ts';
import { medium } from './media.ts';

const done = z.object({ ok: z.literal(true) });
const permission = z.enum(permissions);
/** Why staff did it: written into the audit log, and where it concerns the member, told to the member. */
const reason = prose(500, 3);

const user = z.object({
  id: z.string(),
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
  about: z.string().nullable(),
  roleId: z.string(),
  roleName: z.string(),
  level: z.enum(userLevels),
  levelExpiresAt: instant.nullable(),
  type: z.enum(userTypes),
  status: z.enum(userStatuses),
  statusReason: z.string().nullable(),
  isPublic: z.boolean(),
  language: z.enum(languages),
  timeZone: z.string(),
  fitCoin: z.int(),
  baseCoin: z.int(),
  snapshotCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const role = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(permission),
  builtIn: z.boolean(),
  userCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const transactionRow = z.object({
  id: z.string(),
  /** The movement this line belongs to; a correction names it. */
  transferId: z.string(),
  userId: z.string(),
  userName: z.string(),
  type: z.enum(transactionReasons),
  coin: z.enum(coinTypes),
  amount: z.int(),
  newBalance: z.int(),
  status: z.enum(transactionStatuses),
  reference: z.string(),
  note: z.string().nullable(),
  actor: z.string(),
  createdAt: instant,
});

const templateText = z.strictObject({ subject: line(200, 1), body: prose(10_000, 1) });
const template = z.object({
  /** The key. */
  id: z.string(),
  placeholders: z.array(z.string()),
  requiredPlaceholders: z.array(z.string()),
  canBeUnsubscribed: z.boolean(),
  isChanged: z.boolean(),
  vi: z.object({ subject: z.string(), body: z.string() }),
  en: z.object({ subject: z.string(), body: z.string() }),
  version: z.int(),
  updatedAt: instant.nullable(),
});
const rendered = z.object({ subject: z.string(), html: z.string(), text: z.string() });

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

const coinChange = z.strictObject({
  userId: id,
  coin: z.enum(coinTypes),
  amount: z.int().min(-maxCoins).max(maxCoins),
  reason,
});

export const adminUsers = contract({
  list: {
    method: 'GET',
    path: '/admin/users',
    summary: 'Users',
    access: ['user.view'],
    query: listQuery,
    output: z.array(user),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/users/:id',
    summary: 'One user',
    access: ['user.view'],
    params: byId,
    output: user,
    refusals: ['user.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/users',
    summary: 'Open a verified account for somebody',
    access: ['user.create'],
    status: 201,
    body: z.strictObject({
      fullname: line(120, 1),
      email,
      password: secret,
      roleId: id.optional(),
      language: z.enum(languages).optional(),
    }),
    output: user,
    refusals: [
      'auth.email_exists',
      'user.fullname_required',
      'auth.password_too_short',
      'auth.password_too_long',
      'role.not_found',
      'role.beyond_own_permissions',
    ],
    idempotent: false,
  },
  update: {
    method: 'PUT',
    path: '/admin/users/:id',
    summary: "Change a user's profile",
    access: ['user.update'],
    params: byId,
    body: z.strictObject({
      version,
      fullname: line(120, 1).optional(),
      username: line(30).nullable().optional(),
      phone: line(24).nullable().optional(),
      about: prose(2000).nullable().optional(),
      isPublic: z.boolean().optional(),
    }),
    output: user,
    refusals: [
      'user.not_found',
      'version.stale',
      'user.super_user_protected',
      'user.not_allowed',
      'user.username_exists',
      'user.username_invalid',
      'user.username_reserved',
      'user.phone_exists',
    ],
  },
  setStatus: {
    method: 'POST',
    path: '/admin/users/:id/set-status',
    summary: 'Activate, hold, ban or close an account',
    access: ['user.update', 'user.manage'],
    params: byId,
    body: z.strictObject({ status: z.enum(userStatuses), reason }),
    output: user,
    refusals: [
      'user.not_found',
      'user.super_user_protected',
      'user.cannot_change_self',
      'user.not_allowed',
      'user.status_reason_required',
    ],
  },
  setRole: {
    method: 'POST',
    path: '/admin/users/:id/set-role',
    summary: 'Give a user another role',
    access: ['user.manage'],
    params: byId,
    body: z.strictObject({ roleId: id, reason }),
    output: user,
    refusals: [
      'user.not_found',
      'role.not_found',
      'user.super_user_protected',
      'user.cannot_change_self',
      'user.not_allowed',
      'role.beyond_own_permissions',
    ],
  },
  setLevel: {
    method: 'POST',
    path: '/admin/users/:id/set-level',
    summary: 'Grant a level, with or without an end',
    access: ['user.update', 'user.manage'],
    params: byId,
    body: z.strictObject({ level: z.enum(userLevels), expiresAt: instant.nullable().optional(), reason }),
    output: user,
    refusals: [
      'user.not_found',
      'user.super_user_protected',
      'user.cannot_change_self',
      'user.not_allowed',
      'input.date_range',
    ],
  },
  setType: {
    method: 'POST',
    path: '/admin/users/:id/set-type',
    summary: 'Make a user a coach, or a plain user again',
    access: ['user.manage'],
    params: byId,
    body: z.strictObject({ type: z.enum(userTypes), reason }),
    output: user,
    refusals: ['user.not_found', 'user.super_user_protected', 'user.cannot_change_self', 'user.not_allowed'],
  },
});

export const adminRoles = contract({
  list: {
    method: 'GET',
    path: '/admin/roles',
    summary: 'Roles',
    access: ['role.view'],
    query: listQuery,
    output: z.array(role),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/roles/:id',
    summary: 'One role',
    access: ['role.view'],
    params: byId,
    output: role,
    refusals: ['role.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/roles',
    summary: 'Make a role',
    access: ['role.manage', 'role.create'],
    status: 201,
    body: z.strictObject({
      name: line(60, 1),
      description: line(300).optional(),
      permissions: z.array(permission).max(200),
    }),
    output: role,
    refusals: ['role.exists', 'role.beyond_own_permissions'],
  },
  update: {
    method: 'PUT',
    path: '/admin/roles/:id',
    summary: 'Change what a role allows',
    access: ['role.manage', 'role.update'],
    params: byId,
    body: z.strictObject({
      version,
      name: line(60, 1).optional(),
      description: line(300).optional(),
      permissions: z.array(permission).max(200).optional(),
    }),
    output: role,
    refusals: ['role.not_found', 'role.exists', 'version.stale', 'role.beyond_own_permissions'],
  },
  delete: {
    method: 'DELETE',
    path: '/admin/roles/:id',
    summary: 'Delete a role nobody has',
    access: ['role.manage', 'role.delete'],
    params: byId,
    output: done,
    refusals: ['role.not_found', 'role.in_use', 'role.built_in', 'role.beyond_own_permissions'],
  },
});

export const adminCoins = contract({
  transactions: {
    method: 'GET',
    path: '/admin/transactions',
    summary: 'Every line of every statement',
    access: ['transaction.view'],
    query: listQuery,
    output: z.array(transactionRow),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  transaction: {
    method: 'GET',
    path: '/admin/transactions/:id',
    summary: 'One line',
    access: ['transaction.view'],
    params: byId,
    output: transactionRow,
    refusals: ['transaction.not_found'],
  },
  grant: {
    method: 'POST',
    path: '/admin/coins/grant',
    summary: 'Give coins, with a reason the member reads',
    access: ['coin.create', 'coin.manage'],
    status: 201,
    body: coinChange,
    output: transactionRow,
    refusals: ['user.not_found', 'coin.amount_invalid', 'user.cannot_change_self', 'idempotency.key_reused'],
    idempotent: true,
  },
  correct: {
    method: 'POST',
    path: '/admin/coins/correct',
    summary: 'Add or take coins to mend a mistake, with a reason',
    access: ['coin.manage'],
    status: 201,
    body: coinChange.extend({ transferId: id.optional() }),
    output: transactionRow,
    refusals: [
      'user.not_found',
      'coin.amount_invalid',
      'coin.not_enough',
      'transaction.not_found',
      'user.cannot_change_self',
      'idempotency.key_reused',
    ],
    idempotent: true,
  },
  reconcile: {
    method: 'GET',
    path: '/admin/coins/reconcile',
    summary: 'Check every money rule; changes nothing',
    access: ['coin.view', 'coin.manage'],
    output: z.object({
      ok: z.boolean(),
      breaches: z.array(z.object({ rule: z.string(), detail: z.string(), count: z.int() })),
    }),
    refusals: [],
    limit: 'heavy',
  },
});

export const adminProfiles = contract({
  list: {
    method: 'GET',
    path: '/admin/indicators',
    summary: 'Saved weeks of all members',
    access: ['indicator.view'],
    query: listQuery,
    output: z.array(snapshot.omit({ media: true }).extend({ userName: z.string(), userEmail: z.string() })),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/indicators/:id',
    summary: 'One saved week; the look is logged',
    access: ['indicator.view'],
    params: byId,
    output: snapshot.extend({ userName: z.string(), userEmail: z.string() }),
    refusals: ['indicator.not_found'],
  },
});

export const adminMedia = contract({
  list: {
    method: 'GET',
    path: '/admin/media',
    summary: 'Files, without their pictures',
    access: ['media.view'],
    query: listQuery,
    output: z.array(
      medium
        .omit({ url: true, thumbnailUrl: true, expiresAt: true })
        .extend({ ownerId: z.string(), ownerName: z.string(), uses: z.int() }),
    ),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/media/:id',
    summary: 'One file; the look is logged',
    access: ['media.view'],
    params: byId,
    output: medium.extend({ ownerId: z.string(), ownerName: z.string(), uses: z.int() }),
    refusals: ['media.not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/admin/media/:id',
    summary: 'Delete an unused file',
    access: ['media.delete', 'media.manage'],
    params: byId,
    output: done,
    refusals: ['media.not_found', 'media.in_use'],
  },
});

export const adminMails = contract({
  templates: {
    method: 'GET',
    path: '/admin/email-templates',
    summary: 'Mail templates',
    access: ['global'],
    query: listQuery,
    output: z.array(template),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  template: {
    method: 'GET',
    path: '/admin/email-templates/:id',
    summary: 'One template',
    access: ['global'],
    params: byId,
    output: template,
    refusals: ['mail_template.not_found'],
  },
  updateTemplate: {
    method: 'PUT',
    path: '/admin/email-templates/:id',
    summary: 'Change a template in both languages',
    access: ['global'],
    params: byId,
    body: z.strictObject({ version: z.int().min(0), vi: templateText, en: templateText }),
    output: template,
    refusals: [
      'mail_template.not_found',
      'mail_template.placeholder_unknown',
      'mail_template.placeholder_missing',
      'mail_template.syntax',
      'version.stale',
    ],
  },
  preview: {
    method: 'POST',
    path: '/admin/email-templates/:id/preview',
    summary: 'How a text would look, with sample values',
    access: ['global'],
    params: byId,
    body: z.strictObject({ language: z.enum(languages), subject: line(200, 1), body: prose(10_000, 1) }),
    output: rendered,
    refusals: ['mail_template.not_found', 'mail_template.placeholder_unknown', 'mail_template.syntax'],
  },
  testSend: {
    method: 'POST',
    path: '/admin/email-templates/:id/test-send',
    summary: 'Send the saved template to oneself',
    access: ['global'],
    params: byId,
    body: z.strictObject({ language: z.enum(languages) }),
    output: done,
    refusals: ['mail_template.not_found'],
    limit: 'send',
  },
  log: {
    method: 'GET',
    path: '/admin/email-log',
    summary: 'Mails and what became of them; never their codes',
    access: ['global'],
    query: listQuery,
    output: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        userId: z.string().nullable(),
        template: z.string(),
        language: z.enum(languages),
        status: z.enum(mailStatuses),
        attempts: z.int(),
        lastError: z.string().nullable(),
        createdAt: instant,
        sentAt: instant.nullable(),
      }),
    ),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  mail: {
    method: 'GET',
    path: '/admin/email-log/:id',
    summary: 'One mail as it was written, codes and links covered',
    access: ['global'],
    params: byId,
    output: rendered.extend({
      id: z.string(),
      to: z.string(),
      template: z.string(),
      status: z.enum(mailStatuses),
      attempts: z.int(),
      lastError: z.string().nullable(),
      createdAt: instant,
      sentAt: instant.nullable(),
    }),
    refusals: ['mail.not_found'],
  },
  retry: {
    method: 'POST',
    path: '/admin/email-log/:id/retry',
    summary: 'Try a failed mail again',
    access: ['global'],
    params: byId,
    output: done,
    refusals: ['mail.not_found', 'mail.not_failed'],
  },
});

const bilingual = z.strictObject({ vi: line(500), en: line(500) });
const url = z
  .string()
  .max(500)
  .regex(/^(\/[^/\\].*|\/|https:\/\/.+)$/);
const price = z.int().min(0).max(1_000_000_000);
export const settingsSchema = z.strictObject({
  siteName: line(60, 1),
  siteTitle: bilingual,
  siteDescription: bilingual,
  siteKeywords: bilingual,
  copyright: line(120),
  faviconUrl: url,
  logoUrl: url,
  shareImageUrl: url,
  contactEmail: z.email().max(254),
  defaultLanguage: z.enum(languages),
  vndPerUsd: z.number().min(1).max(1_000_000),
  verificationMode: z.enum(['LINK', 'CODE']),
  bodyStandard: z.enum(bodyStandards),
  referralMonthlyCap: z.int().min(0).max(1000),
  registrationOpen: z.boolean(),
  maintenance: z.boolean(),
  maintenanceMessage: bilingual,
  maintenanceUntil: z.iso.datetime({ offset: true }).nullable(),
  proPrice30: price,
  proPrice365: price,
  premiumPrice30: price,
  premiumPrice365: price,
  reviewPriceDefault: z.int().min(0).max(1_000_000),
  reviewTimeoutDays: z.int().min(1).max(90),
  paymentExpiryHours: z.int().min(1).max(720),
  quizAttemptsDefault: z.int().min(0).max(100),
});
const storedSettings = z.object({
  id: z.literal('site'),
  ...settingsSchema.shape,
  version: z.int(),
  updatedAt: instant.nullable(),
});

export const adminSite = contract({
  settings: {
    method: 'GET',
    path: '/admin/settings/:id',
    summary: 'Every setting',
    access: ['global'],
    params: z.strictObject({ id: z.literal('site') }),
    output: storedSettings,
    refusals: [],
  },
  updateSettings: {
    method: 'PUT',
    path: '/admin/settings/:id',
    summary: 'Change settings',
    access: ['global'],
    params: z.strictObject({ id: z.literal('site') }),
    body: settingsSchema.partial().extend({ version: z.int().min(0) }),
    output: storedSettings,
    refusals: ['version.stale', 'setting.invalid'],
  },
  auditLog: {
    method: 'GET',
    path: '/admin/audit-log',
    summary: 'What staff changed',
    access: ['global'],
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
});
