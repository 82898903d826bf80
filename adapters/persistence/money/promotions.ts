import type { PromoCode, Promotion, PromoUse, UsesSoFar } from '#core/money/promo/promotion.ts';
import type { PromoCodeRow, PromotionRow, Promotions, PromoUseRow } from '#core/money/promo/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** Of an order that was canceled, or goes on without its code, nothing was used. */
const counts = `(u.payment_id is null or exists (
  select 1 from payments p where p.id = u.payment_id and p.status <> 'CANCELED' and p.promo ->> 'useId' = u.id))`;

/** Coins of an order come with its completion, not with its making. */
const hasCome = `(u.payment_id is null or exists (
  select 1 from payments p where p.id = u.payment_id and p.status = 'COMPLETED' and p.promo ->> 'useId' = u.id))`;

const list: ListSource<keyof typeof staffLists.promotions> = {
  select: `r.*, (select ${nameOf('a')} from users a where a.id = r.created_by) as created_by_name,
    (select count(*) from promo_uses u where u.promotion_id = r.id and ${counts}) as uses,
    (select coalesce(sum(u.coins), 0) from promo_uses u where u.promotion_id = r.id and ${hasCome}) as coins_given,
    (select c.code from promo_codes c where c.promotion_id = r.id order by c.id limit 1) as first_code`,
  from: 'promotions r',
  columns: {
    id: 'r.id',
    title: 'r.title',
    kind: 'r.kind',
    status: 'r.status',
    isBatch: 'r.is_batch',
    createdBy: 'r.created_by',
    startsAt: 'r.starts_at',
    endsAt: 'r.ends_at',
    createdAt: 'r.created_at',
  },
  search: `(fold(r.title) like ? or exists (
    select 1 from promo_codes c where c.promotion_id = r.id and fold(c.code) like ?))`,
  tieBreak: 'r.id',
};

const useList: ListSource<keyof typeof staffLists.promoUses> = {
  select: `u.*, ${nameOf('m')} as user_name, c.code, r.title, p.status as payment_status, p.code as payment_code`,
  from: `promo_uses u join users m on m.id = u.user_id join promo_codes c on c.id = u.code_id
    join promotions r on r.id = u.promotion_id left join payments p on p.id = u.payment_id`,
  columns: {
    id: 'u.id',
    promotionId: 'u.promotion_id',
    userId: 'u.user_id',
    kind: 'u.kind',
    coins: 'u.coins',
    at: 'u.at',
  },
  search: 'm.search',
  tieBreak: 'u.id',
};

export const knexPromotions = (db: Connection): Promotions => ({
  async insert(promotion, codes) {
    await db()('promotions').insert(promotion);
    await refusing(
      { promo_codes_once: 'promo.code_exists' },
      rows(
        db(),
        `insert into promo_codes (id, promotion_id, code, code_key)
         select * from unnest(?::text[], ?::text[], ?::text[], ?::text[])`,
        [
          codes.map(({ id }) => id),
          codes.map(({ promotionId }) => promotionId),
          codes.map(({ code }) => code),
          codes.map(({ codeKey }) => codeKey),
        ],
      ),
    );
  },

  async findCode(codeKey) {
    const [code] = await rows<PromoCode>(db(), 'select * from promo_codes where code_key = ?', [codeKey]);
    const [promotion] = await rows<Promotion>(db(), 'select * from promotions where id = ?', [
      code?.promotionId ?? '',
    ]);
    return code && promotion ? { promotion, code } : null;
  },

  async find(id) {
    const [row] = await rows<PromotionRow>(db(), `select ${list.select} from ${list.from} where r.id = ?`, [
      id,
    ]);
    return row ?? null;
  },

  async lock(id) {
    const [row] = await rows<Promotion>(db(), 'select * from promotions where id = ? for no key update', [
      id,
    ]);
    return row ?? null;
  },

  async update({ id, version, status, updatedAt }) {
    const written = await db()('promotions')
      .where({ id, version: version - 1 })
      .update({ version, status, updatedAt });
    requireFresh(written);
  },

  async usesSoFar({ promotionId, codeId, userId }) {
    const [so] = await rows<UsesSoFar>(
      db(),
      `select count(*) as in_all, count(*) filter (where u.user_id = ?) as by_member,
         count(*) filter (where u.code_id = ?) as of_code
       from promo_uses u where u.promotion_id = ? and ${counts}`,
      [userId, codeId, promotionId],
    );
    return so ?? { inAll: 0, byMember: 0, ofCode: 0 };
  },

  async insertUse(use) {
    await db()('promo_uses').insert(use);
  },

  async findUse(id) {
    const [use] = await rows<PromoUse>(db(), 'select * from promo_uses where id = ?', [id]);
    return use ?? null;
  },

  list: async (request) =>
    staffList<PromotionRow, keyof typeof staffLists.promotions>(
      db(),
      list,
      readListRequest(staffLists.promotions, request),
    ),

  listUses: async (request) =>
    staffList<PromoUseRow, keyof typeof staffLists.promoUses>(
      db(),
      useList,
      readListRequest(staffLists.promoUses, request),
    ),

  codesOf: (id) =>
    rows<PromoCodeRow>(
      db(),
      `select c.code, (select count(*) from promo_uses u where u.code_id = c.id and ${counts}) as uses
       from promo_codes c where c.promotion_id = ? order by c.id`,
      [id],
    ),

  usesOf: (userId) =>
    rows<PromoUseRow>(
      db(),
      `select ${useList.select} from ${useList.from} where u.user_id = ? order by u.at, u.id`,
      [userId],
    ),
});
