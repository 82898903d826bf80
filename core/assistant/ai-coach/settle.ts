import { captureHold, placeHold, releaseHold } from '#core/money/coin/holds.ts';
import { chargeFee } from '#core/money/coin/charge.ts';
import { fees } from '#core/money/coin/fees.ts';
import type { Id } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, minute } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { NewBlock } from './coach.ts';
import { numbered } from './blocks.ts';
import {
  answerLifecycle,
  answerReference,
  holdMinutes,
  type AiAnswer,
  type AnswerFailure,
} from './answer.ts';
import { usageOf } from './usage.ts';

export const featureOf = ({ kind }: Pick<AiAnswer, 'kind'>) =>
  kind === 'REVIEW' ? ('AI_COACH' as const) : ('AI_CHAT' as const);
export const feeOf = (answer: Pick<AiAnswer, 'kind'>): number => fees[featureOf(answer)].amount;

type MoneyUses = Pick<Repositories, 'holds' | 'transactions' | 'wallets'>;
type Step = Readonly<{ ids: Ports['ids']; at: Date }>;
export type SettleUses = MoneyUses & Pick<Repositories, 'aiAnswers' | 'aiDesk' | 'events'>;

/** Sets the fee aside. Fails with coin.not_enough, and then nothing was begun. */
export const holdFee = async (uses: MoneyUses, answer: AiAnswer, { ids, at }: Step): Promise<Id<'hold'>> => {
  const fee = fees[featureOf(answer)];
  const hold = await placeHold(uses, {
    id: ids.next(),
    transferId: ids.next(),
    userId: answer.userId,
    coin: fee.coin,
    amount: fee.amount,
    reason: fee.reason,
    reference: answerReference(answer),
    expiresAt: after(at, holdMinutes * minute),
    actor: answer.userId,
    at,
  });
  return hold.id;
};

/** What rules say is there at once, and so is its fee. */
export const chargeAtOnce = (uses: MoneyUses, answer: AiAnswer, { ids, at }: Step): Promise<number> =>
  chargeFee(uses, answer.userId, featureOf(answer), {
    id: ids.next(),
    reference: answerReference(answer),
    at,
  });

const ended = (answer: AiAnswer, at: Date): AiAnswer => ({
  ...answer,
  leaseUntil: null,
  holdId: null,
  endedAt: at,
});

/** Stores how a locked answer ended, and counts it. */
export const storeEnded = async (
  { aiAnswers, aiDesk }: Pick<Repositories, 'aiAnswers' | 'aiDesk'>,
  answer: AiAnswer,
): Promise<AiAnswer> => {
  await aiDesk.addUsage(usageOf(answer));
  return aiAnswers.update(answer);
};

/** A locked RUNNING answer that said something: its fee is taken. */
export const deliverAnswer = async (
  uses: SettleUses,
  answer: AiAnswer,
  how: 'complete' | 'stop',
  { ids, at }: Step,
): Promise<AiAnswer> => {
  const status = answerLifecycle.next(answer.status, how);
  const charged =
    answer.holdId === null
      ? 0
      : (await captureHold(uses, answer.holdId, { id: ids.next(), actor: answer.userId, at })).amount;
  const stored = await storeEnded(uses, { ...ended(answer, at), status, charged });
  if (status === 'COMPLETED')
    await uses.events.append({
      type: 'ai.answered',
      answerId: answer.id,
      userId: answer.userId,
      kind: answer.kind,
    });
  return stored;
};

const giveBack = async (uses: SettleUses, answer: AiAnswer, { ids, at }: Step): Promise<number> =>
  answer.holdId === null
    ? 0
    : (await releaseHold(uses, answer.holdId, { id: ids.next(), actor: answer.userId, at })).amount;

/**
 * A locked RUNNING answer that came to nothing: the coins are the member's again. `instead`: what rules say in its
 * place, free.
 */
export const giveUpAnswer = async (
  uses: SettleUses,
  answer: AiAnswer,
  {
    how,
    failure = null,
    instead = [],
    isHeardOf = true,
  }: Readonly<{
    how: 'fail' | 'cancel';
    failure?: AnswerFailure | null;
    instead?: readonly NewBlock[];
    /** False for what the member did, who knows. */
    isHeardOf?: boolean;
  }>,
  step: Step,
): Promise<AiAnswer> => {
  const { aiAnswers, events } = uses;
  const status = answerLifecycle.next(answer.status, how);
  const amount = await giveBack(uses, answer, step);
  if (amount > 0 && isHeardOf)
    await events.append({
      type: 'ai.refunded',
      answerId: answer.id,
      userId: answer.userId,
      kind: answer.kind,
      amount,
    });
  await aiAnswers.deleteBlocks(answer.id);
  if (instead.length === 0)
    return storeEnded(uses, { ...ended(answer, step.at), status, failure, charged: 0, firstBlockAt: null });
  await aiAnswers.addBlocks(answer.id, numbered(instead));
  return storeEnded(uses, {
    ...ended(answer, step.at),
    // Those who follow begin anew.
    round: answer.round + 1,
    status: 'COMPLETED',
    producer: 'RULES',
    failure,
    charged: 0,
    firstBlockAt: step.at,
  });
};
