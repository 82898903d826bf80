import { maxOrderQuantity } from '#core/money/shop/product.ts';
import { fieldMessage } from '#ui/api/field-message.ts';

/** How many may be ordered at once. */
export const mostOf = (stock: number | null): number => Math.min(stock ?? maxOrderQuantity, maxOrderQuantity);

/** Undefined: not a whole number. */
export const quantityIn = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

/** As a message id; undefined when it can be ordered. */
export const quantityProblem = (text: string, max: number): string | undefined => {
  if (text.trim() === '') return 'error.input.required';
  const count = quantityIn(text);
  if (count === undefined) return 'error.input.whole_number';
  if (count < 1) return fieldMessage('error.input.min_value', { value: 1 });
  return count > max ? fieldMessage('error.input.max_value', { value: max }) : undefined;
};

/** What an address asks for: anything else than a number that can be ordered is one. */
export const askedQuantity = (asked: string | null): string => {
  const count = quantityIn(asked ?? '');
  return count !== undefined && count >= 1 && count <= maxOrderQuantity ? String(count) : '1';
};
