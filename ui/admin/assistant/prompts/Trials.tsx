import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffEvaluation, type StaffPrompt, useEvaluate, useEvaluationsOf } from '../data.ts';
import { PassedChip } from '../parts/PassedChip.tsx';
import { TrialProgress } from '../parts/TrialProgress.tsx';

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
    <RecordLink
      place="ai-evaluations"
      id={trial.id}
      name={
        <FormattedMessage id="console.ai.passedOf" values={{ passed: trial.passed, cases: trial.cases }} />
      }
    />
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
  const notify = useNotify();
  const refreshed = useRefreshed();
  const query = useEvaluationsOf(id);
  const evaluate = useEvaluate(id);
  const run = () =>
    evaluate.mutate(undefined, {
      onSuccess: async ({ passed, cases, model }) => {
        await refreshed('ai-prompts', 'ai-evaluations');
        notify(
          formatMessage(
            { id: model === null ? 'console.ai.prompt.triedRules' : 'console.ai.prompt.tried' },
            { passed, cases },
          ),
          { type: passed === cases && model !== null ? 'success' : 'warning' },
        );
      },
    });
  return (
    <Section
      title={<FormattedMessage id="console.ai.prompt.trials" />}
      note={<FormattedMessage id="console.ai.prompt.trials.note" />}
    >
      {may('ai.manage') && (
        <Button variant="outlined" startIcon={<PlayIcon />} disabled={evaluate.isPending} onClick={run}>
          <FormattedMessage id="console.ai.prompt.evaluate" />
        </Button>
      )}
      <TrialProgress isRunning={evaluate.isPending} />
      {evaluate.error !== null && <ErrorNote error={evaluate.error} />}
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
