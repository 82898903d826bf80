import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '#ui/components/marks/ProgressBar.tsx';

/** How much of a challenge is done, as a bar and in words. */
export const ProgressLine = ({ percent }: Readonly<{ percent: number }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box>
      <ProgressBar value={percent} aria-label={formatMessage({ id: 'catalogue.progress' })} thin />
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        <FormattedMessage id="catalogue.percent" values={{ percent }} />
      </Box>
    </Box>
  );
};
