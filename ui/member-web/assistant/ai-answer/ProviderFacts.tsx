import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AiProvider } from '../../app/data/ai.ts';

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

/** Who words answers: host, model, country, how long they keep it, and the text that was agreed to. */
export const ProviderFacts = ({
  provider: { host, model, country, retention, version },
}: Readonly<{ provider: AiProvider }>) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mt: 2,
      p: 1.5,
      borderRadius: '14px',
      bgcolor: 'background.sunken',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 2,
      rowGap: 0.5,
    }}
  >
    <Line name={<FormattedMessage id="aiAnswer.provider.host" />}>{host}</Line>
    <Line name={<FormattedMessage id="aiAnswer.provider.model" />}>{model}</Line>
    {country !== '' && <Line name={<FormattedMessage id="aiAnswer.provider.country" />}>{country}</Line>}
    {retention !== '' && (
      <Line name={<FormattedMessage id="aiAnswer.provider.retention" />}>{retention}</Line>
    )}
    <Line name={<FormattedMessage id="aiAnswer.provider.version" />}>{version}</Line>
  </Box>
);
