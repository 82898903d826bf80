import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { help, type Help } from './data.ts';
import type { UserDialogProps } from './StatusDialog.tsx';

const schema = adminUsers.endSessions.body;

type Props = Omit<UserDialogProps, 'onDone'> & Readonly<{ kind: Help }>;

/** What support does for a person who can't get in: asked first, with a reason that the log keeps. */
export const SupportDialog = ({ kind, user, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  const values = { name: user.displayName, email: user.email };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`console.users.${kind}.title`} values={values} />}
      consequence={<FormattedMessage id={`console.users.${kind}.text`} values={values} />}
      confirmLabel={<FormattedMessage id={`console.users.${kind}.confirm`} />}
      dangerous={kind === 'endSessions'}
      onConfirm={async (body) => {
        const ended = await help(kind, user.id, body);
        await refreshed('users', 'audit-log');
        toast(formatMessage({ id: `console.users.${kind}.done` }, { ...values, ended }));
      }}
      onClose={onClose}
    >
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
