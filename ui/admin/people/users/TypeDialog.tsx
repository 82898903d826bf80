import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { UserDialogProps } from './StatusDialog.tsx';

const schema = adminUsers.setType.body;

export const TypeDialog = ({ user, onDone, onClose }: UserDialogProps) => {
  const next = user.type === 'COACH' ? 'USER' : 'COACH';
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { type: next, reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`console.users.type.${next}.title`} values={{ name: user.displayName }} />}
      consequence={<FormattedMessage id={`console.users.type.${next}`} values={{ name: user.displayName }} />}
      confirmLabel={<FormattedMessage id={`console.users.type.${next}.confirm`} />}
      dangerous={next === 'USER'}
      onConfirm={async (body) => {
        await client.adminUsers.setType({ params: { id: user.id }, body });
        await onDone();
      }}
      onClose={onClose}
    >
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
