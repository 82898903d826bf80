import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { postStatuses } from '#core/content/post/post.ts';
import { type Language, languages } from '#core/kernel/language.ts';
import { PostStateChips } from '#ui/content/PostStateChips.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { choiceOf, whenColumn } from '../../app/lists/list-parts.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import type { PostRow } from '../data.ts';
import { contentClient } from '../parts/client.ts';
import { SitePostDialog } from './SitePostDialog.tsx';

const useColumns = (): readonly ListColumn<PostRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'title',
      label: formatMessage({ id: 'content.field.title' }),
      render: ({ title }) => title,
      cell: ({ title }) => title,
      onPhone: 'title',
    },
    {
      source: 'authorName',
      label: formatMessage({ id: 'console.posts.author' }),
      render: ({ author }) =>
        author === null || author.name === '' ? (
          <Nothing />
        ) : (
          <RecordLink place="users" id={author.id} name={author.name} />
        ),
      cell: ({ author }) => author?.name ?? null,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status, change, isMachineDraft }) => (
        <PostStateChips status={status} change={change} isMachineDraft={isMachineDraft} />
      ),
      cell: ({ status }) => formatMessage({ id: `content.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'waitingSince',
      label: formatMessage({ id: 'console.posts.waitingSince' }),
      render: ({ waitingSince }) =>
        waitingSince === null ? <Nothing /> : <WaitingTime since={new Date(waitingSince)} />,
      cell: ({ waitingSince }) => waitingSince,
      onPhone: 'line',
    },
    {
      source: 'language',
      label: formatMessage({ id: 'console.posts.language' }),
      render: ({ language }) => <FormattedMessage id={`console.language.${language}`} />,
      cell: ({ language }) => formatMessage({ id: `console.language.${language}` }),
      hidden: true,
    },
    whenColumn('publishDate', formatMessage({ id: 'console.posts.publishDate' }), { hidden: true }),
    whenColumn('updatedAt', formatMessage({ id: 'console.updatedAt' })),
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.posts.search' }), kind: 'search' },
    {
      source: 'isWaiting',
      label: formatMessage({ id: 'console.posts.queue' }),
      kind: 'choice',
      choices: [{ value: 'true', label: formatMessage({ id: 'console.posts.onlyWaiting' }) }],
    },
    choiceOf('status', formatMessage({ id: 'console.status' }), postStatuses, (value) =>
      formatMessage({ id: `content.status.${value}` }),
    ),
    choiceOf('language', formatMessage({ id: 'console.posts.language' }), languages, (value) =>
      formatMessage({ id: `console.language.${value}` }),
    ),
    { source: 'authorId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
  ];
};

/** Where members write too: the console has no editor of its own. */
const openEditor = (id: string, language: Language): void =>
  window.location.assign(`${language === 'en' ? '/en' : ''}/dashboard/post/${encodeURIComponent(id)}/edit`);

/** What comes back out of the trash is a draft, so only a draft is taken back to what it was. */
const bulk: readonly BulkChoice<PostRow>[] = [
  { verb: 'publish', rights: ['post.update', 'post.manage'] },
  {
    verb: 'trash',
    rights: ['post.update', 'post.manage'],
    reason: 'member',
    dangerous: true,
    undo: { verb: 'restore', of: ({ status }) => status === 'DRAFT' },
  },
  { verb: 'restore', rights: ['post.update', 'post.manage'] },
];

const PostList = () => {
  const may = useMay();
  const reader = useLanguage();
  const [writes, setWrites] = useState(false);
  return (
    <>
      <StaffList<PostRow>
        resource="posts"
        bulk={bulk}
        withoutFile
        columns={useColumns()}
        sort={{ field: 'waitingSince', order: 'ASC' }}
        queue={{ isWaiting: 'true' }}
        description={<FormattedMessage id="console.posts.lead" />}
        empty={<FormattedMessage id="console.posts.empty" />}
        filters={useFilters()}
        actions={
          may('post.create') && (
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setWrites(true)}>
              <FormattedMessage id="console.posts.write" />
            </Button>
          )
        }
      />
      {writes && (
        <SitePostDialog
          run={async (body) => {
            const idempotencyKey = crypto.randomUUID();
            const { id } = await contentClient.adminPosts.create({ body }, { idempotencyKey });
            openEditor(id, reader);
          }}
          onClose={() => setWrites(false)}
        />
      )}
    </>
  );
};

export default PostList;
