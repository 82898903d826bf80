import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';
import { codeMessage } from '#ui/api/contract-resolver.ts';
import type { StaffPayment } from '../parts/payment.ts';
import { remainderOf } from './portions.ts';

export const mostParts = 10;
const note = adminIncomingTransfers.return.body.shape.note;

/** `key` keeps a part's boxes its own when another one goes. */
export type Part = { key: number; order: StaffPayment | null; amountVnd: number | null };
export type SplitValues = { parts: Part[]; returnsRest: boolean; note: string };
export type SplitForm = UseFormReturn<SplitValues, unknown, SplitValues>;

const part = z
  .object({
    key: z.number(),
    order: z.custom<StaffPayment | null>((value) => value !== null, codeMessage('input.required')),
    amountVnd: z.int(codeMessage('input.whole_number')).min(1).nullable(),
  })
  .superRefine(({ order, amountVnd }, context) => {
    if (amountVnd === null)
      context.addIssue({ code: 'custom', path: ['amountVnd'], message: codeMessage('input.required') });
    else if (order !== null && amountVnd > outstandingVnd(order))
      context.addIssue({
        code: 'custom',
        path: ['amountVnd'],
        message: codeMessage('incoming_transfer.amount_exceeded', { available: outstandingVnd(order) }),
      });
  });
export const splitSchema = z
  .object({ parts: z.array(part), returnsRest: z.boolean(), note: z.string() })
  .superRefine((values, context) => {
    if (!values.returnsRest) return;
    const checked = note.safeParse(values.note);
    if (!checked.success)
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: codeMessage('input.min_length', { length: 3 }),
      });
  });

export const emptyPart = (key: number): Part => ({ key, order: null, amountVnd: null });

/** What is sent: the parts of orders and, where it goes back, the rest. */
export const splitInput = (values: SplitValues, availableVnd: number) => {
  const restVnd = remainderOf(availableVnd, values.parts);
  return {
    parts: [
      ...values.parts.flatMap(({ order, amountVnd }) =>
        order === null || amountVnd === null ? [] : [{ paymentId: order.id, amountVnd }],
      ),
      ...(values.returnsRest && restVnd > 0
        ? [{ paymentId: null, amountVnd: restVnd, note: values.note }]
        : []),
    ],
  };
};
