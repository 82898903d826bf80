import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ClockIcon } from '#ui/icons.tsx';
import type { WorkingCopy } from '#ui/learning/data.ts';
import { useAuthorSteps } from './data.ts';

/** Handing it to staff, and taking it back. */
export const SubmitPart = ({ copy }: Readonly<{ copy: WorkingCopy }>) => {
  const { submit, withdraw } = useAuthorSteps();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isWaiting = copy.submission === 'WAITING';
  const step = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await (isWaiting ? withdraw(copy.id) : submit(copy.id));
      toast(<FormattedMessage id={isWaiting ? 'authoring.withdrawn' : 'authoring.submitted'} />, {
        kind: 'success',
      });
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="section" aria-labelledby="submit-title">
      <Typography id="submit-title" variant="h3" component="h2">
        <FormattedMessage id="authoring.submit.title" />
      </Typography>
      {isWaiting ? (
        <Alert severity="info" icon={<ClockIcon fontSize="inherit" />} sx={{ my: 1 }}>
          <FormattedMessage id="authoring.submit.waiting" />
        </Alert>
      ) : (
        <Typography sx={{ color: 'text.secondary', my: 1 }}>
          <FormattedMessage id="authoring.submit.text" />
        </Typography>
      )}
      {error !== undefined && <ErrorNote error={error} />}
      <SubmitButton
        type="button"
        busy={isBusy}
        variant={isWaiting ? 'outlined' : 'contained'}
        disabled={!isWaiting && copy.checklist.issues.length > 0}
        onClick={() => void step()}
      >
        <FormattedMessage id={isWaiting ? 'authoring.withdraw' : 'authoring.submit'} />
      </SubmitButton>
    </Box>
  );
};
