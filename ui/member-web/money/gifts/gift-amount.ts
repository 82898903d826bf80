import { fieldMessage } from '#ui/api/field-message.ts';
import type { Allowance } from './data.ts';

/** What is wrong with an amount that was typed; nothing when it can be sent. */
export const amountProblem = (
  text: string,
  { min, max, left }: Pick<Allowance, 'min' | 'max' | 'left'>,
  balance: number,
): string | undefined => {
  const typed = text.trim();
  if (typed === '') return 'error.input.required';
  if (!/^\d{1,9}$/.test(typed)) return 'error.input.whole_number';
  const amount = Number(typed);
  if (amount < min) return fieldMessage('gifts.tooSmall', { min });
  if (amount > max) return fieldMessage('gifts.tooLarge', { max });
  if (amount > left) return fieldMessage('gifts.dayFull', { left });
  return amount > balance ? fieldMessage('gifts.short', { missing: amount - balance }) : undefined;
};
