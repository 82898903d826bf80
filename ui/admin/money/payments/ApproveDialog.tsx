import { type Control, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { bankCodeOf, paymentLifecycle } from '#core/money/payment/payment.ts';
import { adminPayments } from '#http/money/contract/admin-payments.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import { type PaymentDialogProps, PaymentSummary } from '../parts/PaymentSummary.tsx';
import type { StaffPayment } from '../parts/payment.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { bankCode } from './BankCodeForm.tsx';
import { ReferenceNote, useReferenceCheck } from './ReferenceNote.tsx';

const fields = {
  bankCode: z
    .string()
    .refine((text) => bankCodeOf(text) !== '', codeMessage('payment.bank_code_required'))
    .pipe(bankCode),
};
const schema = z.object({ ...fields, reason: z.string() });
const shortSchema = z.object({ ...fields, reason: adminPayments.approve.body.shape.reason.unwrap() });
type Values = z.infer<typeof schema>;

/** Who is to decide, and what pressing the button comes to. */
const Persons = ({ payment, isShort }: Readonly<{ payment: StaffPayment; isShort: boolean }>) => {
  const { proposal } = payment;
  const isSecond = proposal?.action === 'approve';
  if (!payment.needsSecondPerson && !isShort && !isSecond) return null;
  const step = isSecond ? 'second' : isShort ? 'short' : 'proposes';
  return (
    <>
      {' '}
      <FormattedMessage id={`console.payments.approve.${step}`} />
    </>
  );
};

/** What is known of the reference, and why money that is too little should pass. */
const Shortfall = ({
  payment,
  control,
  check,
  mayExcuse,
}: Readonly<{
  payment: StaffPayment;
  control: Control<Values, unknown, Values>;
  check: ReturnType<typeof useReferenceCheck>;
  mayExcuse: boolean;
}>) => {
  const { proposal } = payment;
  const isProposed = proposal?.action === 'approve' && proposal.shortVnd > 0;
  return (
    <>
      <ReferenceNote check={check} />
      {check?.state === 'SHORT' && mayExcuse && <ReasonField control={control} />}
      {check?.state === 'SHORT' && !mayExcuse && !isProposed && (
        <FormattedMessage id="console.payments.approve.managers" />
      )}
      {isProposed && proposal.reason !== null && (
        <div>
          <FormattedMessage id="console.audit.reason" values={{ reason: proposal.reason }} />
        </div>
      )}
    </>
  );
};

export const ApproveDialog = ({ payment, reload, onDone, onClose }: PaymentDialogProps) => {
  const { formatMessage } = useIntl();
  const { number, vnd } = useFormats();
  const may = useMay();
  const { proposal } = payment;
  const isSecond = proposal?.action === 'approve' && proposal.shortVnd > 0;
  const mayExcuse = may('payment.manage') && !isSecond;
  const form = useForm<Values, unknown, Values>({
    resolver: (...asked) =>
      contractResolver(check?.state === 'SHORT' && mayExcuse ? shortSchema : schema)(...asked),
    defaultValues: { bankCode: proposal?.bankCode ?? payment.bankCode ?? '', reason: '' },
  });
  const typed = useWatch({ control: form.control, name: 'bankCode' });
  const check = useReferenceCheck(payment, typed);
  const isShort = check?.state === 'SHORT';
  const isRefused = check?.state === 'USED' || (isShort && !mayExcuse && !isSecond);
  const coins = formatMessage({ id: 'coin.amount.FIT_COIN' }, { amount: payment.coins });
  const asks = (isShort && mayExcuse) || (payment.needsSecondPerson && proposal?.action !== 'approve');
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.payments.approve.title" values={{ code: payment.code }} />}
      irreversible
      disabled={!paymentLifecycle.allows(payment.status, 'approve') || isRefused}
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
          <Persons payment={payment} isShort={isShort} />
        </>
      }
      confirmLabel={
        asks ? (
          <FormattedMessage id="console.payments.approve.ask" />
        ) : (
          <FormattedMessage id="console.payments.approve.confirm" values={{ coins }} />
        )
      }
      reload={reload}
      onConfirm={async ({ bankCode: code, reason }) => {
        const body = isShort && mayExcuse ? { bankCode: code, reason } : { bankCode: code };
        await onDone(await moneyClient.adminPayments.approve({ params: { id: payment.id }, body }));
      }}
      onClose={onClose}
    >
      {/* What is known of the money comes first: on a phone the end of the dialog is out of sight. */}
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
      <Shortfall payment={payment} control={form.control} check={check} mayExcuse={mayExcuse} />
      <PaymentSummary payment={payment} />
    </FormDialog>
  );
};
