import { FormattedMessage, useIntl } from 'react-intl';
import { severities } from '#core/assistant/finding/finding.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { type MessageId, useLanguage } from '#ui/intl.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { choiceOf } from '../../app/lists/list-parts.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing, When } from '../../app/parts/cells.tsx';
import type { RuleRow } from '../data.ts';
import { SeverityChip } from '../parts/cells.tsx';
import { isSeverity } from './rule-words.ts';

const useColumns = (): readonly ListColumn<RuleRow>[] => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  return [
    {
      source: 'id',
      label: formatMessage({ id: 'console.ai.rule.id' }),
      render: ({ id }) => id,
      cell: ({ id }) => id,
      noWrap: true,
      onPhone: 'title',
    },
    {
      source: 'severity',
      label: formatMessage({ id: 'console.ai.rule.severity' }),
      render: ({ severity }) => (isSeverity(severity) ? <SeverityChip severity={severity} /> : severity),
      cell: ({ severity }) => severity,
      onPhone: 'line',
    },
    {
      source: language,
      label: formatMessage({ id: 'console.ai.rule.words' }),
      render: (rule) => <span lang={language}>{rule[language]}</span>,
      cell: (rule) => rule[language],
      sortable: false,
      isProse: true,
      onPhone: 'text',
    },
    {
      source: 'enabled',
      label: formatMessage({ id: 'console.status' }),
      render: ({ enabled }) => (
        <StatusChip
          status={enabled ? 'done' : 'locked'}
          label={<FormattedMessage id={enabled ? 'console.ai.rule.on' : 'console.ai.rule.off'} />}
        />
      ),
      cell: ({ enabled }) => String(enabled),
      onPhone: 'corner',
    },
    {
      source: 'source',
      label: formatMessage({ id: 'console.ai.rule.source' }),
      render: ({ source, isSourceChecked }) => (
        <>
          {source}
          {!isSourceChecked && (
            <StatusChip status="warning" label={<FormattedMessage id="console.ai.rule.unchecked" />} />
          )}
        </>
      ),
      cell: ({ source }) => source,
      sortable: false,
    },
    {
      source: 'at',
      label: formatMessage({ id: 'console.ai.rule.editedAt' }),
      render: ({ at }) => (at === null ? <Nothing /> : <When at={at} />),
      cell: ({ at }) => at,
      onPhone: 'line',
    },
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const label = (id: MessageId) => formatMessage({ id });
  return [
    { source: 'q', label: label('console.ai.rule.search'), kind: 'search' },
    choiceOf('severity', label('console.ai.rule.severity'), severities, (severity) =>
      label(`console.ai.severity.${severity}`),
    ),
    choiceOf('enabled', label('console.status'), ['true', 'false'], (value) =>
      label(value === 'true' ? 'console.ai.rule.on' : 'console.ai.rule.off'),
    ),
    choiceOf('isSourceChecked', label('console.ai.rule.source'), ['true', 'false'], (value) =>
      label(value === 'true' ? 'console.ai.rule.checked' : 'console.ai.rule.unchecked'),
    ),
  ];
};

const RuleList = () => (
  <StaffList<RuleRow>
    resource="ai-rules"
    columns={useColumns()}
    filters={useFilters()}
    sort={{ field: 'id', order: 'ASC' }}
    description={<FormattedMessage id="console.ai.rules.lead" />}
    empty={<FormattedMessage id="console.ai.rules.none" />}
    withoutFile
  />
);

export default RuleList;
