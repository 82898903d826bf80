import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { TagRow } from '../data.ts';

const useColumns = (): readonly ListColumn<TagRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return [
    {
      source: 'name',
      label: formatMessage({ id: 'console.tags.name' }),
      render: ({ name }) => name,
      cell: ({ name }) => name,
      onPhone: 'title',
    },
    {
      source: 'slug',
      label: formatMessage({ id: 'console.categories.slug' }),
      render: ({ slug }) => slug,
      cell: ({ slug }) => slug,
    },
    {
      source: 'posts',
      label: formatMessage({ id: 'console.categories.posts' }),
      render: ({ posts }) => number(posts),
      cell: ({ posts }) => posts,
      numeric: true,
      onPhone: 'line',
    },
  ];
};

const TagList = () => {
  const { formatMessage } = useIntl();
  return (
    <StaffList<TagRow>
      resource="tags"
      withoutFile
      columns={useColumns()}
      sort={{ field: 'posts', order: 'DESC' }}
      description={<FormattedMessage id="console.tags.lead" />}
      empty={<FormattedMessage id="console.tags.empty" />}
      filters={[{ source: 'q', label: formatMessage({ id: 'console.tags.search' }), kind: 'search' }]}
    />
  );
};

export default TagList;
