import { coinTypes, type CoinType } from '#core/money/coin/ledger.ts';
import type { TransactionFilter, TransactionRow, Transactions } from '#core/money/coin/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { StoredPosting, View } from '../engine/store.ts';

type Line = StoredPosting & Readonly<{ userId: string; balanceAfter: number }>;

const rowOf = (line: Line, status: TransactionRow['status']): TransactionRow => ({
  id: String(line.id),
  transferId: line.transferId,
  userId: line.userId,
  type: line.reason,
  coin: line.coin,
  amount: line.amount,
  newBalance: line.balanceAfter,
  status,
  reference: line.reference,
  note: line.note,
  createdAt: line.createdAt,
});

export const memoryTransactions = (view: () => View): Transactions => {
  const lines = (): Line[] =>
    view()
      .table('postings')
      .all()
      .filter((posting): posting is Line => posting.account === 'USER')
      .toSorted(descending(({ id }) => [id]));

  /** A hold's own line waits while the hold does, and falls when it is released; every other line is done. */
  const statuses = (): ((line: Line) => TransactionRow['status']) => {
    const holds = new Map(
      view()
        .table('holds')
        .all()
        .map(({ transferId, status }) => [transferId, status]),
    );
    const names = { PENDING: 'PENDING', RELEASED: 'CANCELED', CAPTURED: 'COMPLETED' } as const;
    return ({ transferId }) => names[holds.get(transferId) ?? 'CAPTURED'];
  };

  const filtered = (userId: string, { coin, type, status: wanted }: TransactionFilter): TransactionRow[] => {
    const status = statuses();
    return lines()
      .filter((line) => line.userId === userId)
      .filter((line) => (!coin || line.coin === coin) && (!type || line.reason === type))
      .map((line) => rowOf(line, status(line)))
      .filter((row) => !wanted || row.status === wanted);
  };

  return {
    async totalsOf(userId, filter) {
      const found = filtered(userId, filter);
      const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
      return coinTypes.flatMap((coin) => {
        const amounts = found.filter((row) => row.coin === coin).map(({ amount }) => amount);
        if (amounts.length === 0) return [];
        return {
          coin,
          added: total(amounts.filter((amount) => amount > 0)),
          taken: 0 - total(amounts.filter((amount) => amount < 0)),
          lines: amounts.length,
        };
      });
    },

    async pageOf(userId, filter, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'whole') ?? [];
      const found = filtered(userId, filter).filter(
        ({ id }) => before === undefined || Number(id) < Number(before),
      );
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    async partOf(userId, { from, to }, limit) {
      const status = statuses();
      const own = lines()
        .filter((line) => line.userId === userId)
        .toReversed();
      const firstSince = (moment: Date): number => {
        const found = own.findIndex(({ createdAt }) => createdAt >= moment);
        return found < 0 ? own.length : found;
      };
      const start = firstSince(from);
      const before = own.slice(0, start);
      const balanceOf = (coin: CoinType) => before.findLast((line) => line.coin === coin)?.balanceAfter ?? 0;
      return {
        opening: { FIT_COIN: balanceOf('FIT_COIN'), BASE_COIN: balanceOf('BASE_COIN') },
        lines: own
          .slice(start, Math.max(start, firstSince(to)))
          .slice(0, limit)
          .map((line) => rowOf(line, status(line))),
      };
    },

    async list(request) {
      const status = statuses();
      const users = view().table('users');
      const rows = lines().map((line) => ({
        ...rowOf(line, status(line)),
        userName: users.get(line.userId)?.fullname ?? '',
        actor: line.actor,
      }));
      return staffList(
        rows,
        readListRequest(staffLists.transactions, request),
        staffLists.transactions,
        ({ userId }) => {
          const user = users.get(userId);
          return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
        },
      );
    },

    async lastAt(userId, reason) {
      const status = statuses();
      // Neither a released hold nor the line that gave it back is a payment.
      const givenBack = new Set(
        view()
          .table('postings')
          .all()
          .filter(({ account, amount }) => account === 'HELD' && amount < 0)
          .map(({ transferId }) => transferId),
      );
      const last = lines().find(
        (line) =>
          line.userId === userId &&
          line.reason === reason &&
          status(line) !== 'CANCELED' &&
          !givenBack.has(line.transferId),
      );
      return last?.createdAt ?? null;
    },
  };
};
