import { FormattedMessage, useIntl } from 'react-intl';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import type { SpecializationRow } from '../data.ts';
import { ActiveStatusChip, Nothing, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const SpecializationList = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const columns: readonly ListColumn<SpecializationRow>[] = [
    {
      source: 'type',
      label: formatMessage({ id: 'console.specializations.type' }),
      render: ({ label }) => inLanguage(label, language),
      cell: ({ label }) => inLanguage(label, language),
      onPhone: 'title',
    },
    {
      source: 'description',
      label: formatMessage({ id: 'console.specializations.description' }),
      render: ({ description }) => inLanguage(description, language),
      cell: ({ description }) => inLanguage(description, language),
      sortable: false,
      onPhone: 'text',
    },
    {
      source: 'infoUrl',
      label: formatMessage({ id: 'console.specializations.infoUrl' }),
      render: ({ infoUrl }) =>
        infoUrl === null ? <Nothing /> : URL.canParse(infoUrl) ? new URL(infoUrl).hostname : infoUrl,
      cell: ({ infoUrl }) => infoUrl,
      sortable: false,
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <ActiveStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `active.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
    },
  ];
  return (
    <StaffList<SpecializationRow>
      resource="specializations"
      columns={columns}
      sort={{ field: 'type', order: 'ASC' }}
      description={<FormattedMessage id="console.specializations.lead" />}
      empty={<FormattedMessage id="ui.nothing" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.specializations.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: activeStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `active.${value}` }),
          })),
        },
      ]}
    />
  );
};

export default SpecializationList;
