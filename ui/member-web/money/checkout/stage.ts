import type { Payment } from '../../app/data/payments.ts';

/**
 * What the member is in the middle of. OVERDUE: the time is over and the order not yet closed. PART: some of the money
 * is there. STAFF: money is there that a person has to look at. MARKED: said to be sent, not seen yet.
 */
export const stages = ['WAITING', 'OVERDUE', 'PART', 'STAFF', 'MARKED', 'PAID', 'CLOSED'] as const;
export type Stage = (typeof stages)[number];

type Money = Pick<Payment, 'amountVnd' | 'receivedVnd' | 'waitingVnd'>;
type Facts = Money & Pick<Payment, 'status' | 'expiresAt'>;

/** What came for the order, whether a person has put it down to it already or not. */
export const arrivedVnd = ({ receivedVnd, waitingVnd }: Pick<Money, 'receivedVnd' | 'waitingVnd'>): number =>
  receivedVnd + waitingVnd;

/** What is still to be sent: never what came and waits for a person. It is the amount inside the QR code. */
export const missingVnd = (money: Money): number => Math.max(0, money.amountVnd - arrivedVnd(money));

export const stageOf = (payment: Facts, now: Date): Stage => {
  const { status, expiresAt } = payment;
  if (status === 'COMPLETED') return 'PAID';
  if (status === 'CANCELED') return 'CLOSED';
  // Enough has come, and a person has to look at it: nobody should send more before that.
  if (arrivedVnd(payment) > 0) return missingVnd(payment) > 0 ? 'PART' : 'STAFF';
  if (status === 'PROCESSING') return 'MARKED';
  return expiresAt <= now ? 'OVERDUE' : 'WAITING';
};

/** Whether money is to be sent now. */
export const isToPay = (stage: Stage): boolean => stage === 'WAITING' || stage === 'PART';

export const steps = ['created', 'sent', 'checked', 'credited'] as const;
export type Step = (typeof steps)[number];
export type StepState = 'done' | 'current' | 'todo';

const at: Readonly<Record<Exclude<Stage, 'CLOSED'>, number>> = {
  WAITING: 1,
  OVERDUE: 1,
  PART: 1,
  STAFF: 2,
  MARKED: 2,
  PAID: steps.length,
};

export const stepStates = (stage: Exclude<Stage, 'CLOSED'>): Readonly<Record<Step, StepState>> => {
  const state = (step: Step): StepState => {
    const index = steps.indexOf(step);
    if (index === at[stage]) return 'current';
    return index < at[stage] ? 'done' : 'todo';
  };
  return {
    created: state('created'),
    sent: state('sent'),
    checked: state('checked'),
    credited: state('credited'),
  };
};
