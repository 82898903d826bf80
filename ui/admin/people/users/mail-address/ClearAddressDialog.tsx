import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { adminMails } from '#http/platform/contract/admin-mails.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../../app/forms/ReasonField.tsx';
import type { StaffUser } from '../data.ts';

const schema = adminMails.clearAddress.body;

type Props = Readonly<{ user: StaffUser; onDone: () => Promise<unknown>; onClose: () => void }>;

export const ClearAddressDialog = ({ user, onDone, onClose }: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.address.title" values={{ email: user.email }} />}
      consequence={<FormattedMessage id="console.users.address.consequence" />}
      confirmLabel={<FormattedMessage id="console.users.address.clear" />}
      onConfirm={async (body) => {
        await client.adminMails.clearAddress({ params: { id: user.id }, body });
        await onDone();
      }}
      onClose={onClose}
    >
      <ReasonField control={form.control} />
    </FormDialog>
  );
};
