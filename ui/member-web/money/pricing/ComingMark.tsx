import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

export const ComingMark = () => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      ml: 1,
      px: 1,
      borderRadius: 999,
      bgcolor: 'background.sunken',
      color: 'text.secondary',
      fontSize: '0.8125rem',
      fontWeight: 400,
      whiteSpace: 'nowrap',
    }}
  >
    <FormattedMessage id="pricing.coming" />
  </Box>
);
