import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FormattedMessage, useIntl } from 'react-intl';

/** Trying every profile takes as long as the model takes: how far it is, the server does not say before the end. */
export const TrialProgress = ({ isRunning }: Readonly<{ isRunning: boolean }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" sx={{ my: isRunning ? 1.5 : 0 }}>
      {isRunning && (
        <>
          <LinearProgress aria-label={formatMessage({ id: 'console.ai.trial.running' })} sx={{ mb: 1 }} />
          <FormattedMessage id="console.ai.trial.running" />
        </>
      )}
    </Box>
  );
};
