import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { unallocatedVnd, type IncomingTransfer, type WaitingReason } from './incoming-transfer.ts';
import { codesIn, judge, type Verdict } from './matching.ts';
import { isOpen, outstandingVnd, paymentLifecycle, type Payment } from './payment.ts';
import { bookInto, payTogether } from './settle.ts';
import { takesTwo } from './staff-steps.ts';

export type JudgingNeeds = Writes<'events' | 'incomingTransfers' | 'payments' | 'settings' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids'>;
type Uses = Pick<Repositories, 'events' | 'incomingTransfers' | 'payments' | 'wallets'>;
type Step = Readonly<{ id: string; actor: Actor; at: Date }>;

const waits = (
  { incomingTransfers }: Pick<Uses, 'incomingTransfers'>,
  transfer: IncomingTransfer,
  reason: WaitingReason,
  payment: Payment | null,
  at: Date,
): Promise<IncomingTransfer> =>
  incomingTransfers.update({
    ...transfer,
    status: 'WAITING',
    waitingReason: reason,
    suggestedPaymentId: payment?.id ?? null,
    updatedAt: at,
  });

/** Its money is there and a person looks at it: the order must not run out meanwhile. */
const keepOpen = async ({ payments }: Pick<Uses, 'payments'>, payment: Payment, at: Date): Promise<void> => {
  if (payment.status !== 'PENDING') return;
  const status = paymentLifecycle.next(payment.status, 'receivePart');
  await payments.update({ ...payment, status, updatedAt: at });
};

/** The member hears what has come so far, whether a person put it down to the order already or not. */
const reportPart = async (
  { events }: Pick<Uses, 'events'>,
  payment: Payment,
  waitingVnd: number,
): Promise<void> => {
  const { id: paymentId, userId, code, amountVnd } = payment;
  const receivedVnd = payment.receivedVnd + waitingVnd;
  await events.append({
    type: 'payment.part_received',
    userId,
    paymentId,
    code,
    receivedVnd,
    missingVnd: amountVnd - receivedVnd,
  });
};

const settle = async (
  uses: Uses,
  transfer: IncomingTransfer,
  verdict: Verdict,
  parts: readonly IncomingTransfer[],
  step: Step,
): Promise<void> => {
  const { payment } = verdict;
  const { at } = step;
  if (verdict.kind === 'BOOKS') {
    await bookInto(uses, transfer, verdict.payment, { ...step, amountVnd: transfer.amountVnd });
    return;
  }
  if (verdict.kind === 'PAYS') {
    const { together } = verdict;
    await payTogether(uses, [...together, transfer], verdict.payment, step);
    // What came before and is not needed any more is no longer a part of anything.
    const left = together.length > 0 ? [] : parts;
    for (const part of left) await waits(uses, part, 'ALREADY_PAID', payment, at);
    return;
  }
  await waits(uses, transfer, verdict.reason, payment, at);
  if (!payment) return;
  if (verdict.reason === 'UNDER' || verdict.reason === 'OVER') await keepOpen(uses, payment, at);
  if (verdict.reason === 'UNDER') {
    const waitingVnd = [...parts, transfer].reduce((sum, each) => sum + unallocatedVnd(each), 0);
    await reportPart(uses, payment, waitingVnd);
  }
};

/**
 * Judges one transfer in a transaction of its own. It waits for nothing but orders, in the order of their ids, and holds
 * then only a transfer that nobody else may hold: so it can't deadlock with what staff do.
 */
const judgeOne = (
  { transaction, clock, ids }: JudgingNeeds,
  actor: Actor,
  id: IncomingTransfer['id'],
): Promise<void> =>
  transaction(async (uses) => {
    const { payments, incomingTransfers } = uses;
    const transfer = await incomingTransfers.lockReceived(id);
    if (!transfer) return;
    const codes = codesIn(transfer.description);
    const byMemo = codes.length > 0 ? await payments.lockByCodes(codes) : [];
    const served = await payments.completedBy(transfer.bankReference);
    const byReference = served !== null && byMemo.length === 0 ? await payments.lock(served) : null;
    const named = byReference ? [byReference] : byMemo;

    const [only = null] = named.length === 1 ? named : [];
    const isPayable = only !== null && isOpen(only) && outstandingVnd(only) > 0;
    const reported = isPayable ? await incomingTransfers.of(only.id) : [];
    const waiting = isPayable ? await incomingTransfers.lockWaitingFor(only.id) : [];
    const parts = waiting.filter(({ waitingReason }) => waitingReason === 'UNDER');
    const verdict = judge({ transfer, named, served, reported, parts });
    const isImported = [transfer, ...parts].some(({ source }) => source === 'statement');
    if (verdict.kind === 'PAYS' && isImported) {
      // A file is as easily written as downloaded: its importer is one of the two, another person decides.
      const isLarge = takesTwo(await uses.settings.read(), verdict.payment);
      if (isLarge) {
        await waits(uses, transfer, 'SECOND_PERSON', verdict.payment, clock.now());
        await keepOpen(uses, verdict.payment, clock.now());
        return;
      }
    }
    await settle(uses, transfer, verdict, parts, { id: ids.next(), actor, at: clock.now() });
  });

const isCodeTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'payment.bank_code_used';

/**
 * Judges RECEIVED transfers, each once, however many instances try. One that fails stays as it is for the next run, and
 * does not hold up the others; its error is thrown when they are done.
 */
export const judgeAll =
  (needs: JudgingNeeds) =>
  async (actor: Actor, transfers: readonly Pick<IncomingTransfer, 'id' | 'description'>[]): Promise<void> => {
    const nameless = transfers.filter(({ description }) => codesIn(description).length === 0);
    const setAside = new Set(
      nameless.length === 0
        ? []
        : await needs.transaction(({ incomingTransfers }) =>
            incomingTransfers.setAside(
              nameless.map(({ id }) => id),
              'UNKNOWN_MEMO',
              needs.clock.now(),
            ),
          ),
    );
    let failure: { error: unknown } | null = null;
    for (const { id } of transfers.filter((transfer) => !setAside.has(transfer.id))) {
      try {
        // Its reference completed another order since it was asked about: the second look sees that.
        await judgeOne(needs, actor, id).catch((error: unknown) => {
          if (!isCodeTaken(error)) throw error;
          return judgeOne(needs, actor, id);
        });
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure) throw failure.error;
  };
