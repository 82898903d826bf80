import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { type OwnDomain, useDomainSteps } from './data.ts';

type Props = Readonly<{ domain: OwnDomain; onClose: () => void }>;

/** The name is typed, so that nobody ends a site by a slip. */
export const RemoveDialog = ({ domain, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const { remove } = useDomainSteps();
  return (
    <ConfirmDialog
      open
      dangerous
      title={<FormattedMessage id="domain.remove.title" values={{ host: domain.host }} />}
      confirmLabel={<FormattedMessage id="domain.remove" />}
      onConfirm={() => remove.mutateAsync({ id: domain.id, name: typed })}
      onClose={onClose}
    >
      <Typography component="span" sx={{ display: 'block' }}>
        <FormattedMessage id="domain.remove.text" />
      </Typography>
      <TextField
        fullWidth
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        label={formatMessage({ id: 'domain.remove.label' }, { name: domain.name })}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
      />
    </ConfirmDialog>
  );
};
