import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { appealUntil, type Sanction } from './sanction.ts';

export const appealStatuses = ['PENDING', 'ACCEPTED', 'REFUSED'] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** One of each sanction, by the person it is about. */
export type Appeal = Readonly<{
  id: Id<'appeal'>;
  sanctionId: Sanction['id'];
  userId: UserId;
  text: string;
  status: AppealStatus;
  decidedBy: string | null;
  /** What the person is answered. */
  answer: string | null;
  decidedAt: Date | null;
  createdAt: Date;
}>;

export const appealTextMaxLength = 2_000;

export const appealSteps = stateMachine<AppealStatus>()(
  {
    accept: { from: ['PENDING'], to: 'ACCEPTED' },
    refuse: { from: ['PENDING'], to: 'REFUSED' },
  },
  'appeal.not_pending',
);
export type AppealStep = (typeof appealSteps.actions)[number];

/** The text as it is kept. Refuses what no contract has looked at. */
export const readAppealText = (typed: string): string => {
  const text = cleanProse(typed);
  if (text === '') throw fieldError('body.text', 'input.required');
  if (text.length > appealTextMaxLength)
    throw fieldError('body.text', 'input.max_length', { length: appealTextMaxLength });
  const problem = textProblem(text, 'prose');
  if (problem) throw fieldError('body.text', problem.code, problem.params);
  return text;
};

/** What is over by itself may still have been wrong; what was taken back already needs no appeal. */
export const requireAppealable = (sanction: Sanction, earlier: Appeal | null, at: Date): void => {
  if (earlier) throw new DomainError('appeal.exists');
  if (sanction.status === 'LIFTED') throw new DomainError('sanction.not_active');
  if (appealUntil(sanction) <= at) throw new DomainError('appeal.too_late');
};
