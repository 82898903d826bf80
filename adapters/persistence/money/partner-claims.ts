import { DomainError } from '#core/kernel/domain-error.ts';
import type { PartnerClaim } from '#core/money/partner/partner.ts';
import type { PartnerClaimRow, PartnerClaims } from '#core/money/partner/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.partnerClaims> = {
  select: `c.*, u.fullname as user_name, r.title as reward_title, r.partner_id, p.name as partner_name, p.owner_id`,
  from: `partner_claims c join users u on u.id = c.user_id join partner_rewards r on r.id = c.reward_id
    join partners p on p.id = r.partner_id`,
  columns: {
    id: 'c.id',
    rewardId: 'c.reward_id',
    partnerId: 'r.partner_id',
    partnerName: 'p.name',
    ownerId: 'p.owner_id',
    userId: 'c.user_id',
    userName: 'u.fullname',
    status: 'c.status',
    amount: 'c.amount',
    coin: 'c.coin',
    at: 'c.at',
    decidedAt: 'c.decided_at',
  },
  search: 'u.search',
  tieBreak: 'c.id',
};

const select = `select ${list.select} from ${list.from}`;

export const knexPartnerClaims = (db: Connection): PartnerClaims => ({
  async insert(claim) {
    await refusing(
      {
        partner_claims_number: 'partner_reward.wait',
        partner_claims_reward_id_fkey: 'partner_reward.not_found',
        partner_claims_user_id_fkey: 'user.not_found',
      },
      db()('partner_claims').insert(claim),
    );
  },

  async lock(id) {
    const [claim] = await rows<PartnerClaim>(
      db(),
      'select * from partner_claims where id = ? for no key update',
      [id],
    );
    return claim ?? null;
  },

  async decide({ id, status, note, decidedBy, decidedAt }) {
    const decided = await db()('partner_claims')
      .where({ id, status: 'PROCESSING' })
      .update({ status, note, decidedBy, decidedAt });
    if (decided === 0) throw new DomainError('partner_claim.not_pending');
  },

  async find(id) {
    return (await rows<PartnerClaimRow>(db(), `${select} where c.id = ?`, [id]))[0] ?? null;
  },

  standingOf: (userId, rewardIds) =>
    rows<PartnerClaim>(
      db(),
      `select * from partner_claims where user_id = ? and reward_id = any(?::text[]) and status <> 'CANCELED'
       order by at desc, number desc`,
      [userId, [...rewardIds]],
    ),

  async pageOf(userId, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<PartnerClaimRow>(
      db(),
      `${select} where c.user_id = ? ${at ? 'and (c.at, c.id) < (?, ?)' : ''}
       order by c.at desc, c.id desc limit ?`,
      [userId, ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (claim) => encodeCursor(claim.at, claim.id));
  },

  list: async (request) =>
    staffList<PartnerClaimRow, keyof typeof staffLists.partnerClaims>(
      db(),
      list,
      readListRequest(staffLists.partnerClaims, request),
    ),

  async forgetEvidenceOf(userId) {
    await db()('partner_claims').where({ userId }).update({ evidence: null });
  },
});
