import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { adminPayments } from '#http/money/contract/admin-payments.ts';
import { coinPackages } from '#core/money/coin/packages.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { moneyClient } from '../../app/money-client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { UserDialogProps } from './StatusDialog.tsx';

const { packageId, reason } = adminPayments.create.body.shape;
const schema = z.object({ packageId, reason });
type Values = z.infer<typeof schema>;

/** A top-up order in the member's name: they pay it like one of their own. */
const TopUpDialog = ({ user, onDone, onClose }: UserDialogProps) => {
  const { formatMessage } = useIntl();
  const { number, vnd } = useFormats();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<z.input<typeof schema>, unknown, Values>({
    resolver: contractResolver(schema),
    defaultValues: { packageId: coinPackages[0].id, reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.order.title" values={{ name: user.displayName }} />}
      consequence={<FormattedMessage id="console.users.order.consequence" />}
      confirmLabel={<FormattedMessage id="console.users.action.order" />}
      onConfirm={async (values) => {
        await moneyClient.adminPayments.create({ body: { ...values, userId: user.id } }, { idempotencyKey });
        await onDone();
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="packageId"
        required
        label={<FormattedMessage id="console.users.order.package" />}
        options={coinPackages.map(({ id, coins, priceVnd }) => ({
          value: id,
          label: `${formatMessage({ id: `coin.package.${id}` })}: ${number(coins)} ${formatMessage({ id: 'coin.FIT_COIN' })}, ${vnd(priceVnd)}`,
        }))}
      />
      <ReasonField control={form.control} />
    </FormDialog>
  );
};

export default TopUpDialog;
