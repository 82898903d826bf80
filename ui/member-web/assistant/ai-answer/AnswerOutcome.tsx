import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { InfoIcon, RefreshIcon, WarningIcon } from '#ui/icons.tsx';
import type { AiAnswer } from '../../app/data/ai.ts';
import { failureText } from './words.ts';

type Props = Readonly<{
  answer: AiAnswer;
  retry: Readonly<{ isPending: boolean; error: unknown; mutate: () => void }>;
}>;

/** How it ended, when it did not end well: what happened to the coins, and what can be done. */
export const AnswerOutcome = ({ answer, retry }: Props) => {
  const { status, failure, blocks, isRetryable } = answer;
  if (status === 'RUNNING' || (status === 'COMPLETED' && failure === null)) return null;
  if (status === 'COMPLETED' && failure !== null)
    return (
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
        <FormattedMessage id={failureText(failure)} /> <FormattedMessage id="aiAnswer.failed.rules" />
      </Alert>
    );
  if (status === 'STOPPED')
    return (
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
        <FormattedMessage id="aiAnswer.stopped" />
      </Alert>
    );
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
      {status === 'CANCELED' ? (
        <FormattedMessage id="aiAnswer.canceled" />
      ) : (
        <>
          <FormattedMessage id={failureText(failure ?? 'NO_ANSWER')} />{' '}
          <FormattedMessage id={blocks.length > 0 ? 'aiAnswer.failed.rules' : 'aiAnswer.failed.free'} />
        </>
      )}
      {retry.error !== null && <ErrorNote error={retry.error} />}
      {isRetryable && (
        <Box sx={{ mt: 1.25 }}>
          <SubmitButton
            type="button"
            variant="outlined"
            color="inherit"
            size="small"
            busy={retry.isPending}
            startIcon={<RefreshIcon />}
            onClick={() => retry.mutate()}
          >
            <FormattedMessage id="aiAnswer.retry" />
          </SubmitButton>
        </Box>
      )}
    </Alert>
  );
};
