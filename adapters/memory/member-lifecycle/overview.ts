import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { aiUserId } from '#core/kernel/id.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import type { Overview } from '#core/member-lifecycle/overview/overview.ts';
import type { View } from '../engine/store.ts';

const oldest = (dates: readonly Date[]): Date | null =>
  dates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export const memoryOverview = (view: () => View): Overview => ({
  async figures({ thisMonday, lastMonday, startedAt }) {
    const { table } = view();
    const users = table('users')
      .all()
      .filter(({ id, anonymisedAt }) => anonymisedAt === null && id !== aiUserId);
    const counted = (status: string) => users.filter((user) => user.status === status).length;
    const snapshots = table('snapshots').all().filter(isSavedHere);
    const mails = table('mails')
      .all()
      .map(({ mail }) => mail);
    const waitingMails = mails.filter(({ status }) => status === 'PENDING');
    const waitingEvents = table('events')
      .all()
      .filter(({ handledAt }) => handledAt === null);
    const payments = table('payments').all();
    const processing = payments.filter(({ status }) => status === 'PROCESSING');
    const waitingTransfers = table('incomingTransfers')
      .all()
      .filter(({ status }) => status === 'WAITING');
    const waitingClaims = table('partnerClaims')
      .all()
      .filter(({ status }) => status === 'PROCESSING');
    const waitingRequests = table('coinRequests')
      .all()
      .filter(({ status }) => status === 'PENDING');
    const openOrders = table('orders')
      .all()
      .filter(({ status }) => status === 'PENDING' || status === 'PROCESSING');
    const wallets = table('wallets').all();
    const moved = (account: string, coin: string) =>
      total(
        table('postings')
          .all()
          .filter((posting) => posting.account === account && posting.coin === coin)
          .map(({ amount }) => amount),
      );

    return {
      users: {
        total: users.length,
        pending: counted('PENDING'),
        active: counted('ACTIVE'),
        held: counted('HOLD'),
        banned: counted('BAN'),
        newThisWeek: users.filter(({ createdAt }) => createdAt >= startedAt).length,
      },
      snapshots: {
        total: snapshots.length,
        thisWeek: snapshots.filter(({ weekStart }) => weekStart === thisMonday).length,
        lastWeek: snapshots.filter(({ weekStart }) => weekStart === lastMonday).length,
      },
      mails: {
        waiting: waitingMails.length,
        failed: mails.filter(({ status }) => status === 'FAILED').length,
        oldestWaitingAt: oldest(waitingMails.map(({ createdAt }) => createdAt)),
      },
      events: { waiting: waitingEvents.length, oldestWaitingAt: oldest(waitingEvents.map(({ at }) => at)) },
      payments: {
        processing: processing.length,
        pending: payments.filter(({ status }) => status === 'PENDING').length,
        oldestProcessingAt: oldest(processing.map(({ createdAt }) => createdAt)),
      },
      incomingTransfers: {
        waiting: waitingTransfers.length,
        oldestWaitingAt: oldest(waitingTransfers.map(({ occurredAt }) => occurredAt)),
      },
      partnerClaims: {
        waiting: waitingClaims.length,
        oldestWaitingAt: oldest(waitingClaims.map(({ at }) => at)),
      },
      coinRequests: {
        waiting: waitingRequests.length,
        oldestWaitingAt: oldest(waitingRequests.map(({ createdAt }) => createdAt)),
      },
      orders: {
        pending: openOrders.filter(({ status }) => status === 'PENDING').length,
        processing: openOrders.filter(({ status }) => status === 'PROCESSING').length,
        oldestOpenAt: oldest(openOrders.map(({ createdAt }) => createdAt)),
      },
      coins: coinTypes.map((coin) => ({
        coin,
        outstanding: total(wallets.map((w) => (coin === 'FIT_COIN' ? w.fitCoin : w.baseCoin))),
        held: total(wallets.map((w) => (coin === 'FIT_COIN' ? w.heldFitCoin : w.heldBaseCoin))),
        // Coins come out of ISSUED, so its sum is below zero.
        issued: -moved('ISSUED', coin) || 0,
        spent: moved('REVENUE', coin),
      })),
    };
  },
});
