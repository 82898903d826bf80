import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { bankCodeOf, paymentLifecycle } from '#core/payment/payment.ts';
import { TextInput } from '#ui/components/inputs.tsx';
import { codeMessage, contractResolver } from '#ui/contract-resolver.ts';
import { useFormats } from '#ui/intl.tsx';
import { moneyClient } from '../../money/client.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { bankCode } from './BankCodeForm.tsx';
import { type PaymentDialogProps, PaymentSummary } from '../../money/PaymentSummary.tsx';

const schema = z.object({
  bankCode: z
    .string()
    .refine((text) => bankCodeOf(text) !== '', codeMessage('payment.bank_code_required'))
    .pipe(bankCode),
});

export const ApproveDialog = ({ payment, reload, onDone, onClose }: PaymentDialogProps) => {
  const { formatMessage } = useIntl();
  const { number, vnd } = useFormats();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    mode: 'onTouched',
    defaultValues: { bankCode: payment.proposal?.bankCode ?? payment.bankCode ?? '' },
  });
  const typed = useWatch({ control: form.control, name: 'bankCode' });
  const coins = formatMessage({ id: 'coin.amount.FIT_COIN' }, { amount: payment.coins });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.payments.approve.title" values={{ code: payment.code }} />}
      irreversible
      disabled={!paymentLifecycle.allows(payment.status, 'approve')}
      consequence={
        <>
          <FormattedMessage
            id="console.payments.approve.consequence"
            values={{
              coins: number(payment.coins),
              name: payment.userName,
              amount: vnd(payment.amountVnd),
              hasBankCode: typed.trim() === '' ? 'no' : 'yes',
              bankCode: typed.trim(),
            }}
          />
          {payment.needsSecondPerson && (
            <>
              {' '}
              <FormattedMessage
                id={
                  payment.proposal?.action === 'approve'
                    ? 'console.payments.approve.second'
                    : 'console.payments.approve.proposes'
                }
              />
            </>
          )}
        </>
      }
      confirmLabel={<FormattedMessage id="console.payments.approve.confirm" values={{ coins }} />}
      reload={reload}
      onConfirm={async (body) => {
        await onDone(await moneyClient.adminPayments.approve({ params: { id: payment.id }, body }));
      }}
      onClose={onClose}
    >
      <PaymentSummary payment={payment} />
      <TextInput
        control={form.control}
        name="bankCode"
        required
        maxLength={64}
        autoComplete="off"
        label={<FormattedMessage id="console.payments.bankCode.label" />}
        hint={<FormattedMessage id="console.payments.approve.hint" />}
        inputProps={{ spellCheck: false, autoCapitalize: 'characters' }}
      />
    </FormDialog>
  );
};
