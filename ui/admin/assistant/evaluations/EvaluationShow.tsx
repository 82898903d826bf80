import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import { StaffName } from '../../app/colleagues/StaffName.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { type StaffEvaluation, useEvaluation } from '../data.ts';
import { PassedChip } from '../parts/PassedChip.tsx';
import { TrialProgress } from '../parts/TrialProgress.tsx';

/** What is measured may grow: a number without a word of ours keeps its own name. */
const useMetricName = () => {
  const { messages, formatMessage } = useIntl();
  return (name: string): string => {
    const id = `console.ai.metric.${name}`;
    return id in messages ? formatMessage({ id: id as MessageId }) : name; // its presence was just checked
  };
};

const Record = ({ evaluation }: Readonly<{ evaluation: StaffEvaluation }>) => {
  const { number, dateTime } = useFormats();
  const metricName = useMetricName();
  const { status, failure, cases, done, passed, promptId, model, rulesVersion, metrics, by, at, endedAt } =
    evaluation;
  const measured = Object.entries(metrics);
  return (
    <>
      <TrialProgress evaluation={status === 'RUNNING' ? evaluation : undefined} />
      {status === 'STOPPED' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          <FormattedMessage id="console.ai.evaluation.stopped" />
        </Alert>
      )}
      {failure !== null && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mb: 2 }}>
          <FormattedMessage id={`console.ai.evaluation.failure.${failure}`} />
        </Alert>
      )}
      <Section>
        <Facts
          facts={[
            {
              key: 'cases',
              label: <FormattedMessage id="console.ai.evaluation.cases" />,
              value: (
                <FormattedMessage
                  id={done === cases ? 'console.ai.passedOf' : 'console.ai.passedOfTried'}
                  values={{ passed, cases, done }}
                />
              ),
            },
            {
              key: 'of',
              label: <FormattedMessage id="console.ai.evaluation.of" />,
              value:
                promptId === null ? (
                  <FormattedMessage id="console.ai.evaluation.rules" />
                ) : (
                  <RecordLink
                    place="ai-prompts"
                    id={promptId}
                    name={<FormattedMessage id="console.ai.evaluation.prompt" />}
                  />
                ),
            },
            {
              key: 'model',
              label: <FormattedMessage id="console.ai.usage.by.model" />,
              value: model ?? <FormattedMessage id="console.ai.noModel" />,
            },
            {
              key: 'rules',
              label: <FormattedMessage id="console.ai.evaluation.rulesVersion" />,
              value: rulesVersion,
            },
            {
              key: 'at',
              label: <FormattedMessage id="console.ai.evaluation.at" />,
              value: (
                <>
                  {dateTime(at)} · <StaffName actor={by} />
                </>
              ),
            },
            ...(endedAt === null
              ? []
              : [
                  {
                    key: 'endedAt',
                    label: <FormattedMessage id="console.ai.evaluation.endedAt" />,
                    value: dateTime(endedAt),
                  },
                ]),
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="console.ai.evaluation.metrics" />}>
        {measured.length === 0 ? (
          <EmptyState compact title={<FormattedMessage id="ui.nothing" />} />
        ) : (
          <Facts
            facts={measured.map(([name, value]) => ({
              key: name,
              label: metricName(name),
              value: number(value, 2),
            }))}
          />
        )}
      </Section>
    </>
  );
};

const EvaluationShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useEvaluation(id);
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.ai-evaluations.name' }, { smart_count: 1 })}
      beside={query.data && <PassedChip evaluation={query.data} />}
      back={{
        to: '/admin/ai-evaluations',
        label: <FormattedMessage id="resources.ai-evaluations.name" values={{ smart_count: 2 }} />,
      }}
      width={860}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(evaluation) => <Record evaluation={evaluation} />}
      </QueryView>
    </ConsolePage>
  );
};

export default EvaluationShow;
