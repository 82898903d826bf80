import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useRoleDescription, useRoleName } from '../../app/parts/use-role-name.ts';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { UserDialogProps } from './StatusDialog.tsx';
import { useRoleOptions } from './data.ts';

const schema = adminUsers.setRole.body;

export const RoleDialog = ({ user, onDone, onClose }: UserDialogProps) => {
  const roleName = useRoleName();
  const description = useRoleDescription();
  const roles = useRoleOptions();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { roleId: '', reason: '' },
  });
  const roleId = useWatch({ control: form.control, name: 'roleId' });
  const chosen = roles.data?.find(({ id }) => id === roleId);
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.role.title" values={{ name: user.displayName }} />}
      consequence={
        <>
          <FormattedMessage
            id="console.users.role.consequence"
            values={{ before: roleName({ id: user.roleId, name: user.roleName }) }}
          />
          {chosen !== undefined && (
            <>
              <br />
              <strong>{roleName(chosen)}</strong>
              {': '}
              {description(chosen)}{' '}
              <FormattedMessage id="console.roles.count" values={{ count: chosen.permissions.length }} />
            </>
          )}
        </>
      }
      confirmLabel={<FormattedMessage id="console.users.action.role" />}
      dangerous={(chosen?.permissions.length ?? 0) > 0}
      onConfirm={async (body) => {
        await client.adminUsers.setRole({ params: { id: user.id }, body });
        await onDone();
      }}
      onClose={onClose}
    >
      {roles.error && <ErrorNote error={roles.error} />}
      <SelectInput
        control={form.control}
        name="roleId"
        required
        label={<FormattedMessage id="console.users.role.new" />}
        options={(roles.data ?? [])
          .filter(({ id }) => id !== user.roleId)
          .map((role) => ({ value: role.id, label: roleName(role) }))}
      />
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
