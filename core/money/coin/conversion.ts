import type { UserId } from '#core/kernel/id.ts';
import { requireAmount, type Transfer } from './ledger.ts';

/** 1 Fit Coin becomes 10 Base Coin. There is no way back, by any route. */
export const baseCoinPerFitCoin = 10;

export const converted = (fitCoin: number): number => requireAmount(fitCoin) * baseCoinPerFitCoin;

type Input = Readonly<{ id: string; fitCoin: number; reference: string; at: Date }>;

export const conversion = (userId: UserId, { id, fitCoin, reference, at }: Input): Transfer => {
  const baseCoin = requireAmount(converted(fitCoin));
  return {
    id,
    reason: 'CONVERSION',
    reference,
    reverses: null,
    note: null,
    actor: userId,
    at,
    postings: [
      { account: { kind: 'USER', userId }, coin: 'FIT_COIN', amount: -fitCoin },
      { account: { kind: 'SYSTEM', name: 'CONVERSION' }, coin: 'FIT_COIN', amount: fitCoin },
      { account: { kind: 'SYSTEM', name: 'CONVERSION' }, coin: 'BASE_COIN', amount: -baseCoin },
      { account: { kind: 'USER', userId }, coin: 'BASE_COIN', amount: baseCoin },
    ],
  };
};
