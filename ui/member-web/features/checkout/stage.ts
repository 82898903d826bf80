import type { Payment } from '../../payments.ts';

/**
 * What the member is in the middle of. OVERDUE: the time is over and the order not yet closed. PART: some of the money
 * is there. STAFF: money is there that a person has to look at. MARKED: said to be sent, not seen yet.
 */
export const stages = ['WAITING', 'OVERDUE', 'PART', 'STAFF', 'MARKED', 'PAID', 'CLOSED'] as const;
export type Stage = (typeof stages)[number];

type Facts = Pick<Payment, 'status' | 'receivedVnd' | 'waitingVnd' | 'expiresAt'>;

export const stageOf = ({ status, receivedVnd, waitingVnd, expiresAt }: Facts, now: Date): Stage => {
  if (status === 'COMPLETED') return 'PAID';
  if (status === 'CANCELED') return 'CLOSED';
  // Whoever has money waiting for a person must not send more before that person has looked.
  if (waitingVnd > 0) return 'STAFF';
  if (receivedVnd > 0) return 'PART';
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
