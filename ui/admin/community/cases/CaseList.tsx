import { FormattedMessage, useIntl } from 'react-intl';
import { caseStatuses, decisions } from '#core/community/moderation/case.ts';
import { targetKinds } from '#core/community/moderation/report.ts';
import { useFormats } from '#ui/intl.ts';
import { When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { moderatorPermissions } from '#core/community/moderation/moderator-rights.ts';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { CaseRow } from '../data.ts';
import { CaseStatusChip, Due } from '../parts/cells.tsx';
import { excerptOf } from '../parts/excerpt.ts';

const waits = caseStatuses.filter((status) => status !== 'DECIDED');

const useColumns = (): readonly ListColumn<CaseRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const kindName = ({ targetKind }: CaseRow) => formatMessage({ id: `console.target.${targetKind}` });
  const reasonNames = ({ reasons, words }: CaseRow) =>
    [
      ...reasons.map((reason) => formatMessage({ id: `console.reportReason.${reason}` })),
      ...words.map((word) => `“${word}”`),
    ].join(', ');
  return [
    {
      source: 'targetKind',
      label: formatMessage({ id: 'console.cases.kind' }),
      render: kindName,
      cell: kindName,
      noWrap: true,
      onPhone: 'title',
    },
    {
      source: 'excerpt',
      label: formatMessage({ id: 'console.cases.what' }),
      render: ({ excerpt }) =>
        excerpt === '' ? <FormattedMessage id="console.cases.noText" /> : excerptOf(excerpt),
      cell: ({ excerpt }) => excerpt,
      sortable: false,
      isProse: true,
      onPhone: 'text',
    },
    {
      source: 'reasons',
      label: formatMessage({ id: 'console.cases.why' }),
      render: reasonNames,
      cell: reasonNames,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'ownerName',
      label: formatMessage({ id: 'console.cases.owner' }),
      render: ({ ownerName }) => ownerName,
      cell: ({ ownerName }) => ownerName,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'weight',
      label: formatMessage({ id: 'console.cases.weight' }),
      render: ({ weight }) => number(weight, 2),
      cell: ({ weight }) => weight,
      numeric: true,
    },
    {
      source: 'dueAt',
      label: formatMessage({ id: 'console.cases.due' }),
      render: ({ dueAt, status }) => <Due at={dueAt} status={status} />,
      cell: ({ dueAt }) => dueAt,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <CaseStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.cases.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'takenBy',
      label: formatMessage({ id: 'console.cases.takenBy' }),
      render: ({ takenByName }) => takenByName,
      cell: ({ takenByName }) => takenByName,
      hidden: true,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.cases.openedAt' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      hidden: true,
    },
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.cases.search' }), kind: 'search' },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: [
        { value: 'waiting', label: formatMessage({ id: 'console.cases.waiting' }), means: waits },
        ...caseStatuses.map((value) => ({
          value,
          label: formatMessage({ id: `console.cases.status.${value}` }),
        })),
      ],
    },
    {
      source: 'targetKind',
      label: formatMessage({ id: 'console.cases.kind' }),
      kind: 'choice',
      choices: targetKinds.map((value) => ({
        value,
        label: formatMessage({ id: `console.target.${value}` }),
      })),
    },
    {
      source: 'decision',
      label: formatMessage({ id: 'console.cases.decide.choice' }),
      kind: 'choice',
      choices: decisions.map((value) => ({
        value,
        label: formatMessage({ id: `console.cases.decision.${value}` }),
      })),
    },
    { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
    { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
  ];
};

/** A decision is appealed, never taken back. */
const bulk: readonly BulkChoice<CaseRow>[] = [
  { verb: 'dismiss', rights: moderatorPermissions, reason: 'log' },
];

const CaseList = () => (
  <StaffList<CaseRow>
    resource="cases"
    work="case"
    bulk={bulk}
    withoutFile
    columns={useColumns()}
    sort={{ field: 'dueAt', order: 'ASC' }}
    queue={{ status: waits }}
    description={<FormattedMessage id="console.cases.lead" />}
    empty={<FormattedMessage id="console.cases.empty" />}
    filters={useFilters()}
  />
);

export default CaseList;
