import {
  coinTypes,
  emptyWallet,
  isBalanced,
  maxCoins,
  type Posting,
  type Transfer,
  type Wallet,
} from '#core/money/coin/ledger.ts';
import type { Wallets } from '#core/money/coin/ports.ts';
import { keyOf, type View } from '../engine/store.ts';

const accountOf = ({ account }: Posting): string => (account.kind === 'SYSTEM' ? account.name : account.kind);
const holderOf = ({ account }: Posting): string | null => (account.kind === 'SYSTEM' ? null : account.userId);

const balances = {
  USER: { FIT_COIN: 'fitCoin', BASE_COIN: 'baseCoin' },
  HELD: { FIT_COIN: 'heldFitCoin', BASE_COIN: 'heldBaseCoin' },
} as const;
const kinds = ['USER', 'HELD'] as const;

const moved = (wallet: Wallet, postings: readonly Posting[]): Wallet => {
  let after = wallet;
  for (const { account, coin, amount } of postings) {
    if (account.kind === 'SYSTEM') continue;
    const name = balances[account.kind][coin];
    after = { ...after, [name]: after[name] + amount };
  }
  return after;
};

/** Refuses with what is missing most, as post_transfer does. */
const requireEnough = (view: View, before: Wallet, after: Wallet): void => {
  const names = kinds.flatMap((kind) => coinTypes.map((coin) => ({ coin, name: balances[kind][coin] })));
  const short = names
    .filter(({ name }) => after[name] < 0)
    .toSorted((a, b) => after[a.name] - after[b.name])[0];
  if (!short) return;
  const { coin, name } = short;
  const balance = before[name];
  view.refuse('coin.not_enough', {
    coin,
    needed: balance - after[name],
    balance,
    missing: -after[name],
  });
};

const sourceKey = ({ reason, reference }: Transfer, posting: Posting): string =>
  keyOf(reason, reference, accountOf(posting), posting.coin, holderOf(posting) ?? '');

/** All or none: nothing is written before everything was checked. */
export const postTransfer = (view: View, transfer: Transfer): readonly Wallet[] => {
  const { postings } = transfer;
  if (!isBalanced(transfer)) throw new Error(`The postings of transfer ${transfer.id} do not sum to zero`);
  if (postings.every(({ account }) => account.kind === 'SYSTEM'))
    throw new Error(`Transfer ${transfer.id} moves no coins of a member`);
  const stored = view.table('postings');
  const taken = new Set(postings.map((posting) => sourceKey(transfer, posting)));
  if (taken.size < postings.length || [...taken].some((key) => stored.get(key)))
    view.refuse('transaction.not_pending');
  if (postings.some(({ amount }) => amount === 0 || Math.abs(amount) > maxCoins))
    view.refuse('coin.amount_invalid');

  const holders = [...new Set(postings.map(holderOf))].filter((id) => id !== null).toSorted();
  const wallets = new Map(
    holders.map((userId) => {
      const before = view.table('wallets').get(userId) ?? emptyWallet(userId);
      const after = moved(
        before,
        postings.filter((posting) => holderOf(posting) === userId),
      );
      requireEnough(view, before, after);
      if (!view.table('users').get(userId)) view.refuse('user.not_found');
      if (
        Math.max(after.fitCoin, after.baseCoin, after.heldFitCoin, after.heldBaseCoin) >
        Number.MAX_SAFE_INTEGER
      )
        view.refuse('coin.amount_invalid');
      return [userId, after];
    }),
  );

  for (const [userId, wallet] of wallets) view.table('wallets').set(userId, wallet);
  for (const posting of postings) {
    const { account, coin, amount } = posting;
    const userId = holderOf(posting);
    const wallet = userId === null ? undefined : wallets.get(userId);
    stored.set(sourceKey(transfer, posting), {
      id: view.nextNumber(),
      transferId: transfer.id,
      account: accountOf(posting),
      userId,
      coin,
      amount,
      balanceAfter: wallet && account.kind !== 'SYSTEM' ? wallet[balances[account.kind][coin]] : null,
      reason: transfer.reason,
      reference: transfer.reference,
      reverses: transfer.reverses,
      note: transfer.note,
      actor: transfer.actor,
      createdAt: transfer.at,
    });
  }
  return [...wallets.values()];
};

export const memoryWallets = (view: () => View): Wallets => ({
  of: async (userId) => view().table('wallets').get(userId) ?? emptyWallet(userId),
  apply: async (transfer) => postTransfer(view(), transfer),
});
