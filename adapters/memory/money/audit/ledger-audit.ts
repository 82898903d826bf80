import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import { maxCoins } from '#core/money/coin/ledger.ts';
import { keyOf, type StoredPosting, type View } from '../../engine/store.ts';

type Places = Readonly<Record<string, readonly string[]>>;

export const sumOf = (postings: readonly StoredPosting[]): number =>
  postings.reduce((total, { amount }) => total + amount, 0);

const groups = (
  postings: readonly StoredPosting[],
  by: (posting: StoredPosting) => string,
): [string, StoredPosting[]][] => [...Map.groupBy(postings, by)];

/** Postings that are wrong by themselves, and transfers whose postings do not sum to zero. */
export const postingPlaces = (postings: readonly StoredPosting[]): Places => ({
  'transfer.unbalanced': groups(postings, (p) => `transfer ${p.transferId} in ${p.coin}`)
    .filter(([, group]) => sumOf(group) !== 0)
    .map(([place]) => place),

  'posting.amount': postings
    .filter(({ amount }) => amount === 0 || Math.abs(amount) > maxCoins)
    .map(({ id }) => `posting ${id}`),

  'posting.account': postings
    .filter((p) => {
      const isMembers = p.account === 'USER' || p.account === 'HELD';
      return isMembers !== (p.userId !== null) || isMembers !== (p.balanceAfter !== null);
    })
    .map(({ id }) => `posting ${id}`),
});

/** Where wallets, and the balances written beside postings, do not follow from the ledger. */
export const balancePlaces = ({ table }: View, postings: readonly StoredPosting[]): Places => {
  const wallets = table('wallets').all();
  const holders = new Set([
    ...wallets.map(({ userId }) => userId),
    ...postings.flatMap((p) => p.userId ?? []),
  ]);
  const total = (userId: string, account: string, coin: string): number =>
    sumOf(postings.filter((p) => p.userId === userId && p.account === account && p.coin === coin));

  return {
    'wallet.differs_from_ledger': [...holders]
      .filter((userId) => {
        const wallet = table('wallets').get(userId);
        return (
          (wallet?.fitCoin ?? 0) !== total(userId, 'USER', 'FIT_COIN') ||
          (wallet?.baseCoin ?? 0) !== total(userId, 'USER', 'BASE_COIN') ||
          (wallet?.heldFitCoin ?? 0) !== total(userId, 'HELD', 'FIT_COIN') ||
          (wallet?.heldBaseCoin ?? 0) !== total(userId, 'HELD', 'BASE_COIN')
        );
      })
      .map((userId) => `wallet of user ${userId}`),

    'balance.below_zero': [
      ...wallets
        .filter((w) => Math.min(w.fitCoin, w.baseCoin, w.heldFitCoin, w.heldBaseCoin) < 0)
        .map(({ userId }) => `wallet of user ${userId}`),
      ...postings.filter(({ balanceAfter }) => (balanceAfter ?? 0) < 0).map(({ id }) => `posting ${id}`),
    ],

    'balance.chain_broken': groups(
      postings.filter(({ userId }) => userId !== null),
      (p) => keyOf(p.userId ?? '', p.account, p.coin),
    ).flatMap(([, group]) =>
      group
        .filter((p, index) => (group[index - 1]?.balanceAfter ?? 0) + p.amount !== p.balanceAfter)
        .map(({ id }) => `posting ${id}`),
    ),
  };
};

/** Where postings do not fit what they were made for: posted twice, the reverse of nothing, converted at another rate. */
export const sourcePlaces = (postings: readonly StoredPosting[]): Places => ({
  'source.posted_twice': groups(postings, (p) =>
    keyOf(p.reason, p.reference, p.account, p.coin, p.userId ?? ''),
  )
    .filter(([, group]) => group.length > 1)
    .map(([, group]) => `${group[0]?.reason} ${group[0]?.reference}`),

  'transfer.reverses_unknown': postings
    .filter((p) => p.reverses !== null && !postings.some(({ transferId }) => transferId === p.reverses))
    .map(({ transferId }) => `transfer ${transferId}`),

  'conversion.rate': groups(
    postings.filter(({ reason }) => reason === 'CONVERSION'),
    ({ transferId }) => transferId,
  )
    .filter(([, group]) => {
      const own = group.filter(({ account }) => account === 'USER');
      const fitCoin = sumOf(own.filter(({ coin }) => coin === 'FIT_COIN'));
      const baseCoin = sumOf(own.filter(({ coin }) => coin === 'BASE_COIN'));
      return fitCoin >= 0 || baseCoin !== -baseCoinPerFitCoin * fitCoin;
    })
    .map(([transferId]) => `transfer ${transferId}`),
});
