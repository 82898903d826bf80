import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { ListLink, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffCategory, useCategory } from '../data.ts';
import { contentClient } from '../parts/client.ts';
import { CategoryDialog } from './CategoryDialog.tsx';

const CategoryFacts = ({ category }: Readonly<{ category: StaffCategory }>) => {
  const { number } = useFormats();
  const { id, name, slug, position, updatedAt } = category;
  return (
    <Section>
      <Facts
        facts={[
          { key: 'vi', label: 'Tiếng Việt', value: name.vi },
          { key: 'en', label: 'English', value: name.en },
          { key: 'slug', label: <FormattedMessage id="console.categories.slug" />, value: slug },
          {
            key: 'position',
            label: <FormattedMessage id="console.categories.position" />,
            value: number(position),
          },
          {
            key: 'posts',
            label: <FormattedMessage id="console.categories.posts" />,
            value: (
              <ListLink
                place="posts"
                filter={{ categoryId: id }}
                name={<FormattedMessage id="console.categories.open" />}
              />
            ),
          },
          {
            key: 'updated',
            label: <FormattedMessage id="console.updatedAt" />,
            value: <When at={updatedAt} />,
          },
        ]}
      />
    </Section>
  );
};

const CategoryShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const reader = useLanguage();
  const may = useMay();
  const refreshed = useRefreshed();
  const [edits, setEdits] = useState(false);
  const query = useCategory(id);
  const category = query.data;
  return (
    <ConsolePage
      title={
        category
          ? inLanguage(category.name, reader)
          : formatMessage({ id: 'resources.categories.name' }, { smart_count: 1 })
      }
      actions={
        category && (
          <>
            {may('category.update', 'category.manage') && (
              <Button size="small" variant="outlined" startIcon={<EditIcon />} onClick={() => setEdits(true)}>
                <FormattedMessage id="ui.edit" />
              </Button>
            )}
            {may('category.delete', 'category.manage') && (
              <DeleteRecord
                place="categories"
                id={id}
                ask={{
                  title: (
                    <FormattedMessage
                      id="console.categories.delete.title"
                      values={{ name: inLanguage(category.name, reader) }}
                    />
                  ),
                  text: <FormattedMessage id="console.categories.delete.text" />,
                  confirmLabel: <FormattedMessage id="ui.delete" />,
                }}
                remove={() => contentClient.adminCategories.delete({ params: { id } })}
                deleted={formatMessage({ id: 'console.categories.delete.done' })}
                instead={null}
              />
            )}
          </>
        )
      }
      back={{
        to: '/admin/categories',
        label: <FormattedMessage id="resources.categories.name" values={{ smart_count: 2 }} />,
      }}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={4} />}>
        {(found) => <CategoryFacts category={found} />}
      </QueryView>
      {edits && category && (
        <CategoryDialog
          category={category}
          reload={query.refetch}
          run={async (body) => {
            const { version } = category;
            await contentClient.adminCategories.edit({ params: { id }, body: { ...body, version } });
            await refreshed('categories', 'posts');
          }}
          onClose={() => setEdits(false)}
        />
      )}
    </ConsolePage>
  );
};

export default CategoryShow;
