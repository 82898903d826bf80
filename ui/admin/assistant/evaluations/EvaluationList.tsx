import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type EvaluationRow, useEvaluate } from '../data.ts';
import { PassedChip } from '../parts/PassedChip.tsx';
import { TrialProgress } from '../parts/TrialProgress.tsx';

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
      render: ({ passed, cases }) => <FormattedMessage id="console.ai.passedOf" values={{ passed, cases }} />,
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
  const notify = useNotify();
  const refreshed = useRefreshed();
  const evaluate = useEvaluate(null);
  const run = () =>
    evaluate.mutate(undefined, {
      onSuccess: async ({ passed, cases }) => {
        await refreshed('ai-evaluations');
        notify(formatMessage({ id: 'console.ai.evaluation.done' }, { passed, cases }), {
          type: passed === cases ? 'success' : 'warning',
        });
      },
    });
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
          <TrialProgress isRunning={evaluate.isPending} />
          {evaluate.error !== null && <ErrorNote error={evaluate.error} />}
        </>
      }
      actions={
        may('ai.manage') && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<PlayIcon />}
            disabled={evaluate.isPending}
            onClick={run}
          >
            <FormattedMessage id="console.ai.evaluation.run" />
          </Button>
        )
      }
      withoutFile
    />
  );
};

export default EvaluationList;
