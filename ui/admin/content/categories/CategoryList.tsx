import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { whenColumn } from '../../app/lists/list-parts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { CategoryRow } from '../data.ts';
import { contentClient } from '../parts/client.ts';
import { CategoryDialog } from './CategoryDialog.tsx';

const useColumns = (): readonly ListColumn<CategoryRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const reader = useLanguage();
  return [
    {
      source: 'name',
      sortable: false,
      label: formatMessage({ id: 'console.categories.name' }),
      render: ({ name }) => inLanguage(name, reader),
      cell: ({ name }) => inLanguage(name, reader),
      onPhone: 'title',
    },
    {
      source: 'slug',
      label: formatMessage({ id: 'console.categories.slug' }),
      render: ({ slug }) => slug,
      cell: ({ slug }) => slug,
      onPhone: 'line',
    },
    {
      source: 'position',
      label: formatMessage({ id: 'console.categories.position' }),
      render: ({ position }) => number(position),
      cell: ({ position }) => position,
      numeric: true,
    },
    {
      source: 'posts',
      label: formatMessage({ id: 'console.categories.posts' }),
      render: ({ posts }) => number(posts),
      cell: ({ posts }) => posts,
      numeric: true,
      onPhone: 'line',
    },
    whenColumn('updatedAt', formatMessage({ id: 'console.updatedAt' }), { hidden: true }),
  ];
};

const CategoryList = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const refreshed = useRefreshed();
  const [adds, setAdds] = useState(false);
  return (
    <>
      <StaffList<CategoryRow>
        resource="categories"
        withoutFile
        columns={useColumns()}
        sort={{ field: 'position', order: 'ASC' }}
        description={<FormattedMessage id="console.categories.lead" />}
        empty={<FormattedMessage id="console.categories.empty" />}
        filters={[{ source: 'q', label: formatMessage({ id: 'console.categories.search' }), kind: 'search' }]}
        actions={
          may('category.create', 'category.manage') && (
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAdds(true)}>
              <FormattedMessage id="console.categories.add" />
            </Button>
          )
        }
      />
      {adds && (
        <CategoryDialog
          run={async (body) => {
            await contentClient.adminCategories.create({ body }, { idempotencyKey: crypto.randomUUID() });
            await refreshed('categories');
          }}
          onClose={() => setAdds(false)}
        />
      )}
    </>
  );
};

export default CategoryList;
