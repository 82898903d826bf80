import { FormattedMessage, useIntl } from 'react-intl';
import { answerKinds } from '#core/assistant/ai-coach/answer.ts';
import { promptStatuses } from '#core/assistant/ai-coach/prompt.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { choiceOf, whenColumn } from '../../app/lists/list-parts.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { PromptRow } from '../data.ts';
import { standingOf } from '../parts/prompt-standing.ts';
import { PromptStatusChip, useAiNames } from '../parts/cells.tsx';

const beginning = (text: string) => {
  const [line = ''] = text.split('\n');
  return line.length > 90 ? `${line.slice(0, 89).trimEnd()}…` : line;
};

const useColumns = (): readonly ListColumn<PromptRow>[] => {
  const { formatMessage } = useIntl();
  const names = useAiNames();
  return [
    {
      source: 'body',
      label: formatMessage({ id: 'console.ai.prompt.body' }),
      render: ({ body }) => beginning(body),
      cell: ({ body }) => body,
      sortable: false,
      isProse: true,
      onPhone: 'title',
    },
    {
      source: 'version',
      label: formatMessage({ id: 'console.ai.prompt.version' }),
      render: ({ version }) => version,
      cell: ({ version }) => String(version),
      onPhone: 'line',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.ai.prompt.kind' }),
      render: ({ kind }) => names.kind(kind),
      cell: ({ kind }) => kind,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <PromptStatusChip status={status} />,
      cell: ({ status }) => status,
      onPhone: 'corner',
    },
    {
      source: 'isPassed',
      label: formatMessage({ id: 'console.ai.evaluation' }),
      render: (row) => <Standing prompt={row} />,
      cell: ({ isPassed }) => String(isPassed),
      sortable: false,
      onPhone: 'line',
    },
    whenColumn('at', formatMessage({ id: 'console.ai.prompt.at' }), { onPhone: 'line', noWrap: true }),
  ];
};

const chips = {
  passed: { status: 'done', word: 'passed' },
  otherModel: { status: 'warning', word: 'passed.elsewhere' },
  noModel: { status: 'warning', word: 'passed.elsewhere' },
  notPassed: { status: 'refused', word: 'notPassed' },
} as const;

const Standing = ({ prompt }: Readonly<{ prompt: PromptRow }>) => {
  const standing = standingOf(prompt);
  if (standing === 'untried') return <FormattedMessage id="console.ai.prompt.untried" />;
  const { status, word } = chips[standing];
  return <StatusChip status={status} label={<FormattedMessage id={`console.ai.${word}`} />} />;
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const names = useAiNames();
  return [
    choiceOf('kind', formatMessage({ id: 'console.ai.prompt.kind' }), answerKinds, names.kind),
    choiceOf('status', formatMessage({ id: 'console.status' }), promptStatuses, (status) =>
      formatMessage({ id: `console.ai.prompt.status.${status}` }),
    ),
  ];
};

const PromptList = () => {
  const may = useMay();
  return (
    <StaffList<PromptRow>
      resource="ai-prompts"
      columns={useColumns()}
      filters={useFilters()}
      sort={{ field: 'at', order: 'DESC' }}
      description={<FormattedMessage id="console.ai.prompts.lead" />}
      empty={<FormattedMessage id="console.ai.prompts.none" />}
      create={
        may('ai.create')
          ? { to: '/admin/ai-prompts/create', label: <FormattedMessage id="console.ai.prompt.create" /> }
          : undefined
      }
      withoutFile
    />
  );
};

export default PromptList;
