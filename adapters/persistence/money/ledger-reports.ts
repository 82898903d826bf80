import type {
  AccountTotal,
  EconomyDay,
  LedgerEntry,
  LedgerReports,
  ReasonTotal,
} from '#core/money/coin/ports.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const dayOf = (column: string): string => `cast(${column} at time zone '${defaultTimeZone}' as date)`;

/** Postings by day, account, coin and reason. */
export const summed = (where: string): string => `
  select ${dayOf('created_at')} as day, account, coin, reason,
    coalesce(sum(amount) filter (where amount > 0), 0) as credit,
    coalesce(-sum(amount) filter (where amount < 0), 0) as debit, count(*) as postings
  from postings where ${where} group by 1, 2, 3, 4`;

/** The whole ledger by day, account, coin and reason: what was folded, and what has been posted since. */
export const ledgerSums = `(
  select * from ledger_days
  union all ${summed('id > (select folded_to from ledger_rollup)')}
) as l`;

const ofPlatform = `account not in ('USER', 'HELD')`;
const inDays = 'day between cast(:from as date) and cast(:to as date)';
const net = (...accounts: readonly string[]): string =>
  `coalesce(sum(credit - debit) filter (where account in (${accounts.map((name) => `'${name}'`).join(', ')})), 0)`;

/** Enough for one statement in the time it may take. */
const foldAtOnce = 50_000;

const list: ListSource<keyof typeof staffLists.ledger> = {
  select: `cast(p.id as text) as id, p.transfer_id, p.account, p.user_id, u.fullname as user_name, p.coin, p.amount,
    p.balance_after, p.reason, p.reference, p.reverses, p.note, p.actor, p.created_at`,
  from: 'postings p left join users u on u.id = p.user_id',
  columns: {
    id: 'p.id',
    transferId: 'p.transfer_id',
    account: 'p.account',
    userId: 'p.user_id',
    userName: 'u.fullname',
    coin: 'p.coin',
    amount: 'p.amount',
    reason: 'p.reason',
    reference: 'p.reference',
    reverses: 'p.reverses',
    actor: 'p.actor',
    createdAt: 'p.created_at',
  },
  // The ledger is only appended to.
  order: { createdAt: 'p.id' },
  search: 'u.search',
  tieBreak: 'p.id',
};

export const knexLedgerReports = (db: Connection): LedgerReports => ({
  totals: () =>
    rows<AccountTotal>(
      db(),
      `select account, coin, sum(credit - debit) as balance, sum(postings) as postings
       from ${ledgerSums} group by account, coin order by account, coin desc`,
    ),

  byReason: (days) =>
    rows<ReasonTotal>(
      db(),
      `select reason, coin, sum(debit) as into, sum(credit) as out_of, sum(postings) as transfers
       from ${ledgerSums} where ${ofPlatform} and ${inDays} group by reason, coin order by reason, coin desc`,
      days,
    ),

  daily: (days) =>
    rows<EconomyDay>(
      db(),
      `with sums as (select * from ${ledgerSums} where ${ofPlatform} and day <= cast(:to as date)),
       opening as (
         select coin, sum(debit - credit) as outstanding from sums where day < cast(:from as date) group by coin
       ),
       moved as (
         select day, coin, -${net('ISSUED', 'CAMPAIGN')} as issued, ${net('REVENUE', 'ESCROW')} as spent,
           ${net('CONVERSION', 'CORRECTION')} as burned
         from sums where day >= cast(:from as date) group by day, coin
       )
       select cast(d.day as date) as day, c.coin, coalesce(m.issued, 0) as issued, coalesce(m.spent, 0) as spent,
         coalesce(m.burned, 0) as burned,
         coalesce(o.outstanding, 0) + sum(coalesce(m.issued - m.spent - m.burned, 0))
           over (partition by c.coin order by d.day) as outstanding
       from generate_series(cast(:from as date), cast(:to as date), interval '1 day') as d(day)
       cross join unnest(cast(:coins as text[])) as c(coin)
       left join moved m on m.day = d.day and m.coin = c.coin
       left join opening o on o.coin = c.coin
       order by d.day, c.coin desc`,
      { ...days, coins: [...coinTypes] },
    ),

  async topUpVnd(days) {
    const [paid] = await rows<{ vnd: number }>(
      db(),
      `select coalesce(sum(amount_vnd), 0) as vnd from payments
       where status = 'COMPLETED' and completed_at >= cast(:from as timestamp) at time zone '${defaultTimeZone}'
         and completed_at < cast(cast(:to as date) + 1 as timestamp) at time zone '${defaultTimeZone}'`,
      days,
    );
    return paid?.vnd ?? 0;
  },

  list: async (request) =>
    staffList<LedgerEntry, keyof typeof staffLists.ledger>(
      db(),
      list,
      readListRequest(staffLists.ledger, request),
    ),

  async fold() {
    const [rollup] = await rows<{ foldedTo: number; candidate: number | null; isSettled: boolean; isFromElsewhere: boolean }>(
      db(),
      `select folded_to, candidate,
         coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= horizon, false) as is_settled,
         coalesce(horizon > pg_snapshot_xmax(pg_current_snapshot()), false) as is_from_elsewhere
       from ledger_rollup for update`,
    ); // prettier-ignore
    if (!rollup) throw new Error('The ledger has lost its rollup');
    const { foldedTo, candidate, isSettled, isFromElsewhere } = rollup;
    // A restored database brings a horizon that its new server's transactions have not reached.
    if (candidate === null || isFromElsewhere) {
      await rows(
        db(),
        `update ledger_rollup set horizon = pg_snapshot_xmax(pg_current_snapshot()),
           candidate = (select max(id) from postings where id > folded_to)`,
      );
      return 0;
    }
    if (!isSettled) return 0;
    const upTo = Math.min(candidate, foldedTo + foldAtOnce);
    const [folded] = await rows<{ postings: number }>(
      db(),
      `with added as (
         insert into ledger_days as d (day, account, coin, reason, credit, debit, postings)
         ${summed('id > ? and id <= ?')}
         on conflict (day, account, coin, reason) do update
           set credit = d.credit + excluded.credit, debit = d.debit + excluded.debit,
             postings = d.postings + excluded.postings
       )
       update ledger_rollup set folded_to = ?, candidate = nullif(candidate, ?)
       returning (select count(*) from postings where id > ? and id <= ?) as postings`,
      [foldedTo, upTo, upTo, upTo, foldedTo, upTo],
    );
    return folded?.postings ?? 0;
  },
});
