import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Section } from '../../app/parts/Facts.tsx';

const words = ['topUp', 'issued', 'spent', 'burned', 'outstanding', 'into', 'outOf', 'transfers'] as const;

/** A figure is worth what its definition is. */
export const Definitions = () => (
  <Section title={<FormattedMessage id="console.economy.definitions" />}>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {words.map((word) => (
        <Box key={word}>
          <Typography component="dt" sx={{ fontWeight: 600 }}>
            <FormattedMessage id={`console.economy.${word}`} />
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary', maxWidth: 720 }}>
            <FormattedMessage id={`console.economy.${word}.means`} />
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);
