import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { UserDialogProps } from './StatusDialog.tsx';

const schema = adminUsers.resetSecondFactor.body;

export const SecondFactorDialog = ({ user, onDone, onClose }: UserDialogProps) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.secondFactor.title" values={{ name: user.displayName }} />}
      consequence={
        <FormattedMessage id="console.users.secondFactor.text" values={{ name: user.displayName }} />
      }
      confirmLabel={<FormattedMessage id="console.users.secondFactor.confirm" />}
      dangerous
      onConfirm={async (body) => {
        await client.adminUsers.resetSecondFactor({ params: { id: user.id }, body });
        await onDone();
      }}
      onClose={onClose}
    >
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
