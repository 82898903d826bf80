import type { Overview } from '#core/member-lifecycle/overview/overview.ts';
import { coinTypes, type CoinType } from '#core/money/coin/ledger.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { ledgerSums } from '../money/ledger-reports.ts';

type Figures = {
  total: number;
  pending: number;
  active: number;
  held: number;
  banned: number;
  newThisWeek: number;
  snapshots: number;
  snapshotsThisWeek: number;
  snapshotsLastWeek: number;
  mailsWaiting: number;
  mailsFailed: number;
  oldestMailAt: Date | null;
  eventsWaiting: number;
  oldestEventAt: Date | null;
  paymentsProcessing: number;
  paymentsPending: number;
  oldestPaymentAt: Date | null;
  transfersWaiting: number;
  oldestTransferAt: Date | null;
  claimsWaiting: number;
  oldestClaimAt: Date | null;
  requestsWaiting: number;
  oldestRequestAt: Date | null;
  ordersPending: number;
  ordersProcessing: number;
  oldestOrderAt: Date | null;
};
type Purses = { fitCoin: number; baseCoin: number; heldFitCoin: number; heldBaseCoin: number };
type Moved = { account: 'ISSUED' | 'REVENUE'; coin: CoinType; sum: number };

const counts = `
  select u.*, s.*, m.*, e.*, p.*, t.*, c.*, r.*, o.* from
    (select count(*) as total,
       count(*) filter (where status = 'PENDING') as pending,
       count(*) filter (where status = 'ACTIVE') as active,
       count(*) filter (where status = 'HOLD') as held,
       count(*) filter (where status = 'BAN') as banned,
       count(*) filter (where created_at >= :startedAt) as new_this_week
     from users where anonymised_at is null and id <> 'ai-coach') as u,
    (select count(*) as snapshots,
       count(*) filter (where week_start = :thisMonday) as snapshots_this_week,
       count(*) filter (where week_start = :lastMonday) as snapshots_last_week
     from snapshots where brought_at is null) as s,
    (select count(*) filter (where status = 'PENDING') as mails_waiting,
       count(*) filter (where status = 'FAILED') as mails_failed,
       min(created_at) filter (where status = 'PENDING') as oldest_mail_at
     from mails where status in ('PENDING', 'FAILED')) as m,
    (select count(*) as events_waiting, min(at) as oldest_event_at from events where handled_at is null) as e,
    (select count(*) filter (where status = 'PROCESSING') as payments_processing,
       count(*) filter (where status = 'PENDING') as payments_pending,
       min(created_at) filter (where status = 'PROCESSING') as oldest_payment_at
     from payments where status in ('PENDING', 'PROCESSING')) as p,
    (select count(*) as transfers_waiting, min(occurred_at) as oldest_transfer_at
     from incoming_transfers where status = 'WAITING') as t,
    (select count(*) as claims_waiting, min(at) as oldest_claim_at
     from partner_claims where status = 'PROCESSING') as c,
    (select count(*) as requests_waiting, min(created_at) as oldest_request_at
     from coin_requests where status = 'PENDING') as r,
    (select count(*) filter (where status = 'PENDING') as orders_pending,
       count(*) filter (where status = 'PROCESSING') as orders_processing,
       min(created_at) as oldest_order_at
     from orders where status in ('PENDING', 'PROCESSING')) as o`;

export const knexOverview = (db: Connection): Overview => ({
  async figures({ thisMonday, lastMonday, startedAt }) {
    const [[found], [purses], moved] = await Promise.all([
      rows<Figures>(db(), counts, { thisMonday, lastMonday, startedAt }),
      rows<Purses>(
        db(),
        `select coalesce(sum(fit_coin), 0) as fit_coin, coalesce(sum(base_coin), 0) as base_coin,
           coalesce(sum(held_fit_coin), 0) as held_fit_coin, coalesce(sum(held_base_coin), 0) as held_base_coin
         from wallets`,
      ),
      rows<Moved>(
        db(),
        `select account, coin, sum(credit - debit) as sum from ${ledgerSums}
         where account in ('ISSUED', 'REVENUE') group by account, coin`,
      ),
    ]);
    const sumOf = (account: Moved['account'], coin: CoinType) =>
      moved.find((row) => row.account === account && row.coin === coin)?.sum ?? 0;
    const { fitCoin = 0, baseCoin = 0, heldFitCoin = 0, heldBaseCoin = 0 } = purses ?? {};
    const held: Readonly<Record<CoinType, number>> = { FIT_COIN: heldFitCoin, BASE_COIN: heldBaseCoin };
    const outstanding: Readonly<Record<CoinType, number>> = { FIT_COIN: fitCoin, BASE_COIN: baseCoin };
    const f = found!; // nine aggregates without grouping: always one row
    return {
      users: {
        total: f.total,
        pending: f.pending,
        active: f.active,
        held: f.held,
        banned: f.banned,
        newThisWeek: f.newThisWeek,
      },
      snapshots: { total: f.snapshots, thisWeek: f.snapshotsThisWeek, lastWeek: f.snapshotsLastWeek },
      mails: { waiting: f.mailsWaiting, failed: f.mailsFailed, oldestWaitingAt: f.oldestMailAt },
      events: { waiting: f.eventsWaiting, oldestWaitingAt: f.oldestEventAt },
      payments: {
        processing: f.paymentsProcessing,
        pending: f.paymentsPending,
        oldestProcessingAt: f.oldestPaymentAt,
      },
      incomingTransfers: { waiting: f.transfersWaiting, oldestWaitingAt: f.oldestTransferAt },
      partnerClaims: { waiting: f.claimsWaiting, oldestWaitingAt: f.oldestClaimAt },
      coinRequests: { waiting: f.requestsWaiting, oldestWaitingAt: f.oldestRequestAt },
      orders: {
        pending: f.ordersPending,
        processing: f.ordersProcessing,
        oldestOpenAt: f.oldestOrderAt,
      },
      coins: coinTypes.map((coin) => ({
        coin,
        outstanding: outstanding[coin],
        held: held[coin],
        // Coins come out of ISSUED, so its sum is below zero.
        issued: -sumOf('ISSUED', coin) || 0,
        spent: sumOf('REVENUE', coin),
      })),
    };
  },
});
