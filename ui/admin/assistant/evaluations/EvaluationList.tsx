import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { EvaluationRow, StaffEvaluation } from '../data.ts';
import { CasesPassed, PassedChip } from '../parts/PassedChip.tsx';
import { TrialProgress } from '../parts/TrialProgress.tsx';
import { useTrial } from '../parts/use-trial.ts';

const useColumns = (): readonly ListColumn<EvaluationRow>[] => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  return [
    {
      source: 'at',
      label: formatMessage({ id: 'console.ai.evaluation.at' }),
      render: ({ at }) => dateTime(new Date(at)),
      cell: ({ at }) => at,
      onPhone: 'title',
    },
    {
      source: 'passed',
      label: formatMessage({ id: 'console.ai.evaluation.result' }),
      render: (row) => <PassedChip evaluation={row} />,
      sortable: false,
      onPhone: 'corner',
    },
    {
      source: 'cases',
      label: formatMessage({ id: 'console.ai.evaluation.cases' }),
      render: (row) => <CasesPassed evaluation={row} />,
      sortable: false,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'promptId',
      label: formatMessage({ id: 'console.ai.evaluation.of' }),
      render: ({ promptId }) =>
        promptId === null ? (
          <FormattedMessage id="console.ai.evaluation.rules" />
        ) : (
          <RecordLink
            place="ai-prompts"
            id={promptId}
            name={<FormattedMessage id="console.ai.evaluation.prompt" />}
          />
        ),
      onPhone: 'line',
    },
    {
      source: 'model',
      label: formatMessage({ id: 'console.ai.usage.by.model' }),
      render: ({ model }) => model ?? <FormattedMessage id="console.ai.noModel" />,
      onPhone: 'line',
    },
  ];
};

const EvaluationList = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const onEnd = useCallback(
    ({ status, passed, cases }: StaffEvaluation) => {
      if (status === 'STOPPED') return;
      toast(formatMessage({ id: 'console.ai.evaluation.done' }, { passed, cases }), {
        kind: status === 'PASSED' ? 'success' : 'error',
      });
    },
    [formatMessage, toast],
  );
  const { run, running, isBusy, error } = useTrial(null, onEnd);
  return (
    <StaffList<EvaluationRow>
      resource="ai-evaluations"
      columns={useColumns()}
      filters={[]}
      sort={{ field: 'at', order: 'DESC' }}
      description={<FormattedMessage id="console.ai.evaluations.lead" />}
      empty={<FormattedMessage id="console.ai.evaluations.none" />}
      notice={
        <>
          <TrialProgress evaluation={running} />
          {error !== null && <ErrorNote error={error} />}
        </>
      }
      actions={
        may('ai.manage') && (
          <Button variant="outlined" size="small" startIcon={<PlayIcon />} disabled={isBusy} onClick={run}>
            <FormattedMessage id="console.ai.evaluation.run" />
          </Button>
        )
      }
      withoutFile
    />
  );
};

export default EvaluationList;
