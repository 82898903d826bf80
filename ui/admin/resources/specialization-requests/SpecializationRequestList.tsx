import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { specializationRequestStatuses } from '#core/specialization/specialization-request.ts';
import { specializationTypes } from '#core/specialization/specialization.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats, useLanguage } from '#ui/intl.tsx';
import { noonOf } from '../../coaching/calendar-day.ts';
import { RequestStatusChip } from '../../coaching/cells.tsx';
import type { SpecializationRequestRow } from '../../coaching/coaching.ts';
import { useSpecializationName } from '../../coaching/use-specialization-name.ts';
import { Waiting } from '../../money/cells.tsx';
import { Nothing, When } from '../../parts/cells.tsx';
import { type ListColumn, StaffList } from '../../parts/StaffList.tsx';

const SpecializationRequestList = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { date, number } = useFormats();
  const typeName = useSpecializationName();
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
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.coaching.sentAt' }),
      render: ({ createdAt, status }) =>
        status === 'PENDING' ? <Waiting since={new Date(createdAt)} /> : <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
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
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status, expired }) =>
        expired ? (
          <StatusChip
            status="warning"
            label={<FormattedMessage id="console.specializationRequests.expired" />}
          />
        ) : (
          <RequestStatusChip status={status} />
        ),
      cell: ({ status, expired }) =>
        formatMessage({
          id: expired ? 'console.specializationRequests.expired' : `console.coaching.status.${status}`,
        }),
      onPhone: 'corner',
    },
    {
      source: 'decidedAt',
      label: formatMessage({ id: 'console.coaching.decidedAt' }),
      render: ({ decidedAt }) => <When at={decidedAt} />,
      cell: ({ decidedAt }) => decidedAt,
    },
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
        { source: 'q', label: formatMessage({ id: 'console.users.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: specializationRequestStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `console.coaching.status.${value}` }),
          })),
        },
        {
          source: 'type',
          label: formatMessage({ id: 'console.specializations.type' }),
          kind: 'choice',
          choices: specializationTypes.map((value) => ({ value, label: typeName(value) })),
        },
        { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default SpecializationRequestList;
