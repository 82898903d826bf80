import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffEvaluation } from '../data.ts';

type Props = Readonly<{ evaluation: Pick<StaffEvaluation, 'cases' | 'done'> | undefined }>;

/** How far the one that runs is. It goes on without this page; nothing is shown while none runs. */
export const TrialProgress = ({ evaluation }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" sx={{ my: evaluation ? 1.5 : 0 }}>
      {evaluation && (
        <>
          <LinearProgress
            variant="determinate"
            value={evaluation.cases === 0 ? 0 : (100 * evaluation.done) / evaluation.cases}
            aria-label={formatMessage({ id: 'console.ai.trial.progress' })}
            sx={{ mb: 1 }}
          />
          <FormattedMessage
            id="console.ai.trial.running"
            values={{ done: evaluation.done, cases: evaluation.cases }}
          />
        </>
      )}
    </Box>
  );
};
