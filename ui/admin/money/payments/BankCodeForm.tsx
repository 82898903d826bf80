import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { adminPayments } from '#http/money/contract/admin-payments.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { moneyClient } from '../../app/money-client.ts';
import type { StaffPayment } from '../parts/payment.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { SaveRefusal } from '../../app/forms/SaveRefusal.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';

export const bankCode = adminPayments.approve.body.shape.bankCode.unwrap();
const schema = z.object({ bankCode: z.literal('').or(bankCode) });
type Values = z.output<typeof schema>;

type Props = Readonly<{ payment: StaffPayment; reload: () => unknown }>;

/** The bank's reference can be written down by one person and approved by another. */
export const BankCodeForm = ({ payment, reload }: Props) => {
  const toast = useToast();
  const refreshed = useRefreshed();
  const [refusal, setRefusal] = useState<unknown>();
  const [known, setKnown] = useState(payment.bankCode);
  const form = useForm<z.input<typeof schema>, unknown, Values>({
    resolver: contractResolver(schema),
    defaultValues: { bankCode: payment.bankCode ?? '' },
  });
  const { isDirty, isSubmitting } = form.formState;
  // Written down elsewhere meanwhile: taken over, unless this person is typing.
  if (known !== payment.bankCode && !isDirty && !isSubmitting) {
    setKnown(payment.bankCode);
    form.reset({ bankCode: payment.bankCode ?? '' });
  }

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await moneyClient.adminPayments.update({
        params: { id: payment.id },
        body: { version: payment.version, bankCode: values.bankCode === '' ? null : values.bankCode },
      });
      form.reset(values);
      await refreshed('payments');
      toast(<FormattedMessage id="ui.saved" />);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
      if (isApiError(error, 'payment.not_pending')) await reload();
    }
  });

  return (
    <Section
      title={<FormattedMessage id="console.payments.bankCode" />}
      note={<FormattedMessage id="console.payments.bankCode.note" />}
    >
      <LeaveGuard when={isDirty && !isSubmitting} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-end' }}>
          <Box sx={{ flexGrow: 1, maxWidth: 420, minWidth: 'min(100%, 240px)' }}>
            <TextInput
              control={form.control}
              name="bankCode"
              label={<FormattedMessage id="console.payments.bankCode.label" />}
              maxLength={64}
              autoComplete="off"
              inputProps={{ spellCheck: false, autoCapitalize: 'characters' }}
            />
          </Box>
          <SubmitButton busy={isSubmitting} disabled={!isDirty} variant="outlined">
            <FormattedMessage id="console.payments.bankCode.save" />
          </SubmitButton>
        </Box>
        <SaveRefusal
          refusal={refusal}
          reload={async () => {
            await reload();
            setRefusal(undefined);
          }}
        />
      </form>
    </Section>
  );
};
