import { FormattedMessage, useIntl } from 'react-intl';
import { commentStatuses, subjectTypes } from '#core/community/comment/comment.ts';
import { useFormats } from '#ui/intl.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { CommentRow } from '../data.ts';
import { choiceOf, whenColumn } from '../../app/lists/list-parts.tsx';
import { personColumn, textColumn, useAuthorAndDays, useWrittenStatusColumn } from '../parts/list-parts.tsx';
import { CommentSubject } from './CommentSubject.tsx';

const useColumns = (): readonly ListColumn<CommentRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return [
    personColumn('authorName', formatMessage({ id: 'console.comments.author' })),
    textColumn('excerpt', formatMessage({ id: 'console.cases.what' })),
    {
      source: 'subjectType',
      label: formatMessage({ id: 'console.comments.subject' }),
      render: (row) => <CommentSubject comment={row} />,
      cell: ({ subjectType }) => formatMessage({ id: `console.comments.subject.${subjectType}` }),
      noWrap: true,
      onPhone: 'line',
    },
    useWrittenStatusColumn(),
    {
      source: 'replies',
      label: formatMessage({ id: 'console.comments.replies' }),
      render: ({ replies, isReply }) =>
        isReply ? <FormattedMessage id="console.comments.isReply" /> : number(replies),
      cell: ({ replies }) => replies,
      numeric: true,
      onPhone: 'line',
    },
    whenColumn('createdAt', formatMessage({ id: 'console.comments.createdAt' })),
    whenColumn('editedAt', formatMessage({ id: 'console.feedPosts.editedAt' }), { hidden: true }),
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.cases.search' }), kind: 'search' },
    choiceOf('status', formatMessage({ id: 'console.status' }), commentStatuses, (value) =>
      formatMessage({ id: `console.written.status.${value}` }),
    ),
    choiceOf('subjectType', formatMessage({ id: 'console.comments.subject' }), subjectTypes, (value) =>
      formatMessage({ id: `console.comments.subject.${value}` }),
    ),
    {
      source: 'isReply',
      label: formatMessage({ id: 'console.comments.place' }),
      kind: 'choice',
      choices: [
        { value: 'false', label: formatMessage({ id: 'console.comments.isRoot' }) },
        { value: 'true', label: formatMessage({ id: 'console.comments.isReply' }) },
      ],
    },
    { source: 'subjectId', label: formatMessage({ id: 'console.comments.subjectId' }), kind: 'text' },
    ...useAuthorAndDays('createdAt'),
  ];
};

const bulk: readonly BulkChoice<CommentRow>[] = [
  {
    verb: 'hide',
    rights: ['feed.update', 'feed.manage'],
    reason: 'member',
    dangerous: true,
    undo: { verb: 'restore', of: ({ status }) => status === 'PUBLISHED' },
  },
  { verb: 'restore', rights: ['feed.update', 'feed.manage'] },
];

const CommentList = () => (
  <StaffList<CommentRow>
    resource="comments"
    bulk={bulk}
    columns={useColumns()}
    sort={{ field: 'createdAt', order: 'DESC' }}
    description={<FormattedMessage id="console.comments.lead" />}
    empty={<FormattedMessage id="console.comments.empty" />}
    filters={useFilters()}
  />
);

export default CommentList;
