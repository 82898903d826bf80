import { FormattedMessage, useIntl } from 'react-intl';
import { sanctionKinds, sanctionStatuses } from '#core/community/moderation/sanction.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { SanctionRow } from '../data.ts';
import { SanctionStatusChip } from '../parts/cells.tsx';
import { choiceOf, whenColumn } from '../../app/lists/list-parts.tsx';
import { personColumn, textColumn, useKindColumn } from '../parts/list-parts.tsx';

const useColumns = (): readonly ListColumn<SanctionRow>[] => {
  const { formatMessage } = useIntl();
  return [
    personColumn('userName', formatMessage({ id: 'console.user' })),
    useKindColumn(),
    textColumn('reason', formatMessage({ id: 'console.reason' })),
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <SanctionStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.sanctions.status.${status}` }),
      onPhone: 'corner',
    },
    whenColumn('until', formatMessage({ id: 'console.sanctions.until' }), {}),
    whenColumn('createdAt', formatMessage({ id: 'console.sanctions.givenAt' })),
  ];
};

const SanctionList = () => {
  const { formatMessage } = useIntl();
  return (
    <StaffList<SanctionRow>
      resource="sanctions"
      withoutFile
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.sanctions.lead" />}
      empty={<FormattedMessage id="console.sanctions.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.sanctions.search' }), kind: 'search' },
        choiceOf('kind', formatMessage({ id: 'console.sanctions.kind' }), sanctionKinds, (value) =>
          formatMessage({ id: `console.sanctions.kind.${value}` }),
        ),
        choiceOf('status', formatMessage({ id: 'console.status' }), sanctionStatuses, (value) =>
          formatMessage({ id: `console.sanctions.status.${value}` }),
        ),
      ]}
    />
  );
};

export default SanctionList;
