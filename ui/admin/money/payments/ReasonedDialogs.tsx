import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { paymentLifecycle } from '#core/money/payment/payment.ts';
import { adminPayments } from '#http/money/contract/admin-payments.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import { type PaymentDialogProps, PaymentSummary } from '../parts/PaymentSummary.tsx';

const schema = adminPayments.reject.body;

type Props = PaymentDialogProps &
  Readonly<{
    action: 'reject' | 'reopen' | 'reverse';
    consequence: ReactNode;
    confirmLabel: ReactNode;
    dangerous: boolean;
  }>;

const ReasonedDialog = ({
  payment,
  reload,
  onDone,
  onClose,
  action,
  consequence,
  confirmLabel,
  dangerous,
}: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    // The second person reads what the first one wrote, and may say it otherwise.
    defaultValues: { reason: payment.proposal?.action === action ? (payment.proposal.reason ?? '') : '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`console.payments.${action}.title`} values={{ code: payment.code }} />}
      irreversible
      disabled={!paymentLifecycle.allows(payment.status, action)}
      dangerous={dangerous}
      consequence={consequence}
      confirmLabel={confirmLabel}
      reload={reload}
      onConfirm={async (body) => {
        await onDone(await moneyClient.adminPayments[action]({ params: { id: payment.id }, body }));
      }}
      onClose={onClose}
    >
      <PaymentSummary payment={payment} />
      <ReasonField control={form.control} notifiesMember />
    </FormDialog>
  );
};

export const RejectDialog = (props: PaymentDialogProps) => {
  const { vnd } = useFormats();
  const { payment } = props;
  const held = payment.receivedVnd > 0 ? 'yes' : 'no';
  return (
    <ReasonedDialog
      {...props}
      action="reject"
      dangerous
      consequence={
        <FormattedMessage
          id="console.payments.reject.consequence"
          values={{ name: payment.userName, held, amount: vnd(payment.receivedVnd) }}
        />
      }
      confirmLabel={<FormattedMessage id="console.payments.reject.confirm" values={{ code: payment.code }} />}
    />
  );
};

export const ReopenDialog = (props: PaymentDialogProps) => {
  const { vnd, number } = useFormats();
  const { payment } = props;
  return (
    <ReasonedDialog
      {...props}
      action="reopen"
      dangerous={false}
      consequence={
        <FormattedMessage
          id="console.payments.reopen.consequence"
          values={{
            name: payment.userName,
            amount: vnd(payment.amountVnd),
            coins: number(payment.coins),
          }}
        />
      }
      confirmLabel={<FormattedMessage id="console.payments.reopen.confirm" values={{ code: payment.code }} />}
    />
  );
};

export const ReverseDialog = (props: PaymentDialogProps) => {
  const { formatMessage } = useIntl();
  const { number, vnd } = useFormats();
  const { payment } = props;
  const coins = formatMessage({ id: 'coin.amount.FIT_COIN' }, { amount: payment.coins });
  return (
    <ReasonedDialog
      {...props}
      action="reverse"
      dangerous
      consequence={
        <>
          <FormattedMessage
            id="console.payments.reverse.consequence"
            values={{
              name: payment.userName,
              coins: number(payment.coins),
              amount: vnd(payment.amountVnd),
              bankCode: payment.bankCode ?? '',
            }}
          />
          {payment.needsSecondPerson && (
            <>
              {' '}
              <FormattedMessage
                id={
                  payment.proposal?.action === 'reverse'
                    ? 'console.payments.reverse.second'
                    : 'console.payments.reverse.proposes'
                }
              />
            </>
          )}
        </>
      }
      confirmLabel={<FormattedMessage id="console.payments.reverse.confirm" values={{ coins }} />}
    />
  );
};
