import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminCertificates } from '#http/platform/contract/admin-certificates.ts';
import { staffReasons } from '#core/platform/credential/credential.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { revokeCertificate, type RevokeBody, type StaffCertificate } from './data.ts';

const schema = adminCertificates.revoke.body;

/** For ever: the reason is read by everybody who checks the code, the note by staff alone. */
export const RevokeDialog = ({
  certificate: { id, kind, title, name, userName },
  reload,
  onClose,
}: Readonly<{ certificate: StaffCertificate; reload: () => unknown; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const form = useForm<RevokeBody>({
    resolver: contractResolver(schema),
    defaultValues: { reason: 'MISTAKE', note: '' },
  });
  const holder = name ?? userName;
  return (
    <FormDialog
      form={form}
      dangerous
      title={<FormattedMessage id="console.certificates.revoke.title" values={{ title, name: holder }} />}
      consequence={<FormattedMessage id={`console.certificates.revoke.consequence.${kind}`} />}
      confirmLabel={<FormattedMessage id="console.certificates.revoke" />}
      reload={reload}
      onClose={onClose}
      onConfirm={async (body: RevokeBody) => {
        await revokeCertificate(id, body);
        await refreshed('certificates', 'specialization-requests');
        toast(formatMessage({ id: 'console.certificates.revoke.done' }));
      }}
    >
      <Controller
        control={form.control}
        name="reason"
        render={({ field }) => (
          <TextField
            {...field}
            select
            label={<FormattedMessage id="console.certificates.reason" />}
            fullWidth
          >
            {staffReasons.map((reason) => (
              <MenuItem key={reason} value={reason}>
                <FormattedMessage id={`console.certificates.reason.${reason}`} />
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextInput
        control={form.control}
        name="note"
        rows={2}
        maxLength={500}
        label={<FormattedMessage id="console.certificates.note" />}
        hint={<FormattedMessage id="console.reason.logged" />}
      />
    </FormDialog>
  );
};
