import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { captureHold, placeEarning, releaseHold } from '#core/money/coin/holds.ts';
import type { Posting, SystemAccount, Transfer } from '#core/money/coin/ledger.ts';
import type { Enrolment } from './enrolment.ts';

type Uses = Pick<Repositories, 'holds' | 'wallets'>;
type Step = Readonly<{ ids: Ids; actor: string; at: Date; note?: string | null }>;

const referenceOf = ({ id }: Pick<Enrolment, 'id'>): string => `enrolment:${id}`;

const platform = (name: SystemAccount, amount: number): readonly Posting[] =>
  amount === 0 ? [] : [{ account: { kind: 'SYSTEM', name }, coin: 'FIT_COIN', amount }];

const member = (userId: string, amount: number): Posting => ({
  account: { kind: 'USER', userId },
  coin: 'FIT_COIN',
  amount,
});

/** The price leaves the learner; the author's share waits in their own held coins. Fails with coin.not_enough. */
export const pay = async (uses: Uses, enrolment: Enrolment, step: Step): Promise<Enrolment> => {
  const { paid, fee, net, userId, authorId } = enrolment;
  if (paid === 0) return enrolment;
  const { ids, actor, at } = step;
  const transferId = ids.next();
  const take = () =>
    uses.wallets.apply({
      id: transferId,
      reason: 'CHALLENGE_ENROLMENT',
      reference: referenceOf(enrolment),
      postings: [member(userId, -paid), ...platform('REVENUE', fee), ...platform('ESCROW', net)],
      reverses: null,
      note: null,
      actor,
      at,
    });
  const earn = () =>
    placeEarning(uses, 'ESCROW', {
      id: ids.next(),
      transferId: ids.next(),
      userId: authorId,
      coin: 'FIT_COIN',
      amount: net,
      reason: 'CHALLENGE_EARNING',
      reference: referenceOf(enrolment),
      // The enrolment says itself when the share may be spent.
      expiresAt: null,
      actor,
      at,
    });
  // Wallets in one order, in both directions: two people who enrol in each other's would else wait for each other.
  if (net === 0) {
    await take();
    return { ...enrolment, transferId };
  }
  const earnsFirst = authorId < userId;
  const first = earnsFirst ? await earn() : null;
  await take();
  const hold = first ?? (await earn());
  return { ...enrolment, transferId, earningHoldId: hold.id };
};

/** The time to take it back is over: the author may spend their share. */
export const releaseEarning = async (uses: Uses, enrolment: Enrolment, step: Step): Promise<Enrolment> => {
  const { ids, actor, at } = step;
  if (enrolment.earningHoldId !== null)
    await releaseHold(uses, enrolment.earningHoldId, { id: ids.next(), actor, at });
  return { ...enrolment, releasedAt: at };
};

/**
 * Gives the price back whole. The author's share goes back while it waits; once it was released it is theirs, and the
 * platform pays.
 */
export const refund = async (uses: Uses, enrolment: Enrolment, step: Step): Promise<number> => {
  const { paid, fee, net, userId, transferId, earningHoldId, releasedAt } = enrolment;
  if (paid === 0 || transferId === null) return 0;
  const { ids, actor, at, note = null } = step;
  const isWaiting = earningHoldId !== null && releasedAt === null;
  const back: Transfer = {
    id: ids.next(),
    reason: 'REFUND',
    reference: referenceOf(enrolment),
    postings: [
      member(userId, paid),
      ...(isWaiting
        ? [...platform('REVENUE', -fee), ...platform('ESCROW', -net)]
        : platform('REVENUE', -paid)),
    ],
    reverses: transferId,
    note,
    actor,
    at,
  };
  const giveUp = async () => {
    if (isWaiting)
      await captureHold(uses, earningHoldId, { id: ids.next(), actor, at }, [
        { name: 'ESCROW', amount: net },
      ]);
  };
  // In the same order as they were paid.
  if (enrolment.authorId < userId) await giveUp();
  await uses.wallets.apply(back);
  if (enrolment.authorId >= userId) await giveUp();
  return paid;
};
