import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { specializationRequestStatuses } from '#core/coaching/specialization/specialization-request.ts';
import { specializationTypes } from '#core/coaching/specialization/specialization.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { noonOf } from '../../app/days/calendar-day.ts';
import type { SpecializationRequestRow } from '../data.ts';
import { useRequestList } from '../parts/use-request-list.tsx';
import { useSpecializationName } from '../parts/use-specialization-name.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const SpecializationRequestList = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { date, number } = useFormats();
  const typeName = useSpecializationName();
  const expiredName = formatMessage({ id: 'console.specializationRequests.expired' });
  const { sentAt, status, decidedAt, filters } = useRequestList(specializationRequestStatuses);
  const columns: readonly ListColumn<SpecializationRequestRow>[] = [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.coaching.coach' }),
      render: ({ userName }) => userName,
      cell: ({ userName }) => userName,
      onPhone: 'title',
    },
    {
      source: 'type',
      label: formatMessage({ id: 'console.specializations.type' }),
      render: ({ label }) => inLanguage(label, language),
      cell: ({ label }) => inLanguage(label, language),
      onPhone: 'line',
    },
    sentAt,
    {
      source: 'issuer',
      label: formatMessage({ id: 'console.specializationRequests.issuer' }),
      render: ({ evidence }) => evidence.issuer,
      cell: ({ evidence }) => evidence.issuer,
      sortable: false,
    },
    {
      source: 'files',
      label: formatMessage({ id: 'console.specializationRequests.files' }),
      render: ({ evidence }) => number(evidence.fileCount),
      cell: ({ evidence }) => evidence.fileCount,
      sortable: false,
      numeric: true,
    },
    {
      source: 'expiresAt',
      label: formatMessage({ id: 'console.specializationRequests.expiresAt' }),
      render: ({ evidence }) =>
        evidence.expiresAt === null ? <Nothing /> : date(noonOf(evidence.expiresAt)),
      cell: ({ evidence }) => evidence.expiresAt,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'fee',
      label: formatMessage({ id: 'console.specializationRequests.fee' }),
      render: ({ fee }) => <CoinAmount coin="FIT_COIN" amount={fee} size="small" />,
      cell: ({ fee }) => fee,
      sortable: false,
      numeric: true,
      hidden: true,
    },
    {
      ...status,
      render: (row) =>
        row.expired ? <StatusChip status="warning" label={expiredName} /> : status.render(row),
      cell: (row) => (row.expired ? expiredName : status.cell(row)),
    },
    decidedAt,
  ];
  return (
    <StaffList<SpecializationRequestRow>
      resource="specialization-requests"
      columns={columns}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queue={{ status: 'PENDING' }}
      description={<FormattedMessage id="console.specializationRequests.lead" />}
      empty={<FormattedMessage id="console.specializationRequests.empty" />}
      filters={[
        filters.search,
        filters.status,
        {
          source: 'type',
          label: formatMessage({ id: 'console.specializations.type' }),
          kind: 'choice',
          choices: specializationTypes.map((value) => ({ value, label: typeName(value) })),
        },
        filters.from,
        filters.to,
      ]}
    />
  );
};

export default SpecializationRequestList;
