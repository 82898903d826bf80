import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { WarningIcon } from '#ui/icons.tsx';

type Props = Readonly<{ addresses: string; onClose: () => void }>;

/** Where the browser does not let a page copy: the addresses, to be copied by hand. */
export const RefusedLinks = ({ addresses, onClose }: Props) => (
  <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} onClose={onClose} sx={{ mb: 2 }}>
    <FormattedMessage id="ui.copy.refused" />
    <Box sx={{ whiteSpace: 'pre-wrap', userSelect: 'all', mt: 1 }}>{addresses}</Box>
  </Alert>
);
