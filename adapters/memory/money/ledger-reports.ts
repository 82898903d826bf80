import { coinTypes } from '#core/money/coin/ledger.ts';
import type { AccountTotal, EconomyDay, LedgerReports, ReasonTotal } from '#core/money/coin/ports.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { addDays } from '#core/kernel/week.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type StoredPosting, type View } from '../engine/store.ts';

const dayOf = ({ createdAt }: Pick<StoredPosting, 'createdAt'>): string =>
  localDate(createdAt, defaultTimeZone);
const sum = (postings: readonly StoredPosting[]): number =>
  postings.reduce((total, { amount }) => total + amount, 0);

export const memoryLedgerReports = (view: () => View): LedgerReports => {
  const postings = () => view().table('postings').all();
  const ofPlatform = () => postings().filter(({ userId }) => userId === null);

  return {
    async totals() {
      const groups = [...Map.groupBy(postings(), ({ account, coin }) => keyOf(account, coin)).values()];
      return groups
        .flatMap((group): AccountTotal[] => {
          const [first] = group;
          if (!first) return [];
          return [{ account: first.account, coin: first.coin, balance: sum(group), postings: group.length }];
        })
        .toSorted(ascending(({ account, coin }) => [account, coinTypes.indexOf(coin)]));
    },

    async byReason({ from, to }) {
      const within = ofPlatform().filter((posting) => dayOf(posting) >= from && dayOf(posting) <= to);
      return [...Map.groupBy(within, ({ reason, coin }) => keyOf(reason, coin)).values()]
        .flatMap((group): ReasonTotal[] => {
          const [first] = group;
          if (!first) return [];
          const { reason, coin } = first;
          return [
            {
              reason,
              coin,
              into: -sum(group.filter(({ amount }) => amount < 0)) || 0,
              outOf: sum(group.filter(({ amount }) => amount > 0)),
              transfers: group.length,
            },
          ];
        })
        .toSorted(ascending(({ reason, coin }) => [reason, coinTypes.indexOf(coin)]));
    },

    async daily({ from, to }) {
      const platformPostings = ofPlatform().map((posting) => ({ ...posting, day: dayOf(posting) }));
      const days: EconomyDay[] = [];
      for (let day = from; day <= to; day = addDays(day, 1)) {
        for (const coin of coinTypes) {
          const own = platformPostings.filter((posting) => posting.coin === coin);
          const into = (...accounts: readonly string[]) =>
            sum(own.filter((posting) => posting.day === day && accounts.includes(posting.account)));
          days.push({
            day,
            coin,
            issued: -into('ISSUED', 'CAMPAIGN') || 0,
            spent: into('REVENUE', 'ESCROW'),
            burned: into('CONVERSION', 'CORRECTION'),
            outstanding: -sum(own.filter((posting) => posting.day <= day)) || 0,
          });
        }
      }
      return days;
    },

    async topUpVnd({ from, to }) {
      return view()
        .table('payments')
        .all()
        .filter(({ status, completedAt }) => {
          const day = completedAt && localDate(completedAt, defaultTimeZone);
          return status === 'COMPLETED' && day !== null && day >= from && day <= to;
        })
        .reduce((total, { amountVnd }) => total + amountVnd, 0);
    },

    async list(request) {
      const users = view().table('users');
      const found = postings().map((posting) => ({
        ...posting,
        id: String(posting.id),
        userName: users.get(posting.userId ?? '')?.fullname ?? null,
      }));
      const { sort } = request;
      // The ledger is only appended to: its order is that of its ids.
      const plan = readListRequest(staffLists.ledger, request);
      const byId =
        sort.field === 'createdAt' ? { ...plan, sort: { ...plan.sort, field: 'id' as const } } : plan;
      return staffList(found, byId, staffLists.ledger, ({ userId }) => {
        const user = users.get(userId ?? '');
        return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
      });
    },

    /** Everything is at hand already. */
    fold: async () => 0,
  };
};
