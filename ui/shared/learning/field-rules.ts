import { normalize } from '#core/kernel/text/text.ts';
import { codeMessage } from '../api/field-message.ts';
import { lineProblem, proseProblem } from '../api/field-problems.ts';

/** A line that may not be empty. */
export const filledLine = (text: string, max: number, min = 1): string | undefined => {
  const { length } = [...normalize(text)];
  if (length === 0) return codeMessage('input.required');
  if (length < min) return codeMessage('input.min_length', { length: min });
  return lineProblem(text, max);
};

export const anyProse = (text: string, max: number): string | undefined => proseProblem(text, max);

/** Of rich text, in the characters of its HTML. */
export const htmlProblem = (html: string, max: number): string | undefined =>
  html.length > max ? codeMessage('input.max_length', { length: max }) : undefined;

export const wholeProblem = (
  value: number | null,
  { min, max }: Readonly<{ min: number; max: number }>,
): string | undefined => {
  if (value === null || !Number.isInteger(value)) return codeMessage('input.whole_number');
  if (value < min) return codeMessage('input.min_value', { value: min });
  return value > max ? codeMessage('input.max_value', { value: max }) : undefined;
};
