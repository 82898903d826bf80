import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { userLevels } from '#core/access/actor/actor.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { addDays, instantOf } from '#core/kernel/week.ts';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { UserDialogProps } from './StatusDialog.tsx';

const { level, reason } = adminUsers.setLevel.body.shape;
/** The day is the last one with the level; empty means without an end. */
const schema = z.object({ level, reason, expiresAt: z.union([z.literal(''), z.iso.date()]) });

export const LevelDialog = ({ user, onDone, onClose }: UserDialogProps) => {
  const { formatMessage } = useIntl();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { level: user.level === 'BASIC' ? 'PRO' : user.level, expiresAt: '', reason: '' },
  });
  const [chosen, until] = useWatch({ control: form.control, name: ['level', 'expiresAt'] });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.level.title" values={{ name: user.displayName }} />}
      consequence={
        <FormattedMessage
          id="console.users.level.consequence"
          values={{
            level: chosen,
            end: chosen === 'BASIC' ? 'none' : until === '' ? 'open' : 'dated',
          }}
        />
      }
      confirmLabel={<FormattedMessage id="console.users.action.level" />}
      onConfirm={async (values) => {
        await client.adminUsers.setLevel({
          params: { id: user.id },
          body: {
            level: values.level,
            reason: values.reason,
            expiresAt:
              values.level === 'BASIC' || values.expiresAt === ''
                ? null
                : instantOf(addDays(values.expiresAt, 1), 0, 0, defaultTimeZone),
          },
        });
        await onDone();
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="level"
        required
        label={<FormattedMessage id="resources.users.fields.level" />}
        options={userLevels.map((value) => ({ value, label: formatMessage({ id: `user.level.${value}` }) }))}
      />
      {chosen !== 'BASIC' && (
        <TextInput
          control={form.control}
          name="expiresAt"
          type="date"
          label={<FormattedMessage id="console.users.level.until" />}
          hint={<FormattedMessage id="console.users.level.until.hint" />}
        />
      )}
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
