import type { PartnerRow, Partners } from '#core/money/partner/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** What a logo's address is made of; `m` is the medium. */
export const logoColumn = `case when m.id is not null then jsonb_build_object(
  'key', m.key, 'thumbnailKey', m.thumbnail_key, 'contentType', m.content_type, 'name', m.name) end as logo`;

const rewardCount = '(select count(*) from partner_rewards r where r.partner_id = p.id)';

const list: ListSource<keyof typeof staffLists.partners> = {
  select: `p.*, u.fullname as owner_name, ${rewardCount} as reward_count, ${logoColumn}`,
  from: 'partners p left join users u on u.id = p.owner_id left join media m on m.id = p.logo_id',
  columns: {
    id: 'p.id',
    name: 'p.name',
    ownerId: 'p.owner_id',
    ownerName: 'u.fullname',
    status: 'p.status',
    rewardCount,
    createdAt: 'p.created_at',
    updatedAt: 'p.updated_at',
  },
  search: 'fold(p.name)',
  tieBreak: 'p.id',
};

const refusals = {
  partners_logo_id_fkey: 'partner.logo_not_found',
  partners_owner_id_fkey: 'partner.owner_not_found',
} as const;

export const knexPartners = (db: Connection): Partners => ({
  async insert(partner) {
    await refusing(refusals, db()('partners').insert(partner));
  },

  async find(id) {
    const [partner] = await rows<PartnerRow>(db(), `select ${list.select} from ${list.from} where p.id = ?`, [
      id,
    ]);
    return partner ?? null;
  },

  async update(partner) {
    const { id, createdAt: _, ...changed } = partner;
    const written = await refusing(
      refusals,
      db()('partners')
        .where({ id, version: changed.version - 1 })
        .update(changed),
    );
    requireFresh(written);
  },

  async delete(id) {
    await refusing(
      { partner_rewards_partner_id_fkey: 'partner.has_rewards' },
      db()('partners').where({ id }).delete(),
    );
  },

  list: async (request) =>
    staffList<PartnerRow, keyof typeof staffLists.partners>(
      db(),
      list,
      readListRequest(staffLists.partners, request),
    ),
});
