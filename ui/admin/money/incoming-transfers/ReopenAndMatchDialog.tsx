import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import { adminPayments } from '#http/money/contract/admin-payments.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import type { StaffPayment } from '../parts/payment.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { PaymentSummary } from '../parts/PaymentSummary.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { TransferDialogProps } from './MatchDialog.tsx';

const schema = adminPayments.reopen.body;

type Props = Omit<TransferDialogProps, 'onDone'> &
  Readonly<{
    payment: StaffPayment;
    onDone: (outcome: 'matched' | 'reopened') => Promise<unknown>;
  }>;

/**
 * Late money, in one go: the order is opened again and gets it. Money that names the order exactly is judged again by
 * the engine itself as soon as the order is open, and then there is nothing left to match here.
 */
export const ReopenAndMatchDialog = ({ transfer, payment, reload, onDone, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { vnd, number } = useFormats();
  const isReopened = useRef(false);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: formatMessage({ id: 'console.transfers.reopen.reason' }) },
  });
  const amountVnd = Math.min(transfer.unallocatedVnd, payment.amountVnd);
  const missing = payment.amountVnd - amountVnd;

  const run = async ({ reason }: z.output<typeof schema>) => {
    if (!isReopened.current) {
      await moneyClient.adminPayments.reopen({ params: { id: payment.id }, body: { reason } });
      isReopened.current = true;
    }
    const current = await moneyClient.adminIncomingTransfers.get({ params: { id: transfer.id } });
    if (current.status !== 'WAITING') {
      await onDone('reopened');
      return;
    }
    const order = await moneyClient.adminPayments.get({ params: { id: payment.id } });
    await moneyClient.adminIncomingTransfers.match({
      params: { id: transfer.id },
      body: {
        paymentId: payment.id,
        amountVnd: Math.min(current.unallocatedVnd, outstandingVnd(order)),
      },
    });
    await onDone('matched');
  };

  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.transfers.reopen.title" values={{ code: payment.code }} />}
      irreversible
      consequence={
        <FormattedMessage
          id={missing === 0 ? 'console.transfers.reopen.completes' : 'console.transfers.reopen.partly'}
          values={{
            name: payment.userName,
            amount: vnd(amountVnd),
            missing: vnd(missing),
            coins: number(payment.coins),
          }}
        />
      }
      confirmLabel={<FormattedMessage id="console.transfers.reopenAndMatch" />}
      reload={reload}
      onConfirm={run}
      onClose={onClose}
    >
      <PaymentSummary payment={payment} />
      <ReasonField control={form.control} notifiesMember />
    </FormDialog>
  );
};
