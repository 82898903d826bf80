import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { requireAmount } from '#core/money/coin/ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import type { PartnerReward } from '../partner.ts';
import type { PartnerRewardRow } from '../ports.ts';
import { readOffer, type RewardOffer } from '../reward-offer.ts';
import { requireVisible, visibleList } from '../scope.ts';

export type StaffPartnerReward = PartnerReward & Readonly<{ partnerName: string }>;
/** Left out: stays as it is. */
export type RewardChange = SeenVersion &
  Readonly<{ id: PartnerReward['id'] }> & {
    readonly [Key in keyof RewardOffer]?: RewardOffer[Key] | undefined;
  };

type Needs = Writes<'auditLog' | 'partnerRewards' | 'partners' | 'settings'> & Pick<Ports, 'clock' | 'ids'>;

const present = (row: PartnerRewardRow): StaffPartnerReward => ({
  id: row.id,
  partnerId: row.partnerId,
  partnerName: row.partnerName,
  title: row.title,
  description: row.description,
  amount: row.amount,
  coin: row.coin,
  unit: row.unit,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  stock: row.stock,
  claimedCount: row.claimedCount,
  proof: row.proof,
  code: row.code,
  status: row.status,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

const offerOf = (row: RewardOffer): RewardOffer => ({
  title: row.title,
  description: row.description,
  amount: row.amount,
  coin: row.coin,
  unit: row.unit,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  stock: row.stock,
  proof: row.proof,
  code: row.code,
  status: row.status,
});

/** The log is read by more people than codes are for: it says that there is one, and whether it changed. */
const logged = (given: RewardOffer) => {
  const { code: _code, description: _description, ...offer } = given;
  return offer;
};

/** The author of an offer decides alone what each claim is paid: no more than one person may give. */
const requireSmallAmount = async (
  { settings }: Pick<Repositories, 'settings'>,
  amount: number,
): Promise<void> => {
  const { secondApprovalFromCoins, grantMax } = await settings.read();
  const max = Math.min(secondApprovalFromCoins, grantMax);
  if (amount > max) throw new DomainError('coin.grant_too_large', { max });
};

export const listRewardOffers =
  ({ reads }: Reads<'partnerRewards'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffPartnerReward>> => {
    requirePermission(actor, 'reward.view');
    const { rows, ...counted } = await reads.partnerRewards.list(visibleList(actor, request));
    return { ...counted, rows: rows.map(present) };
  };

export const getRewardOffer =
  ({ reads }: Reads<'partnerRewards'>) =>
  async (actor: Actor, id: PartnerReward['id']): Promise<StaffPartnerReward> => {
    requirePermission(actor, 'reward.view');
    return present(requireVisible(actor, await reads.partnerRewards.find(id), 'partner_reward.not_found'));
  };

export const createRewardOffer =
  ({ transaction, clock, ids }: Needs) =>
  async (
    actor: Actor,
    { partnerId, ...input }: RewardOffer & Readonly<{ partnerId: PartnerReward['partnerId'] }>,
  ): Promise<StaffPartnerReward> => {
    requirePermission(actor, 'reward.create', 'reward.manage');
    const offer = readOffer(offerOf(input), 0);
    requireAmount(offer.amount);
    return transaction(async ({ partners, partnerRewards, auditLog, settings }) => {
      await requireSmallAmount({ settings }, offer.amount);
      requireVisible(actor, await partners.find(partnerId), 'partner.not_found');
      const at = clock.now();
      const reward: PartnerReward = {
        ...offer,
        id: ids.next(),
        partnerId,
        claimedCount: 0,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await partnerRewards.insert(reward);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'partner_reward.create',
          targetType: 'partner_reward',
          targetId: reward.id,
          before: null,
          after: { partnerId, ...logged(offer) },
          reason: null,
        }),
      );
      const row = await partnerRewards.find(reward.id);
      if (!row) throw new DomainError('partner_reward.not_found');
      return present(row);
    });
  };

/** Only one that nobody ever claimed; any other is set INACTIVE, so that claims keep their reward. */
export const deleteRewardOffer =
  ({ transaction, clock }: Writes<'auditLog' | 'partnerRewards'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: PartnerReward['id']): Promise<StaffPartnerReward> => {
    requirePermission(actor, 'reward.delete', 'reward.manage');
    return transaction(async ({ partnerRewards, auditLog }) => {
      const row = requireVisible(actor, await partnerRewards.find(id), 'partner_reward.not_found');
      await partnerRewards.delete(id);
      await auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'partner_reward.delete',
          targetType: 'partner_reward',
          targetId: id,
          before: { partnerId: row.partnerId, ...logged(offerOf(row)) },
          after: null,
          reason: null,
        }),
      );
      return present(row);
    });
  };

/** Changes what is offered from now on; claims made keep what they were promised. */
export const updateRewardOffer =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, version, ...changes }: RewardChange): Promise<StaffPartnerReward> => {
    requirePermission(actor, 'reward.update', 'reward.manage');
    return transaction(async ({ partnerRewards, auditLog, settings }) => {
      requireVisible(actor, await partnerRewards.find(id), 'partner_reward.not_found');
      // Held, so that no claim is counted between the check of the stock and its writing.
      const before = await partnerRewards.lock(id);
      if (!before) throw new DomainError('partner_reward.not_found');
      const at = clock.now();
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const after = readOffer({ ...offerOf(before), ...given }, before.claimedCount);
      requireAmount(after.amount);
      if (after.amount !== before.amount) await requireSmallAmount({ settings }, after.amount);
      const edit = {
        stored: before.version,
        seen: version,
        at,
        targetType: 'partner_reward' as const,
        targetId: id,
      };
      const next = await nextVersion({ auditLog }, actor, edit);
      await partnerRewards.update({ ...before, ...after, version: next, updatedAt: at });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'partner_reward.update',
          targetType: 'partner_reward',
          targetId: id,
          before: logged(offerOf(before)),
          after: {
            ...logged(after),
            ...(after.code !== before.code && { codeChanged: true }),
          },
          reason: null,
        }),
      );
      const row = await partnerRewards.find(id);
      if (!row) throw new DomainError('partner_reward.not_found');
      return present(row);
    });
  };
