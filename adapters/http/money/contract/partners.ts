import { z } from 'zod';
import { coinUnits } from '#core/money/coin/claim-window.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { claimProofs } from '#core/money/partner/partner.ts';
import {
  byId,
  contract,
  id,
  instant,
  line,
  name,
  page,
  pageQuery,
  prose,
  reference,
  staffReason,
  version,
  typedInstant,
  webAddress,
} from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

export const localizedLine = (max: number) => z.strictObject({ vi: line(max, 1), en: line(max) });
export const localizedProse = (max: number) => z.strictObject({ vi: prose(max), en: prose(max) });
export const localized = z.object({ vi: z.string(), en: z.string() });

const claimStatus = z.enum(['PROCESSING', 'COMPLETED', 'CANCELED']);

const memberReward = z.object({
  id: z.string(),
  partnerName: z.string(),
  partnerUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  title: localized,
  description: localized,
  amount: z.int(),
  coin: z.enum(coinTypes),
  unit: z.enum(coinUnits),
  proof: z.enum(claimProofs),
  startsAt: instant,
  endsAt: instant,
  /** Null: without limit. */
  left: z.int().nullable(),
  /** CLAIMABLE now; WAITING for staff; LATER by its unit, or before its start; DONE for ever; OUT of stock. */
  state: z.enum(['CLAIMABLE', 'WAITING', 'LATER', 'DONE', 'OUT']),
  nextClaimAt: instant.nullable(),
});

const memberClaim = z.object({
  id: z.string(),
  rewardId: z.string(),
  rewardTitle: localized,
  partnerName: z.string(),
  status: claimStatus,
  amount: z.int(),
  coin: z.enum(coinTypes),
  evidence: z.string().nullable(),
  note: z.string().nullable(),
  at: instant,
});

export const partners = contract({
  list: {
    method: 'GET',
    path: '/partners',
    summary: 'Whom the site works with',
    access: 'visitor',
    output: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          logoUrl: z.string().nullable(),
          url: z.string().nullable(),
        }),
      ),
    }),
    refusals: [],
  },
});

export const partnerRewards = contract({
  list: {
    method: 'GET',
    path: '/partner-rewards',
    summary: 'Rewards of partners that run now or soon, and where this member stands with each',
    access: 'member',
    output: z.object({ items: z.array(memberReward) }),
    refusals: [],
  },
  claim: {
    method: 'POST',
    path: '/partner-rewards/:id/claim',
    summary: 'Claim a partner reward, with its code or with words for staff where it asks for them',
    access: 'member',
    params: byId,
    body: z.strictObject({ code: reference(64).optional(), evidence: prose(1000).optional() }).optional(),
    output: z.object({ claim: memberClaim, reward: memberReward }),
    status: 201,
    refusals: [
      'partner_reward.not_found',
      'partner_reward.not_allowed',
      'partner_reward.not_started',
      'partner_reward.ended',
      'partner_reward.out_of_stock',
      'partner_reward.wait',
      'partner_reward.awaiting_approval',
      'partner_reward.code_required',
      'partner_reward.code_wrong',
      'reward.already_claimed',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'guess',
  },
  claims: {
    method: 'GET',
    path: '/partner-rewards/claims',
    summary: "One's own claims, newest first",
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(memberClaim),
    refusals: ['input.cursor'],
  },
});

const partner = z.object({
  id: z.string(),
  name: z.string(),
  logoId: z.string().nullable(),
  logoUrl: z.string().nullable(),
  url: z.string().nullable(),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  status: z.enum(activeStatuses),
  rewardCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const partnerInput = z.strictObject({
  name: name(120, 1),
  logoId: id.nullable(),
  url: webAddress.nullable(),
  ownerId: id.nullable(),
  status: z.enum(activeStatuses),
});

const partnerReward = z.object({
  id: z.string(),
  partnerId: z.string(),
  partnerName: z.string(),
  title: localized,
  description: localized,
  amount: z.int(),
  coin: z.enum(coinTypes),
  unit: z.enum(coinUnits),
  startsAt: instant,
  endsAt: instant,
  stock: z.int().nullable(),
  claimedCount: z.int(),
  proof: z.enum(claimProofs),
  code: z.string().nullable(),
  status: z.enum(activeStatuses),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const partnerRewardInput = z.strictObject({
  partnerId: id,
  title: localizedLine(120),
  description: localizedProse(2000),
  amount: z.int().min(1).max(1_000_000),
  coin: z.enum(coinTypes),
  unit: z.enum(coinUnits),
  startsAt: typedInstant,
  endsAt: typedInstant,
  stock: z.int().min(0).max(1_000_000_000).nullable(),
  proof: z.enum(claimProofs),
  code: reference(64, 4).nullable(),
  status: z.enum(activeStatuses),
});

const staffClaim = memberClaim.extend({
  userId: z.string(),
  userName: z.string(),
  partnerId: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;
const rewardRefusals = [
  'partner.not_found',
  'partner_reward.time_unit_not_allowed',
  'partner_reward.invalid_date_range',
  'partner_reward.stock_required',
  'partner_reward.code_required',
  'coin.grant_too_large',
] as const;

/** A partner's own account sees and reads only what is its own. */
export const adminPartners = contract({
  list: {
    method: 'GET',
    path: '/admin/partners',
    summary: 'Partners',
    access: ['partner.view'],
    query: listQuery,
    output: z.array(partner),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/partners/:id',
    summary: 'One partner',
    access: ['partner.view'],
    params: byId,
    output: partner,
    refusals: ['partner.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/partners',
    summary: 'Add a partner',
    access: ['partner.create', 'partner.manage'],
    body: partnerInput,
    output: partner,
    status: 201,
    refusals: ['user.cannot_delete_ai_user', 'partner.logo_not_found', 'partner.owner_not_found'],
    idempotent: true,
    limit: 'write',
  },
  update: {
    method: 'PUT',
    path: '/admin/partners/:id',
    summary: 'Change a partner',
    access: ['partner.update', 'partner.manage'],
    params: byId,
    body: partnerInput.partial().extend({ version }),
    output: partner,
    refusals: [
      'user.cannot_delete_ai_user',
      'partner.not_found',
      'partner.logo_not_found',
      'partner.owner_not_found',
      'version.stale',
    ],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/partners/:id',
    summary: 'Delete a partner without rewards',
    access: ['partner.delete', 'partner.manage'],
    params: byId,
    output: partner,
    refusals: ['partner.not_found', 'partner.has_rewards'],
    limit: 'write',
  },
});

export const adminPartnerRewards = contract({
  list: {
    method: 'GET',
    path: '/admin/partner-rewards',
    summary: 'Rewards of partners',
    access: ['reward.view'],
    query: listQuery,
    output: z.array(partnerReward),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/partner-rewards/:id',
    summary: 'One reward of a partner',
    access: ['reward.view'],
    params: byId,
    output: partnerReward,
    refusals: ['partner_reward.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/partner-rewards',
    summary: 'Offer a reward',
    access: ['reward.create', 'reward.manage'],
    body: partnerRewardInput,
    output: partnerReward,
    status: 201,
    refusals: rewardRefusals,
    idempotent: true,
    limit: 'write',
  },
  update: {
    method: 'PUT',
    path: '/admin/partner-rewards/:id',
    summary: 'Change a reward; claims made keep what they were promised',
    access: ['reward.update', 'reward.manage'],
    params: byId,
    body: partnerRewardInput.omit({ partnerId: true }).partial().extend({ version }),
    output: partnerReward,
    refusals: [
      ...rewardRefusals,
      'partner_reward.not_found',
      'partner_reward.stock_below_claimed',
      'version.stale',
    ],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/partner-rewards/:id',
    summary: 'Delete a reward that nobody claimed',
    access: ['reward.delete', 'reward.manage'],
    params: byId,
    output: partnerReward,
    refusals: ['partner_reward.not_found', 'partner_reward.has_claims'],
    limit: 'write',
  },
});

export const adminPartnerClaims = contract({
  list: {
    method: 'GET',
    path: '/admin/partner-claims',
    summary: 'Claims of partner rewards',
    access: ['reward.view'],
    query: listQuery,
    output: z.array(staffClaim),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/partner-claims/:id',
    summary: 'One claim',
    access: ['reward.view'],
    params: byId,
    output: staffClaim,
    refusals: ['partner_claim.not_found'],
  },
  approve: {
    method: 'POST',
    path: '/admin/partner-claims/:id/approve',
    summary: 'Pay a claim',
    access: ['reward.update', 'reward.manage'],
    params: byId,
    output: staffClaim,
    refusals: ['partner_claim.not_found', 'partner_claim.not_pending', 'partner_claim.own'],
    idempotent: true,
    limit: 'write',
  },
  refuse: {
    method: 'POST',
    path: '/admin/partner-claims/:id/refuse',
    summary: 'Refuse a claim, with a reason the member reads',
    access: ['reward.update', 'reward.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffClaim,
    refusals: ['partner_claim.not_found', 'partner_claim.not_pending', 'partner_claim.own'],
    idempotent: true,
    limit: 'write',
  },
});
