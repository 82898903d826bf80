import { FormattedMessage, useIntl } from 'react-intl';
import { enrolmentStatuses } from '#core/learning/enrolment/enrolment.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { EnrolmentRow } from '../data.ts';
import { EnrolmentStatusChip } from '../parts/cells.tsx';
import { choiceOf, useDays, whenColumn } from '../../app/lists/list-parts.tsx';
import { textColumn, useNumberColumns } from '../parts/list-parts.tsx';

const useColumns = (): readonly ListColumn<EnrolmentRow>[] => {
  const { formatMessage } = useIntl();
  const { share, coins } = useNumberColumns();
  return [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.learning.learner' }),
      render: ({ userName }) => userName || <FormattedMessage id="console.learning.nameless" />,
      cell: ({ userName }) => userName,
      noWrap: true,
      onPhone: 'title',
    },
    textColumn('challengeTitle', formatMessage({ id: 'console.learning.challenge' }), { onPhone: 'line' }),
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <EnrolmentStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.enrolments.status.${status}` }),
      onPhone: 'corner',
    },
    share('percent', formatMessage({ id: 'console.enrolments.percent' }), { onPhone: 'line' }),
    coins('paid', formatMessage({ id: 'console.enrolments.paid' }), { onPhone: 'line' }),
    whenColumn('enrolledAt', formatMessage({ id: 'console.enrolments.enrolledAt' })),
    whenColumn('lastActivityAt', formatMessage({ id: 'console.enrolments.lastActivityAt' })),
    whenColumn('completedAt', formatMessage({ id: 'console.enrolments.completedAt' }), { hidden: true }),
    {
      source: 'canceledAt',
      label: formatMessage({ id: 'console.enrolments.canceledAt' }),
      render: ({ cancelReason }) =>
        cancelReason === null ? (
          <Nothing />
        ) : (
          <FormattedMessage id={`console.enrolments.canceled.${cancelReason}`} />
        ),
      cell: ({ canceledAt }) => canceledAt,
      hidden: true,
    },
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.enrolments.search' }), kind: 'search' },
    choiceOf('status', formatMessage({ id: 'console.status' }), enrolmentStatuses, (value) =>
      formatMessage({ id: `console.enrolments.status.${value}` }),
    ),
    {
      source: 'isStuck',
      label: formatMessage({ id: 'console.enrolments.help' }),
      kind: 'choice',
      choices: [{ value: 'true', label: formatMessage({ id: 'console.enrolments.stuck' }) }],
    },
    ...useDays('enrolledAt'),
    {
      source: 'challengeId',
      label: formatMessage({ id: 'console.learning.challenge' }),
      kind: 'record',
      of: 'challenges',
    },
    { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
  ];
};

const EnrolmentList = () => (
  <StaffList<EnrolmentRow>
    resource="enrolments"
    columns={useColumns()}
    sort={{ field: 'enrolledAt', order: 'DESC' }}
    description={<FormattedMessage id="console.enrolments.lead" />}
    empty={<FormattedMessage id="console.enrolments.empty" />}
    filters={useFilters()}
  />
);

export default EnrolmentList;
