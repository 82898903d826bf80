import type { Logo, PartnerClaimRow, PartnerClaims, PartnerRewardRow, PartnerRewards, PartnerRow, Partners } from '#core/money/partner/ports.ts'; // prettier-ignore
import type { Partner, PartnerClaim, PartnerReward } from '#core/money/partner/partner.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

const logoOf = (view: View, logoId: string | null): Logo | null => {
  const medium = logoId === null ? undefined : view.table('media').get(logoId);
  if (!medium) return null;
  const { key, thumbnailKey, contentType, name } = medium;
  return { key, thumbnailKey, contentType, name };
};

export const memoryPartners = (view: () => View): Partners => {
  const partners = () => view().table('partners');
  const rowOf = (partner: Partner): PartnerRow => ({
    ...partner,
    ownerName:
      view()
        .table('users')
        .get(partner.ownerId ?? '')?.fullname ?? null,
    rewardCount: view()
      .table('partnerRewards')
      .all()
      .filter(({ partnerId }) => partnerId === partner.id).length,
    logo: logoOf(view(), partner.logoId),
  });
  const store = (partner: Partner): void => {
    const { refuse, table } = view();
    if (partner.logoId !== null && !table('media').get(partner.logoId)) refuse('partner.logo_not_found');
    if (partner.ownerId !== null && !table('users').get(partner.ownerId)) refuse('partner.owner_not_found');
    partners().set(partner.id, partner);
  };

  return {
    insert: async (partner) => store(partner),

    async find(id) {
      const partner = partners().get(id);
      return partner ? rowOf(partner) : null;
    },

    async update(partner) {
      const before = partners().get(partner.id);
      if (before?.version !== partner.version - 1) throw new DomainError('version.stale');
      store({ ...partner, createdAt: before.createdAt });
    },

    async delete(id) {
      const partner = partners().get(id);
      if (partner && rowOf(partner).rewardCount > 0) view().refuse('partner.has_rewards');
      partners().delete(id);
    },

    list: async (request) =>
      staffList(
        partners().all().map(rowOf),
        readListRequest(staffLists.partners, request),
        staffLists.partners,
        ({ name }) => [name],
      ),
  };
};

export const memoryPartnerRewards = (view: () => View): PartnerRewards => {
  const rewards = () => view().table('partnerRewards');
  const rowOf = (reward: PartnerReward): PartnerRewardRow => {
    const partner = view().table('partners').get(reward.partnerId);
    return {
      ...reward,
      partnerName: partner?.name ?? '',
      partnerUrl: partner?.url ?? null,
      partnerStatus: partner?.status ?? 'INACTIVE',
      ownerId: partner?.ownerId ?? null,
      logo: logoOf(view(), partner?.logoId ?? null),
    };
  };

  return {
    async insert(reward) {
      if (!view().table('partners').get(reward.partnerId)) view().refuse('partner.not_found');
      rewards().set(reward.id, reward);
    },

    async find(id) {
      const reward = rewards().get(id);
      return reward ? rowOf(reward) : null;
    },

    lock: async (id) => rewards().get(id) ?? null,

    async update(reward) {
      const before = rewards().get(reward.id);
      if (before?.version !== reward.version - 1) throw new DomainError('version.stale');
      const { partnerId, claimedCount, createdAt } = before;
      if (reward.stock !== null && claimedCount > reward.stock)
        view().refuse('partner_reward.stock_below_claimed');
      rewards().set(reward.id, { ...reward, partnerId, claimedCount, createdAt });
    },

    async delete(id) {
      const claims = view().table('partnerClaims').all();
      if (claims.some(({ rewardId }) => rewardId === id)) view().refuse('partner_reward.has_claims');
      rewards().delete(id);
    },

    async count(id, claims) {
      const reward = rewards().get(id);
      if (!reward) return;
      const claimedCount = reward.claimedCount + claims;
      if (reward.stock !== null && claimedCount > reward.stock) view().refuse('partner_reward.out_of_stock');
      rewards().set(id, { ...reward, claimedCount });
    },

    current: async (at, startingBefore, limit) =>
      rewards()
        .all()
        .map(rowOf)
        .filter(({ status, partnerStatus }) => status === 'ACTIVE' && partnerStatus === 'ACTIVE')
        .filter(({ startsAt, endsAt }) => endsAt > at && startsAt < startingBefore)
        .toSorted(ascending(({ endsAt, id }) => [endsAt, id]))
        .slice(0, limit),

    list: async (request) =>
      staffList(
        rewards().all().map(rowOf),
        readListRequest(staffLists.partnerRewards, request),
        staffLists.partnerRewards,
        ({ title }) => [title.vi, title.en],
      ),
  };
};

export const memoryPartnerClaims = (view: () => View): PartnerClaims => {
  const claims = () => view().table('partnerClaims');
  const rowOf = (claim: PartnerClaim): PartnerClaimRow => {
    const reward = view().table('partnerRewards').get(claim.rewardId);
    const partner = view()
      .table('partners')
      .get(reward?.partnerId ?? '');
    return {
      ...claim,
      userName: view().table('users').get(claim.userId)?.fullname ?? '',
      rewardTitle: reward?.title ?? { vi: '', en: '' },
      partnerId: partner?.id ?? '',
      partnerName: partner?.name ?? '',
      ownerId: partner?.ownerId ?? null,
    };
  };

  return {
    async insert(claim) {
      const { rewardId, userId, number } = claim;
      const { refuse, table } = view();
      if (!table('partnerRewards').get(rewardId)) refuse('partner_reward.not_found');
      if (!table('users').get(userId)) refuse('user.not_found');
      const isTaken = claims()
        .all()
        .some(
          (other) =>
            other.rewardId === rewardId &&
            other.userId === userId &&
            other.number === number &&
            other.status !== 'CANCELED',
        );
      if (isTaken) refuse('partner_reward.wait');
      claims().set(claim.id, claim);
    },

    lock: async (id) => claims().get(id) ?? null,

    async decide({ id, status, note, decidedBy, decidedAt }) {
      const before = claims().get(id);
      if (before?.status !== 'PROCESSING') throw new DomainError('partner_claim.not_pending');
      claims().set(id, { ...before, status, note, decidedBy, decidedAt });
    },

    async find(id) {
      const claim = claims().get(id);
      return claim ? rowOf(claim) : null;
    },

    standingOf: async (userId, rewardIds) =>
      claims()
        .all()
        .filter((claim) => claim.userId === userId && rewardIds.includes(claim.rewardId))
        .filter(({ status }) => status !== 'CANCELED')
        .toSorted(descending(({ at, number }) => [at, number])),

    async pageOf(userId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = claims()
        .all()
        .filter((claim) => claim.userId === userId)
        .filter((claim) => !at || !id || isBelow([claim.at, claim.id], [new Date(at), id]))
        .toSorted(descending((claim) => [claim.at, claim.id]))
        .map(rowOf);
      return pageOf(found, limit, (claim) => encodeCursor(claim.at, claim.id));
    },

    async list(request) {
      const users = view().table('users');
      return staffList(
        claims().all().map(rowOf),
        readListRequest(staffLists.partnerClaims, request),
        staffLists.partnerClaims,
        ({ userId }) => {
          const user = users.get(userId);
          return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
        },
      );
    },

    forgetEvidenceOf: async (id) =>
      changeRows(
        claims(),
        ({ userId }) => userId === id,
        (claim) => ({ ...claim, evidence: null }),
      ),
  };
};
