import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { maxQuotaGib, minQuotaGib } from '#core/platform/media/quota.ts';
import { adminMedia } from '#http/platform/contract/admin-media.ts';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';

const { reason } = adminMedia.setQuota.body.shape;
const by = ['own', 'level'] as const;
const schema = z
  .object({
    by: z.enum(by),
    reason,
    gib: z
      .number(codeMessage('input.required'))
      .int(codeMessage('input.whole_number'))
      .min(minQuotaGib, codeMessage('input.min_value', { value: minQuotaGib }))
      .max(maxQuotaGib, codeMessage('input.max_value', { value: maxQuotaGib }))
      .nullable(),
  })
  .refine((values) => values.by === 'level' || values.gib !== null, {
    path: ['gib'],
    error: codeMessage('input.required'),
  });

type Props = Readonly<{
  userId: string;
  ownGib: number | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}>;

/** More or less room for one member than their level gives. */
export const QuotaDialog = ({ userId, ownGib, onDone, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { by: 'own', gib: ownGib, reason: '' },
  });
  const chosen = useWatch({ control: form.control, name: 'by' });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.quota.title" />}
      consequence={<FormattedMessage id="console.users.quota.consequence" />}
      confirmLabel={<FormattedMessage id="console.users.quota.set" />}
      onConfirm={async (values) => {
        const gib = values.by === 'own' ? values.gib : null;
        await client.adminMedia.setQuota({ params: { id: userId }, body: { gib, reason: values.reason } });
        await onDone();
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="by"
        required
        label={<FormattedMessage id="console.users.quota.by" />}
        options={by.map((value) => ({
          value,
          label: formatMessage({ id: `console.users.quota.by.${value}` }),
        }))}
      />
      {chosen === 'own' && (
        <UnitField
          control={form.control}
          name="gib"
          required
          digits={0}
          unit="GB"
          label={<FormattedMessage id="console.users.quota.gib" />}
        />
      )}
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
