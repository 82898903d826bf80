import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

const words = ['issued', 'spent', 'burned', 'outstanding', 'rewards', 'bounties'] as const;

/** A figure is worth what its definition is. */
export const Definitions = () => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
    {words.map((word) => (
      <Box key={word}>
        <Typography component="dt" sx={{ fontWeight: 600 }}>
          <FormattedMessage id={`economy.${word}`} />
        </Typography>
        <Typography component="dd" sx={{ m: 0, color: 'text.secondary', maxWidth: 680 }}>
          <FormattedMessage id={`economy.${word}.means`} />
        </Typography>
      </Box>
    ))}
  </Box>
);
