import type { CoinRequest } from '#core/money/coin/coin-request.ts';
import type { CoinRequestRow, CoinRequests } from '#core/money/coin/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.coinRequests> = {
  select: 'r.*, u.fullname as user_name, a.fullname as asked_by_name, d.fullname as decided_by_name',
  from: `coin_requests r join users u on u.id = r.user_id left join users a on a.id = r.asked_by
    left join users d on d.id = r.decided_by`,
  columns: {
    id: 'r.id',
    assigneeId: assigneeOf('coin_request', 'r.id'),
    kind: 'r.kind',
    status: 'r.status',
    userId: 'r.user_id',
    userName: 'u.fullname',
    coin: 'r.coin',
    amount: 'r.amount',
    askedBy: 'r.asked_by',
    createdAt: 'r.created_at',
    decidedAt: 'r.decided_at',
  },
  search: 'u.search',
  tieBreak: 'r.id',
};

export const knexCoinRequests = (db: Connection): CoinRequests => ({
  async lockRequester(by) {
    await rows(db(), 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [`coins moved by ${by}`]);
  },

  async movedAlone(by, since) {
    const [moved] = await rows<{ coins: number }>(
      db(),
      `select coalesce(sum(abs(p.amount)), 0) as coins from postings p
       where p.actor = ? and p.created_at > ? and p.account = 'USER' and p.reason in ('GRANT', 'CORRECTION')
         and not exists (select 1 from coin_requests r where r.transfer_id = p.transfer_id)`,
      [by, since],
    );
    return moved?.coins ?? 0;
  },

  async isKnown(kind, reference) {
    const known = await rows(
      db(),
      `select 1 from coin_requests where kind = ? and reference = ?
       union all select 1 from postings where reason = ? and reference = ? limit 1`,
      [kind, reference, kind, reference],
    );
    return known.length > 0;
  },

  async insert(request) {
    await refusing(
      {
        coin_requests_source: 'transaction.not_pending',
        coin_requests_user_id_fkey: 'user.not_found',
      },
      db()('coin_requests').insert(request),
    );
  },

  async lock(id) {
    const [request] = await rows<CoinRequest>(db(), 'select * from coin_requests where id = ? for update', [
      id,
    ]);
    return request ?? null;
  },

  async decide({ id, status, decidedBy, decidedAt, note, transferId }) {
    const decided = await db()('coin_requests')
      .where({ id, status: 'PENDING' })
      .update({ status, decidedBy, decidedAt, note, transferId });
    if (decided === 0) throw new DomainError('coin.request_not_pending');
  },

  async find(id) {
    const [row] = await rows<CoinRequestRow>(db(), `select ${list.select} from ${list.from} where r.id = ?`, [
      id,
    ]);
    return row ?? null;
  },

  list: async (request) =>
    staffList<CoinRequestRow, keyof typeof staffLists.coinRequests>(
      db(),
      list,
      readListRequest(staffLists.coinRequests, request),
    ),
});
