import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { StopIcon } from '#ui/icons.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { StaffEvaluation } from '../data.ts';
import { assistantClient } from './client.ts';

type Running = Pick<StaffEvaluation, 'id' | 'cases' | 'done'>;

const Progress = ({ evaluation: { cases, done } }: Readonly<{ evaluation: Running }>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={cases === 0 ? 0 : (100 * done) / cases}
        aria-label={formatMessage({ id: 'console.ai.trial.progress' })}
        sx={{ mb: 1 }}
      />
      <FormattedMessage id="console.ai.trial.running" values={{ done, cases }} />
    </>
  );
};

const Outcome = ({ ended: { status, cases, done } }: Readonly<{ ended: StaffEvaluation }>) => (
  <FormattedMessage
    id={status === 'STOPPED' ? 'console.ai.trial.stopped' : 'console.ai.trial.tooLate'}
    values={{ done, cases }}
  />
);

/** How far the one that runs is, and its end. It goes on without this page; nothing is shown while none runs. */
export const TrialProgress = ({ evaluation }: Readonly<{ evaluation: Running | undefined }>) => {
  const may = useMay();
  const refreshed = useRefreshed();
  const [asked, setAsked] = useState<Running>();
  const [ended, setEnded] = useState<StaffEvaluation>();
  const said = useRef<HTMLDivElement>(null);
  // Answers come a while after it was stopped: what was stopped here runs no more.
  const running = evaluation?.id === ended?.id ? undefined : evaluation;
  // Another one runs: how the last one ended is over.
  if (running && ended) setEnded(undefined);
  const stop = async ({ id }: Running) => {
    setEnded(await assistantClient.adminAi.stopEvaluation({ params: { id } }));
    await refreshed('ai-prompts', 'ai-evaluations');
  };
  return (
    <>
      <Box
        ref={said}
        role="status"
        tabIndex={-1}
        sx={{ my: running || ended ? 1.5 : 0, outlineOffset: 4, borderRadius: 1 }}
      >
        {running ? <Progress evaluation={running} /> : ended && <Outcome ended={ended} />}
      </Box>
      {running && may('ai.manage') && (
        <Button
          variant="outlined"
          color="error"
          size="small"
          startIcon={<StopIcon />}
          onClick={() => setAsked(running)}
          sx={{ mb: 1.5, minHeight: { xs: 44, sm: 0 } }}
        >
          <FormattedMessage id="console.ai.trial.stop" />
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          dangerous
          title={<FormattedMessage id="console.ai.trial.stop.title" />}
          confirmLabel={<FormattedMessage id="console.ai.trial.stop" />}
          cancelLabel={<FormattedMessage id="console.ai.trial.goOn" />}
          onConfirm={async () => {
            await stop(asked);
            // The button that asked is gone: who works by keyboard goes on at what became of it.
            setTimeout(() => said.current?.focus());
          }}
          onClose={() => setAsked(undefined)}
        >
          <FormattedMessage
            id="console.ai.trial.stop.text"
            values={{ done: evaluation?.done ?? asked.done, cases: asked.cases }}
          />
        </ConfirmDialog>
      )}
    </>
  );
};
