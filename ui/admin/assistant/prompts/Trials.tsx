import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type StaffEvaluation, type StaffPrompt, useEvaluationsOf } from '../data.ts';
import { CasesPassed, PassedChip } from '../parts/PassedChip.tsx';
import { TrialProgress } from '../parts/TrialProgress.tsx';
import { useTrial } from '../parts/use-trial.ts';

const Trial = ({ trial }: Readonly<{ trial: StaffEvaluation }>) => (
  <Box
    component="li"
    sx={{
      py: 1.25,
      display: 'flex',
      gap: 1.5,
      flexWrap: 'wrap',
      alignItems: 'center',
      borderBottom: '1px solid',
      borderColor: 'divider',
    }}
  >
    <PassedChip evaluation={trial} />
    <RecordLink place="ai-evaluations" id={trial.id} name={<CasesPassed evaluation={trial} />} />
    <span>{trial.model ?? <FormattedMessage id="console.ai.noModel" />}</span>
    <Box component="span" sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
      <When at={trial.at} />
    </Box>
  </Box>
);

/** How these words did on the model profiles, and another try. */
export const Trials = ({ prompt: { id } }: Readonly<{ prompt: StaffPrompt }>) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const query = useEvaluationsOf(id);
  const onEnd = useCallback(
    ({ status, failure, passed, cases, model }: StaffEvaluation) => {
      if (status === 'STOPPED') return;
      if (failure !== null) {
        toast(formatMessage({ id: `console.ai.evaluation.failure.${failure}` }), { kind: 'error' });
        return;
      }
      toast(
        formatMessage(
          { id: model === null ? 'console.ai.prompt.triedRules' : 'console.ai.prompt.tried' },
          { passed, cases },
        ),
        { kind: status === 'PASSED' && model !== null ? 'success' : 'error' },
      );
    },
    [formatMessage, toast],
  );
  const { run, running, isBusy, error } = useTrial(id, onEnd);
  return (
    <Section
      title={<FormattedMessage id="console.ai.prompt.trials" />}
      note={<FormattedMessage id="console.ai.prompt.trials.note" />}
    >
      {may('ai.manage') && (
        <Button variant="outlined" startIcon={<PlayIcon />} disabled={isBusy} onClick={run}>
          <FormattedMessage id="console.ai.prompt.evaluate" />
        </Button>
      )}
      <TrialProgress evaluation={running} />
      {error !== null && <ErrorNote error={error} />}
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={2} picture={false} />}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState compact title={<FormattedMessage id="console.ai.prompt.untried.long" />} />}
      >
        {(found) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {found.map((trial) => (
              <Trial key={trial.id} trial={trial} />
            ))}
          </Box>
        )}
      </QueryView>
    </Section>
  );
};
