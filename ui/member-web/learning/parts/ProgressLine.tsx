import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FormattedMessage, useIntl } from 'react-intl';

/** How much of a challenge is done, as a bar and in words. */
export const ProgressLine = ({ percent }: Readonly<{ percent: number }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={formatMessage({ id: 'catalogue.progress' })}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        <FormattedMessage id="catalogue.percent" values={{ percent }} />
      </Box>
    </Box>
  );
};
