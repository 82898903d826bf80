import { FormattedMessage, useIntl } from 'react-intl';
import { appealStatuses } from '#core/community/moderation/appeal.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { AppealRow } from '../data.ts';
import { AppealStatusChip } from '../parts/cells.tsx';
import { choiceOf, whenColumn } from '../../app/lists/list-parts.tsx';
import { personColumn, textColumn, useKindColumn } from '../parts/list-parts.tsx';

const useColumns = (): readonly ListColumn<AppealRow>[] => {
  const { formatMessage } = useIntl();
  return [
    personColumn('userName', formatMessage({ id: 'console.user' })),
    useKindColumn(),
    textColumn('text', formatMessage({ id: 'console.appeals.text' })),
    {
      source: 'givenBy',
      label: formatMessage({ id: 'console.sanctions.givenBy' }),
      render: ({ givenByName }) => givenByName ?? <FormattedMessage id="console.sanctions.system" />,
      cell: ({ givenByName }) => givenByName,
      noWrap: true,
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <AppealStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.appeals.status.${status}` }),
      onPhone: 'corner',
    },
    whenColumn('createdAt', formatMessage({ id: 'console.appeals.sentAt' })),
  ];
};

const AppealList = () => {
  const { formatMessage } = useIntl();
  return (
    <StaffList<AppealRow>
      resource="appeals"
      withoutFile
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queue={{ status: 'PENDING' }}
      description={<FormattedMessage id="console.appeals.lead" />}
      empty={<FormattedMessage id="console.appeals.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.sanctions.search' }), kind: 'search' },
        choiceOf('status', formatMessage({ id: 'console.status' }), appealStatuses, (value) =>
          formatMessage({ id: `console.appeals.status.${value}` }),
        ),
      ]}
    />
  );
};

export default AppealList;
