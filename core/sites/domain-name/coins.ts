import { fees } from '#core/money/coin/fees.ts';
import { captureHold, placeHold, releaseHold } from '#core/money/coin/holds.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { termReference, type Domain } from './domain.ts';

export const { DOMAIN: yearFee } = fees;

type Uses = Pick<Repositories, 'holds' | 'wallets'>;
type Step = Readonly<{ ids: Ids; actor: string; at: Date }>;

/** The first year is set aside until the name is set up: its own lifecycle says when it ends, never the clock of holds. */
export const holdFirstYear = async (uses: Uses, domain: Domain, { ids, actor, at }: Step): Promise<void> => {
  if (domain.holdId === null) return;
  await placeHold(uses, {
    id: domain.holdId,
    userId: domain.userId,
    coin: yearFee.coin,
    amount: yearFee.amount,
    reason: yearFee.reason,
    reference: termReference(domain),
    transferId: ids.next(),
    expiresAt: null,
    actor,
    at,
  });
};

export const takeFirstYear = async (
  uses: Uses,
  { holdId }: Domain,
  { ids, actor, at }: Step,
): Promise<void> => {
  if (holdId !== null) await captureHold(uses, holdId, { id: ids.next(), actor, at });
};

export const giveFirstYearBack = async (
  uses: Uses,
  { holdId }: Domain,
  { ids, actor, at }: Step,
): Promise<void> => {
  if (holdId !== null) await releaseHold(uses, holdId, { id: ids.next(), actor, at });
};

/**
 * Each year costs, also one that is bought before the last has ended: the rule of other fees, which asks when one was
 * paid last, would make it free.
 */
export const chargeYear = (
  { wallets }: Pick<Uses, 'wallets'>,
  domain: Domain,
  { ids, actor, at }: Step,
): Promise<void> =>
  postTo(wallets, domain.userId, {
    id: ids.next(),
    coin: yearFee.coin,
    amount: -yearFee.amount,
    reason: yearFee.reason,
    reference: termReference(domain),
    actor,
    at,
  });
