import type { PartnerReward } from '#core/money/partner/partner.ts';
import type { PartnerRewardRow, PartnerRewards } from '#core/money/partner/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { logoColumn } from './partners.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.partnerRewards> = {
  select: `r.*, p.name as partner_name, p.url as partner_url, p.status as partner_status, p.owner_id, ${logoColumn}`,
  from: 'partner_rewards r join partners p on p.id = r.partner_id left join media m on m.id = p.logo_id',
  columns: {
    id: 'r.id',
    partnerId: 'r.partner_id',
    partnerName: 'p.name',
    ownerId: 'p.owner_id',
    amount: 'r.amount',
    coin: 'r.coin',
    unit: 'r.unit',
    startsAt: 'r.starts_at',
    endsAt: 'r.ends_at',
    stock: 'r.stock',
    claimedCount: 'r.claimed_count',
    proof: 'r.proof',
    status: 'r.status',
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
  },
  search: "fold((r.title ->> 'vi') || ' ' || (r.title ->> 'en'))",
  tieBreak: 'r.id',
};

const select = `select ${list.select} from ${list.from}`;

export const knexPartnerRewards = (db: Connection): PartnerRewards => ({
  async insert(reward) {
    await refusing(
      { partner_rewards_partner_id_fkey: 'partner.not_found' },
      db()('partner_rewards').insert(reward),
    );
  },

  async find(id) {
    return (await rows<PartnerRewardRow>(db(), `${select} where r.id = ?`, [id]))[0] ?? null;
  },

  // Not "for update": claims that merely refer to the reward need not wait.
  async lock(id) {
    const [reward] = await rows<PartnerReward>(
      db(),
      'select * from partner_rewards where id = ? for no key update',
      [id],
    );
    return reward ?? null;
  },

  async update(reward) {
    const { id, partnerId: _partner, claimedCount: _count, createdAt: _at, ...changed } = reward;
    const written = await refusing(
      { partner_rewards_stock: 'partner_reward.stock_below_claimed' },
      db()('partner_rewards')
        .where({ id, version: changed.version - 1 })
        .update(changed),
    );
    requireFresh(written);
  },

  async delete(id) {
    await refusing(
      { partner_claims_reward_id_fkey: 'partner_reward.has_claims' },
      db()('partner_rewards').where({ id }).delete(),
    );
  },

  async count(id, claims) {
    await refusing(
      { partner_rewards_stock: 'partner_reward.out_of_stock' },
      rows(db(), 'update partner_rewards set claimed_count = claimed_count + ? where id = ?', [claims, id]),
    );
  },

  current: (at, startingBefore, limit) =>
    rows<PartnerRewardRow>(
      db(),
      `${select} where r.status = 'ACTIVE' and p.status = 'ACTIVE' and r.ends_at > ? and r.starts_at < ?
       order by r.ends_at, r.id limit ?`,
      [at, startingBefore, limit],
    ),

  list: async (request) =>
    staffList<PartnerRewardRow, keyof typeof staffLists.partnerRewards>(
      db(),
      list,
      readListRequest(staffLists.partnerRewards, request),
    ),
});
