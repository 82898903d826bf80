import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing, When } from '../../app/parts/cells.tsx';
import type { PageRow } from '../parts/data.ts';

const PageList = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const columns: readonly ListColumn<PageRow>[] = [
    {
      source: 'title',
      label: formatMessage({ id: 'console.pages.title' }),
      render: ({ title }) => inLanguage(title, language).replaceAll('{{site}}', 'Fitboard'),
      cell: ({ title }) => inLanguage(title, language),
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'effectiveAt',
      label: formatMessage({ id: 'console.pages.since' }),
      render: ({ effectiveAt }) => <When at={effectiveAt} />,
      cell: ({ effectiveAt }) => effectiveAt,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'upcomingAt',
      label: formatMessage({ id: 'console.pages.upcoming' }),
      render: ({ upcomingAt }) => (upcomingAt === null ? <Nothing /> : <When at={upcomingAt} />),
      cell: ({ upcomingAt }) => upcomingAt,
      sortable: false,
    },
    {
      source: 'draftAt',
      label: formatMessage({ id: 'console.pages.draft' }),
      render: ({ draftAt }) => (draftAt === null ? <Nothing /> : <When at={draftAt} />),
      cell: ({ draftAt }) => draftAt,
      sortable: false,
      onPhone: 'line',
    },
  ];
  return (
    <StaffList<PageRow>
      resource="pages"
      columns={columns}
      sort={{ field: 'id', order: 'ASC' }}
      description={<FormattedMessage id="console.pages.lead" />}
      empty={<FormattedMessage id="console.pages.lead" />}
      filters={[]}
    />
  );
};
export default PageList;
