import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { superUserId } from '#core/kernel/id.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { CheckIcon, SendIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';
import type { Autosave } from '#ui/learning/saving/use-autosave.ts';
import { useWriterSteps, type Written } from './data.ts';

type Props = Readonly<{ written: Written; autosave: Autosave }>;

const changeable: ReadonlySet<string> = new Set(['PUBLISHED', 'SCHEDULED']);

/** What can be done with what was written; each first sends what is still on the screen. */
export const WriterActions = ({ written, autosave }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const user = useSignedInUser();
  const steps = useWriterSteps();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [isHeldBack, setHeldBack] = useState(false);
  const { id, status, change } = written;
  const editsLive = user?.id === superUserId || (user?.permissions.includes('post.manage') ?? false);
  const isWaiting = status === 'PENDING' || change === 'WAITING';
  const run = async (step: (version: number) => Promise<unknown>, said: MessageId) => {
    setBusy(true);
    setRefusal(undefined);
    setHeldBack(false);
    try {
      // What is handed in or published is what is on the screen, and nothing else.
      const version = await autosave.saveNow();
      if (version === null) return setHeldBack(true);
      await step(version);
      toast(formatMessage({ id: said }), { kind: 'success' });
    } catch (error) {
      setRefusal(error);
      // Then the screen gets what is there now, and both texts are offered if one's own differs.
      if (isApiError(error, 'version.stale')) await steps.read(id).catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  const isUnsent = autosave.state === 'stale' || autosave.state === 'invalid';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {!isWaiting && (
          <Button
            variant={changeable.has(status) && editsLive ? 'contained' : 'outlined'}
            startIcon={<CheckIcon />}
            disabled={busy || isUnsent}
            onClick={() => void run((version) => steps.save(id, version), 'writing.saved')}
          >
            <FormattedMessage
              id={changeable.has(status) && editsLive ? 'writing.save.live' : 'writing.save'}
            />
          </Button>
        )}
        {!isWaiting && written.mayHandIn && !(changeable.has(status) && editsLive) && (
          <Button
            variant="contained"
            startIcon={<SendIcon />}
            disabled={busy || isUnsent}
            onClick={() => void run((version) => steps.submit(id, version), 'writing.submitted')}
          >
            <FormattedMessage id={changeable.has(status) ? 'writing.propose' : 'writing.submit'} />
          </Button>
        )}
        {isWaiting && written.mayHandIn && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => void run(() => steps.withdraw(id), 'writing.withdrawn')}
          >
            <FormattedMessage id="writing.withdraw" />
          </Button>
        )}
        {editsLive && written.isOwn && (status === 'DRAFT' || status === 'PENDING') && (
          <Button
            variant="outlined"
            disabled={busy || isUnsent}
            onClick={() => void run(() => steps.publish(id), 'writing.published')}
          >
            <FormattedMessage id="writing.publish" />
          </Button>
        )}
        {written.isMachineDraft && (
          <Button
            variant="outlined"
            disabled={busy || isUnsent}
            onClick={() =>
              void run((version) => steps.save(id, version, { isReviewed: true }), 'writing.reviewed')
            }
          >
            <FormattedMessage id="writing.review" />
          </Button>
        )}
      </Box>
      {!isWaiting && (
        <FormControlLabel
          control={
            <Switch
              checked={written.enableComments}
              disabled={busy || isUnsent}
              onChange={(_, enableComments) =>
                void run(
                  (version) => steps.save(id, version, { enableComments }),
                  enableComments ? 'writing.comments.on' : 'writing.comments.off',
                )
              }
            />
          }
          label={formatMessage({ id: 'writing.comments' })}
        />
      )}
      {isHeldBack && autosave.state !== 'saved' && (
        <Alert severity="warning">
          <FormattedMessage id="writing.heldBack" />
        </Alert>
      )}
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </Box>
  );
};
