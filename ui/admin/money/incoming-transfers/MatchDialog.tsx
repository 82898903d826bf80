import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import type { IncomingTransfer } from '../parts/incoming-transfer.ts';
import { OrderPicker } from '../parts/OrderPicker.tsx';
import type { StaffPayment } from '../parts/payment.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { outcomeOf } from './portions.ts';

export type TransferDialogProps = Readonly<{
  transfer: IncomingTransfer;
  reload: () => unknown;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}>;

type Props = TransferDialogProps & Readonly<{ suggestion: StaffPayment | null }>;

const schemaFor = (unallocatedVnd: number) =>
  z
    .object({
      order: z.custom<StaffPayment | null>((value) => value !== null, codeMessage('input.required')),
      amountVnd: z.int(codeMessage('input.whole_number')).min(1),
    })
    .superRefine(({ order, amountVnd }, context) => {
      const available = Math.min(unallocatedVnd, order === null ? unallocatedVnd : outstandingVnd(order));
      if (amountVnd > available)
        context.addIssue({
          code: 'custom',
          path: ['amountVnd'],
          message: codeMessage('incoming_transfer.amount_exceeded', { available }),
        });
    });
type Values = { order: StaffPayment | null; amountVnd: number };

export const MatchDialog = ({ transfer, suggestion, reload, onDone, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { vnd, number } = useFormats();
  const left = transfer.unallocatedVnd;
  const prefilled = (order: StaffPayment) => Math.min(left, outstandingVnd(order));
  const form = useForm<Values, unknown, Values>({
    resolver: contractResolver(schemaFor(left)),
    defaultValues: {
      order: suggestion,
      amountVnd: suggestion === null ? left : prefilled(suggestion),
    },
  });
  const [order, amountVnd] = useWatch({ control: form.control, name: ['order', 'amountVnd'] });
  const outcome = order === null ? null : outcomeOf(left, order, amountVnd);

  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.transfers.match.title" values={{ amount: vnd(left) }} />}
      irreversible
      consequence={
        order === null || outcome === null ? (
          <FormattedMessage id="console.transfers.match.choose" />
        ) : (
          <>
            <FormattedMessage
              id={
                outcome.missing === 0 ? 'console.transfers.match.completes' : 'console.transfers.match.partly'
              }
              values={{
                code: order.code,
                name: order.userName,
                coins: number(order.coins),
                amount: vnd(amountVnd),
                missing: vnd(outcome.missing),
                bankCode: transfer.bankReference,
              }}
            />
            {outcome.left > 0 && (
              <>
                {' '}
                <FormattedMessage
                  id="console.transfers.match.leaves"
                  values={{ amount: vnd(outcome.left) }}
                />
              </>
            )}
          </>
        )
      }
      confirmLabel={
        order !== null && outcome !== null && outcome.missing === 0 ? (
          <FormattedMessage
            id="console.transfers.match.confirm"
            values={{ coins: formatMessage({ id: 'coin.amount.FIT_COIN' }, { amount: order.coins }) }}
          />
        ) : (
          <FormattedMessage id="console.transfers.match.confirmPart" />
        )
      }
      reload={reload}
      onConfirm={async ({ order: chosen, amountVnd: amount }) => {
        if (chosen === null) return;
        await moneyClient.adminIncomingTransfers.match({
          params: { id: transfer.id },
          body: { paymentId: chosen.id, amountVnd: amount },
        });
        await onDone();
      }}
      onClose={onClose}
    >
      <OrderPicker
        chosen={order}
        error={form.formState.errors.order?.message}
        onChoose={(next) => {
          form.setValue('order', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
          form.setValue('amountVnd', prefilled(next), { shouldValidate: form.formState.isSubmitted });
        }}
      />
      <UnitField
        key={order?.id}
        control={form.control}
        name="amountVnd"
        required
        digits={0}
        unit="₫"
        label={<FormattedMessage id="console.transfers.match.amount" />}
        hint={<FormattedMessage id="console.transfers.match.amount.hint" values={{ amount: vnd(left) }} />}
      />
    </FormDialog>
  );
};
