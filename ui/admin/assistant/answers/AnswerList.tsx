import { FormattedMessage, useIntl } from 'react-intl';
import { answerFailures, answerKinds, answerStatuses, producers } from '#core/assistant/ai-coach/answer.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { choiceOf, useDays, whenColumn } from '../../app/lists/list-parts.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing } from '../../app/parts/cells.tsx';
import type { AnswerRow } from '../data.ts';
import { AnswerStatusChip, useAiNames, useCost } from '../parts/cells.tsx';

const usePaidCells = (): readonly ListColumn<AnswerRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const cost = useCost();
  return [
    {
      source: 'charged',
      label: formatMessage({ id: 'console.ai.charged' }),
      render: ({ charged, refundedAt }) =>
        refundedAt === null ? (
          number(charged)
        ) : (
          <StatusChip status="neutral" label={<FormattedMessage id="console.ai.refunded" />} />
        ),
      cell: ({ charged }) => charged,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'costMicroUsd',
      label: formatMessage({ id: 'console.ai.usage.cost' }),
      render: ({ costMicroUsd }) => cost(costMicroUsd),
      cell: ({ costMicroUsd }) => costMicroUsd,
      numeric: true,
    },
  ];
};

const useAnswerColumns = (): readonly ListColumn<AnswerRow>[] => {
  const { formatMessage } = useIntl();
  const names = useAiNames();
  const paid = usePaidCells();
  return [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.ai.member' }),
      render: ({ userName }) => userName,
      cell: ({ userName }) => userName,
      noWrap: true,
      onPhone: 'title',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.ai.usage.by.kind' }),
      render: ({ kind }) => names.kind(kind),
      cell: ({ kind }) => kind,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'producer',
      label: formatMessage({ id: 'console.ai.usage.by.producer' }),
      render: ({ producer, model }) =>
        model === null ? names.producer(producer) : `${names.producer(producer)} · ${model}`,
      cell: ({ producer }) => producer,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <AnswerStatusChip status={status} />,
      cell: ({ status }) => status,
      onPhone: 'corner',
    },
    {
      source: 'failure',
      label: formatMessage({ id: 'console.ai.failure' }),
      render: ({ failure }) =>
        failure === null ? <Nothing /> : <FormattedMessage id={`console.ai.failure.${failure}`} />,
      cell: ({ failure }) => failure,
      onPhone: 'line',
    },
    ...paid,
    {
      source: 'isShared',
      label: formatMessage({ id: 'console.ai.shared' }),
      render: ({ isShared }) =>
        isShared ? (
          <StatusChip status="warning" label={<FormattedMessage id="console.ai.shared.yes" />} />
        ) : (
          <Nothing />
        ),
      cell: ({ isShared }) => (isShared ? 'yes' : null),
      onPhone: 'line',
    },
    whenColumn('createdAt', formatMessage({ id: 'console.ai.askedAt' }), { onPhone: 'line', noWrap: true }),
  ];
};

const useAnswerFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const names = useAiNames();
  const label = (id: MessageId) => formatMessage({ id });
  return [
    { source: 'q', label: label('console.ai.search'), kind: 'search' },
    choiceOf('status', label('console.status'), answerStatuses, (status) =>
      label(`console.ai.status.${status}`),
    ),
    choiceOf('failure', label('console.ai.failure'), answerFailures, (failure) =>
      label(`console.ai.failure.${failure}`),
    ),
    choiceOf('kind', label('console.ai.usage.by.kind'), answerKinds, names.kind),
    choiceOf('producer', label('console.ai.usage.by.producer'), producers, names.producer),
    choiceOf('isShared', label('console.ai.shared'), ['true', 'false'], (value) =>
      label(value === 'true' ? 'console.ai.shared.yes' : 'console.ai.shared.no'),
    ),
    ...useDays('createdAt'),
  ];
};

const AnswerList = () => (
  <StaffList<AnswerRow>
    resource="ai-answers"
    columns={useAnswerColumns()}
    filters={useAnswerFilters()}
    sort={{ field: 'createdAt', order: 'DESC' }}
    description={<FormattedMessage id="console.ai.answers.lead" />}
    empty={<FormattedMessage id="console.ai.answers.none" />}
    withoutFile
  />
);

export default AnswerList;
