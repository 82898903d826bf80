import { FormattedMessage, useIntl } from 'react-intl';
import { announcementStatuses } from '#core/platform/notification/announcement.ts';
import { useFormats, useLanguage } from '#ui/intl.ts';
import type { AnnouncementRow } from '../notices/data.ts';
import { AudienceText } from '../notices/AudienceText.tsx';
import { AnnouncementStatusChip } from '../notices/cells.tsx';
import { Nothing, When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const AnnouncementList = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const language = useLanguage();
  const { number } = useFormats();
  const columns: readonly ListColumn<AnnouncementRow>[] = [
    {
      source: 'subject',
      label: formatMessage({ id: 'console.templates.subject' }),
      render: (row) => row[language].subject,
      cell: (row) => row[language].subject,
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <AnnouncementStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.emails.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'audience',
      label: formatMessage({ id: 'console.emails.audience' }),
      render: ({ audience }) => <AudienceText audience={audience} />,
      sortable: false,
    },
    {
      source: 'written',
      label: formatMessage({ id: 'console.emails.progress' }),
      render: ({ sent, total }) => `${number(sent)} / ${number(total)}`,
      cell: ({ sent }) => sent,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'total',
      label: formatMessage({ id: 'console.emails.total' }),
      render: ({ total }) => number(total),
      cell: ({ total }) => total,
      numeric: true,
      hidden: true,
    },
    {
      source: 'failed',
      label: formatMessage({ id: 'console.emails.failed' }),
      render: ({ failed }) => number(failed),
      cell: ({ failed }) => failed,
      sortable: false,
      numeric: true,
    },
    {
      source: 'createdBy',
      label: formatMessage({ id: 'console.emails.by' }),
      render: ({ createdByName }) => createdByName ?? <Nothing />,
      cell: ({ createdByName }) => createdByName,
      sortable: false,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.emails.at' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'finishedAt',
      label: formatMessage({ id: 'console.emails.finishedAt' }),
      render: ({ finishedAt }) => <When at={finishedAt} />,
      cell: ({ finishedAt }) => finishedAt,
      hidden: true,
    },
  ];
  return (
    <StaffList<AnnouncementRow>
      resource="emails"
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.emails.lead" />}
      empty={<FormattedMessage id="console.emails.empty" />}
      create={
        may('mail.create', 'mail.manage')
          ? { to: '/admin/emails/create', label: <FormattedMessage id="console.emails.create" /> }
          : undefined
      }
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.templates.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: announcementStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `console.emails.status.${value}` }),
          })),
        },
        { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default AnnouncementList;
