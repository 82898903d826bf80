import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';

export const Feedback = () => {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const say = <FormattedMessage id="components.toast.text" />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => toast(say)}>
        <FormattedMessage id="components.toast" />
      </Button>
      <Button
        variant="outlined"
        onClick={() => toast(say, { undo: () => toast(<FormattedMessage id="components.toast.undone" />) })}
      >
        <FormattedMessage id="components.toast.undo" />
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        <FormattedMessage id="components.dialog" />
      </Button>
      <CopyButton text="PAYFB7K2M9QXA" label={formatMessage({ id: 'components.copy' })} />
      <ConfirmDialog
        open={asking}
        title={<FormattedMessage id="components.dialog.title" />}
        confirmLabel={<FormattedMessage id="components.sample.danger" />}
        dangerous
        onConfirm={() => undefined}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="components.dialog.text" />
      </ConfirmDialog>
    </Box>
  );
};
