import { FormattedMessage, useIntl } from 'react-intl';
import { postStatuses, visibilities } from '#core/community/feed/post.ts';
import { useFormats } from '#ui/intl.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { PostRow } from '../data.ts';
import { choiceOf, whenColumn } from '../../app/lists/list-parts.tsx';
import { personColumn, textColumn, useAuthorAndDays, useWrittenStatusColumn } from '../parts/list-parts.tsx';

const useColumns = (): readonly ListColumn<PostRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const counted = (source: 'likes' | 'comments' | 'media', hidden = false): ListColumn<PostRow> => ({
    source,
    label: formatMessage({ id: `console.feedPosts.${source}` }),
    render: (row) => number(row[source]),
    cell: (row) => row[source],
    sortable: source !== 'media',
    numeric: true,
    hidden,
    onPhone: 'line',
  });
  return [
    personColumn('authorName', formatMessage({ id: 'console.cases.owner' })),
    textColumn(
      'excerpt',
      formatMessage({ id: 'console.cases.what' }),
      <FormattedMessage id="console.feedPosts.onlyInCase" />,
    ),
    {
      source: 'visibility',
      label: formatMessage({ id: 'console.feedPosts.visibility' }),
      render: ({ visibility }) => <FormattedMessage id={`console.feedPosts.visibility.${visibility}`} />,
      cell: ({ visibility }) => formatMessage({ id: `console.feedPosts.visibility.${visibility}` }),
      noWrap: true,
      onPhone: 'line',
    },
    useWrittenStatusColumn(),
    counted('likes'),
    counted('comments'),
    counted('media', true),
    {
      source: 'locked',
      label: formatMessage({ id: 'console.feedPosts.locked' }),
      render: ({ locked }) => (locked ? <FormattedMessage id="console.feedPosts.locked" /> : <Nothing />),
      cell: ({ locked }) => (locked ? formatMessage({ id: 'console.feedPosts.locked' }) : null),
      hidden: true,
    },
    whenColumn('publishedAt', formatMessage({ id: 'console.feedPosts.publishedAt' })),
    whenColumn('editedAt', formatMessage({ id: 'console.feedPosts.editedAt' }), { hidden: true }),
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.cases.search' }), kind: 'search' },
    choiceOf('status', formatMessage({ id: 'console.status' }), postStatuses, (value) =>
      formatMessage({ id: `console.written.status.${value}` }),
    ),
    choiceOf('visibility', formatMessage({ id: 'console.feedPosts.visibility' }), visibilities, (value) =>
      formatMessage({ id: `console.feedPosts.visibility.${value}` }),
    ),
    {
      source: 'locked',
      label: formatMessage({ id: 'console.feedPosts.commenting' }),
      kind: 'choice',
      choices: [
        { value: 'true', label: formatMessage({ id: 'console.feedPosts.locked' }) },
        { value: 'false', label: formatMessage({ id: 'console.feedPosts.unlocked' }) },
      ],
    },
    ...useAuthorAndDays('publishedAt'),
  ];
};

const bulk: readonly BulkChoice<PostRow>[] = [
  {
    verb: 'hide',
    rights: ['feed.update', 'feed.manage'],
    reason: 'member',
    dangerous: true,
    undo: { verb: 'restore', of: ({ status }) => status === 'PUBLISHED' },
  },
  { verb: 'restore', rights: ['feed.update', 'feed.manage'] },
  { verb: 'lock', rights: ['feed.update', 'feed.manage'], undo: { verb: 'unlock' } },
  { verb: 'unlock', rights: ['feed.update', 'feed.manage'], undo: { verb: 'lock' } },
];

const FeedPostList = () => (
  <StaffList<PostRow>
    resource="feed-posts"
    bulk={bulk}
    columns={useColumns()}
    sort={{ field: 'publishedAt', order: 'DESC' }}
    description={<FormattedMessage id="console.feedPosts.lead" />}
    empty={<FormattedMessage id="console.feedPosts.empty" />}
    filters={useFilters()}
  />
);

export default FeedPostList;
