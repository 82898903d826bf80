import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { pageLink } from '#core/kernel/page-link.ts';
import { viewingReason } from '#core/people/viewing/viewing-session.ts';
import { adminViewings } from '#http/people/contract/viewings.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import type { UserDialogProps } from './StatusDialog.tsx';

const schema = z.object({ reason: adminViewings.start.body.shape.reason });

/** Leads this tab from the console to the site as the member sees it. */
export const ViewAsDialog = ({ user, onClose }: Omit<UserDialogProps, 'onDone'>) => {
  const language = useLanguage();
  const values = { name: user.displayName };
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.users.viewAs.title" values={values} />}
      consequence={<FormattedMessage id="console.users.viewAs.text" values={values} />}
      confirmLabel={<FormattedMessage id="console.users.viewAs.confirm" />}
      onConfirm={async ({ reason }) => {
        const { id } = await client.adminViewings.start({ body: { memberId: user.id, reason } });
        location.assign(pageLink('', language, `/viewing/${encodeURIComponent(id)}`));
      }}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="reason"
        rows={3}
        maxLength={viewingReason.max}
        label={<FormattedMessage id="console.users.viewAs.reason" />}
        hint={<FormattedMessage id="console.users.viewAs.reason.hint" values={values} />}
        required
      />
    </FormDialog>
  );
};
