import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { type OwnDomain, useDomainSteps } from './data.ts';

type Props = Readonly<{ domain: OwnDomain; onClose: () => void }>;

export const RenameDialog = ({ domain, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(domain.name);
  const { rename } = useDomainSteps();
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage id="domain.rename.title" />}
      confirmLabel={<FormattedMessage id="domain.rename" />}
      onConfirm={() => rename.mutateAsync({ id: domain.id, name: typed, version: domain.version })}
      onClose={onClose}
    >
      <Typography component="span" sx={{ display: 'block' }}>
        <FormattedMessage id="domain.rename.text" />
      </Typography>
      <TextField
        fullWidth
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        label={formatMessage({ id: 'domain.search.label' })}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
      />
    </ConfirmDialog>
  );
};
