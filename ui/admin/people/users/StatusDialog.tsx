import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { userStatuses } from '#core/access/actor/actor.ts';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { StaffUser } from './data.ts';

export type UserDialogProps = Readonly<{
  user: StaffUser;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}>;

const schema = adminUsers.setStatus.body;

type Props = Omit<UserDialogProps, 'onDone'> & Readonly<{ onDone: (after: StaffUser) => Promise<unknown> }>;

export const StatusDialog = ({ user, onDone, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const others = userStatuses.filter((status) => status !== user.status);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { status: user.status === 'ACTIVE' ? 'HOLD' : 'ACTIVE', reason: '' },
  });
  const status = useWatch({ control: form.control, name: 'status' });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.status.title" values={{ name: user.displayName }} />}
      consequence={
        (userStatuses as readonly string[]).includes(status) ? (
          <FormattedMessage id={`console.users.status.${status}`} values={{ name: user.displayName }} />
        ) : (
          <FormattedMessage id="console.users.status.choose" />
        )
      }
      confirmLabel={<FormattedMessage id="console.users.action.status" />}
      dangerous={status !== 'ACTIVE' && status !== 'PENDING'}
      onConfirm={async (body) => {
        await onDone(await client.adminUsers.setStatus({ params: { id: user.id }, body }));
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="status"
        required
        label={<FormattedMessage id="console.users.status.new" />}
        options={others.map((value) => ({ value, label: formatMessage({ id: `user.status.${value}` }) }))}
      />
      <ReasonField control={form.control} notifiesMember />
    </FormDialog>
  );
};
