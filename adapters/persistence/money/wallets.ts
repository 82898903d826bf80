import { emptyWallet, type Posting, type Transfer, type Wallet } from '#core/money/coin/ledger.ts';
import type { Wallets } from '#core/money/coin/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { codeOf } from '#adapters/ports/operator-error.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

/** What post_transfer raises. */
const notEnough = 'FB002';
const postedBefore = 'FB003';

const shortage = (error: unknown): DomainError => {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '{}';
  const { coin, needed, balance } = JSON.parse(detail) as { coin: string; needed: number; balance: number }; // written by post_transfer
  return new DomainError('coin.not_enough', {
    coin,
    needed,
    balance,
    missing: Math.max(needed - balance, 1),
  });
};

const accountName = ({ account }: Posting): string =>
  account.kind === 'SYSTEM' ? account.name : account.kind;
const holder = ({ account }: Posting): string | null => (account.kind === 'SYSTEM' ? null : account.userId);

const post = (db: Connection, transfer: Transfer): Promise<Wallet[]> =>
  rows<Wallet>(
    db(),
    `select * from post_transfer(?, ?, ?, ?, ?, ?, ?, ?::text[], ?::text[], ?::text[], ?::bigint[])`,
    [
      transfer.id,
      transfer.reason,
      transfer.reference,
      transfer.reverses,
      transfer.note,
      transfer.actor,
      transfer.at,
      transfer.postings.map(accountName),
      transfer.postings.map(holder) as string[], // the driver writes null as NULL; Knex's types know arrays of strings only
      transfer.postings.map(({ coin }) => coin),
      transfer.postings.map(({ amount }) => amount),
    ],
  );

export const knexWallets = (db: Connection): Wallets => ({
  async of(userId) {
    const [wallet] = await db.point<Wallet>('select * from wallets where user_id = ?', [userId]);
    return wallet ?? emptyWallet(userId);
  },

  async apply(transfer) {
    try {
      return await refusing(
        {
          postings_source: 'transaction.not_pending',
          wallets_user_id_fkey: 'user.not_found',
          postings_amount: 'coin.amount_invalid',
          wallets_countable: 'coin.amount_invalid',
        },
        post(db, transfer),
      );
    } catch (error) {
      if (codeOf(error) === postedBefore) throw new DomainError('transaction.not_pending');
      throw codeOf(error) === notEnough ? shortage(error) : error;
    }
  },
});
