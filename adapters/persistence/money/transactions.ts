import type { Knex } from 'knex';
import { coinTypes, type CoinType } from '#core/money/coin/ledger.ts';
import type { CoinTotal, StaffTransactionRow, TransactionRow, Transactions } from '#core/money/coin/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** A hold's own line waits while the hold does, and falls when it is released; every other line is done. */
const status = `case h.status when 'PENDING' then 'PENDING' when 'RELEASED' then 'CANCELED' else 'COMPLETED' end`;

const line = `p.id::text as id, p.transfer_id, p.user_id, p.reason as type, p.coin, p.amount, p.balance_after as new_balance,
  ${status} as status, p.reference, p.note, p.created_at`;
const source = 'postings p left join holds h on h.transfer_id = p.transfer_id';

const list: ListSource<keyof typeof staffLists.transactions> = {
  select: `${line}, u.fullname as user_name, p.actor`,
  from: `${source} join users u on u.id = p.user_id and p.account = 'USER'`,
  all: `postings p where p.account = 'USER'`,
  columns: {
    id: 'p.id',
    transferId: 'p.transfer_id',
    userId: 'p.user_id',
    userName: 'u.fullname',
    type: 'p.reason',
    coin: 'p.coin',
    amount: 'p.amount',
    newBalance: 'p.balance_after',
    status,
    reference: 'p.reference',
    actor: 'p.actor',
    createdAt: 'p.created_at',
  },
  // The ledger is only appended to.
  order: { createdAt: 'p.id' },
  search: 'u.search',
  tieBreak: 'p.id',
};

export const knexTransactions = (db: Connection): Transactions => ({
  async pageOf(userId, { coin, type, status: wanted }, { limit, cursor }) {
    const [before] = decodeCursor(cursor, 'whole') ?? [];
    // Found by the index of the statement, or that of reasons; lines of one coin or status may lie far apart.
    const ask = (sql: string, bindings: Knex.RawBinding[]) =>
      coin || wanted ? rows<TransactionRow>(db(), sql, bindings) : db.point<TransactionRow>(sql, bindings);
    const found = await ask(
      `select ${line} from ${source}
       where p.account = 'USER' and p.user_id = ?
         ${coin ? 'and p.coin = ?' : ''} ${type ? 'and p.reason = ?' : ''} ${wanted ? `and ${status} = ?` : ''} ${before ? 'and p.id < ?' : ''}
       order by p.id desc limit ?`,
      [userId, coin, type, wanted, before, limit + 1].filter((value) => value !== undefined),
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  totalsOf: (userId, { coin, type, status: wanted }) =>
    rows<CoinTotal>(
      db(),
      // A hold is looked for only where the state is asked for.
      `select p.coin, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as added,
         coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as taken, count(*) as lines
       from ${wanted ? source : 'postings p'}
       where p.account = 'USER' and p.user_id = ?
         ${coin ? 'and p.coin = ?' : ''} ${type ? 'and p.reason = ?' : ''} ${wanted ? `and ${status} = ?` : ''}
       group by p.coin order by p.coin desc`,
      [userId, coin, type, wanted].filter((value) => value !== undefined),
    ),

  async partOf(userId, { from, to }, limit) {
    // Lines of one member are numbered in their order; clocks of several servers may differ by a little.
    const [bounds] = await rows<{ first: number | null; next: number | null }>(
      db(),
      `select min(id) as first, min(id) filter (where created_at >= ?) as next
       from postings where account = 'USER' and user_id = ? and created_at >= ?`,
      [to, userId, from],
    );
    const { first = null, next = null } = bounds ?? {};
    const opening = await rows<{ coin: CoinType; balance: number }>(
      db(),
      `select c.coin, coalesce((
         select p.balance_after from postings p
         where p.account = 'USER' and p.user_id = ? and p.coin = c.coin ${first === null ? '' : 'and p.id < ?'}
         order by p.id desc limit 1), 0) as balance
       from unnest(?::text[]) as c(coin)`,
      [userId, ...(first === null ? [] : [first]), [...coinTypes]],
    );
    const lines =
      first === null
        ? []
        : await rows<TransactionRow>(
            db(),
            `select ${line} from ${source}
             where p.account = 'USER' and p.user_id = ? and p.id >= ? ${next === null ? '' : 'and p.id < ?'}
             order by p.id limit ?`,
            [userId, first, ...(next === null ? [] : [next]), limit],
          );
    const balanceOf = (coin: CoinType) => opening.find((each) => each.coin === coin)?.balance ?? 0;
    return { opening: { FIT_COIN: balanceOf('FIT_COIN'), BASE_COIN: balanceOf('BASE_COIN') }, lines };
  },

  list: async (request) =>
    staffList<StaffTransactionRow, keyof typeof staffLists.transactions>(
      db(),
      list,
      readListRequest(staffLists.transactions, request),
    ),

  async lastAt(userId, reason) {
    const [last] = await rows<{ at: Date }>(
      db(),
      // Neither a released hold nor the line that gave it back is a payment.
      `select p.created_at as at from ${source}
       where p.account = 'USER' and p.user_id = ? and p.reason = ? and h.status is distinct from 'RELEASED'
         and not exists (
           select 1 from postings g where g.transfer_id = p.transfer_id and g.account = 'HELD' and g.amount < 0
         )
       order by p.id desc limit 1`,
      [userId, reason],
    );
    return last?.at ?? null;
  },
});
