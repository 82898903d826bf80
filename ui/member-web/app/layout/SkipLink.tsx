import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

export const mainId = 'main';

export const SkipLink = () => (
  <Box
    component="a"
    href={`#${mainId}`}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      bgcolor: 'text.primary',
      color: 'background.default',
      fontWeight: 600,
      translate: '0 -200%',
      '&:focus': { translate: 'none' },
    }}
  >
    <FormattedMessage id="nav.skip" />
  </Box>
);
