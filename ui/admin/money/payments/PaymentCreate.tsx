import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { coinPackages } from '#core/money/coin/packages.ts';
import { adminPayments } from '#http/money/contract/admin-payments.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import { RecordPicker } from '../../app/forms/RecordPicker.tsx';
import { searchUsers } from '../../app/forms/search-users.ts';
import { pathOf } from '../../app/layout/places.ts';
import { moneyClient } from '../../app/money-client.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';

const person = z.object({ id: z.string(), name: z.string(), note: z.string().optional() });
const { packageId, reason } = adminPayments.create.body.shape;
const schema = z.object({
  // Nobody is chosen at first.
  member: person.nullable().pipe(person),
  packageId,
  reason,
});
type Values = z.input<typeof schema>;

/** What a package gives and costs, in one line of the list. */
const usePackageOptions = () => {
  const { formatMessage } = useIntl();
  const { vnd } = useFormats();
  return coinPackages.map(({ id, coins, priceVnd }) => ({
    value: id,
    label: formatMessage(
      { id: 'console.payments.create.option' },
      {
        name: formatMessage({ id: `coin.package.${id}` }),
        coins: formatMessage({ id: 'coin.amount.FIT_COIN' }, { amount: coins }),
        price: vnd(priceVnd),
      },
    ),
  }));
};

/** An order for a member who asked staff to make it; the member pays it like any other. */
const PaymentCreate = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const options = usePackageOptions();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { member: null, packageId: coinPackages[0].id, reason: '' },
  });
  const { control, formState } = form;
  const member = useController({ control, name: 'member' });

  const submit = form.handleSubmit(async ({ member: { id: userId, name }, ...order }) => {
    setRefusal(undefined);
    try {
      const made = await moneyClient.adminPayments.create({ body: { userId, ...order } });
      form.reset(form.getValues());
      await refreshed('payments');
      toast(formatMessage({ id: 'console.payments.create.done' }, { code: made.code, name }));
      // The guard must have seen that nothing is unsaved any more.
      setTimeout(() => void navigate(pathOf('payments', made.id)));
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'body.userId': 'member' }));
    }
  });

  return (
    <ConsolePage
      title={formatMessage({ id: 'console.payments.create' })}
      description={<FormattedMessage id="console.payments.create.note" />}
      back={{
        to: '/admin/payments',
        label: <FormattedMessage id="resources.payments.name" values={{ smart_count: 2 }} />,
      }}
      width={720}
    >
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section>
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <RecordPicker
            source={['users', 'payment-member']}
            search={searchUsers}
            least={2}
            required
            label={<FormattedMessage id="console.payments.create.member" />}
            hint={<FormattedMessage id="console.payments.create.member.hint" />}
            nothing={<FormattedMessage id="console.payments.create.member.none" />}
            chosen={member.field.value}
            onChoose={member.field.onChange}
            error={member.fieldState.error?.message}
            inputRef={member.field.ref}
          />
          <SelectInput
            control={control}
            name="packageId"
            label={<FormattedMessage id="console.payments.package" />}
            options={options}
          />
          <ReasonField control={control} />
          <SubmitButton busy={formState.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            <FormattedMessage id="console.payments.create" />
          </SubmitButton>
        </Stack>
      </Section>
    </ConsolePage>
  );
};

export default PaymentCreate;
