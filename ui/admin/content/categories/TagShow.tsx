import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { postLimits } from '#core/content/post/post.ts';
import { adminCategories } from '#http/content/contract/admin-posts.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type TagRow, useTag } from '../data.ts';
import { contentClient } from '../parts/client.ts';

const schema = adminCategories.renameTag.body;

/** The same tag under another name; one that exists takes its articles in. */
const RenameDialog = ({ tag, onClose }: Readonly<{ tag: TagRow; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const refreshed = useRefreshed();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { name: tag.name },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.tags.rename.title" values={{ name: tag.name }} />}
      consequence={<FormattedMessage id="console.tags.rename.consequence" values={{ count: tag.posts }} />}
      confirmLabel={<FormattedMessage id="console.tags.rename" />}
      onConfirm={async (body) => {
        const { changed } = await contentClient.adminCategories.renameTag({ params: { id: tag.slug }, body });
        toast(formatMessage({ id: 'console.tags.done' }, { count: changed }));
        await navigate('/admin/tags');
        await refreshed('tags', 'posts');
      }}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        required
        maxLength={postLimits.tagLength.max}
        label={<FormattedMessage id="console.tags.name" />}
      />
    </FormDialog>
  );
};

const TagShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const may = useMay();
  const [renames, setRenames] = useState(false);
  const query = useTag(id);
  const tag = query.data;
  return (
    <ConsolePage
      title={tag?.name ?? formatMessage({ id: 'resources.tags.name' }, { smart_count: 1 })}
      actions={
        tag && (
          <>
            {may('category.update', 'category.manage') && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<EditIcon />}
                onClick={() => setRenames(true)}
              >
                <FormattedMessage id="console.tags.rename" />
              </Button>
            )}
            {may('category.delete', 'category.manage') && (
              <DeleteRecord
                place="tags"
                id={id}
                ask={{
                  title: <FormattedMessage id="console.tags.delete.title" values={{ name: tag.name }} />,
                  text: <FormattedMessage id="console.tags.delete.text" values={{ count: tag.posts }} />,
                  confirmLabel: <FormattedMessage id="ui.delete" />,
                }}
                remove={() => contentClient.adminCategories.deleteTag({ params: { id } })}
                deleted={formatMessage({ id: 'console.tags.delete.done' })}
                instead={null}
              />
            )}
          </>
        )
      }
      back={{
        to: '/admin/tags',
        label: <FormattedMessage id="resources.tags.name" values={{ smart_count: 2 }} />,
      }}
    >
      <QueryView
        query={query}
        skeleton={<FormSkeleton fields={3} />}
        isEmpty={(found) => found === null}
        empty={<EmptyState title={<FormattedMessage id="console.tags.gone" />} />}
      >
        {(found) => (
          <Section>
            <Facts
              facts={[
                {
                  key: 'slug',
                  label: <FormattedMessage id="console.categories.slug" />,
                  value: found?.slug ?? '',
                },
                {
                  key: 'posts',
                  label: <FormattedMessage id="console.categories.posts" />,
                  value: number(found?.posts ?? 0),
                },
              ]}
            />
          </Section>
        )}
      </QueryView>
      {renames && tag && <RenameDialog tag={tag} onClose={() => setRenames(false)} />}
    </ConsolePage>
  );
};

export default TagShow;
