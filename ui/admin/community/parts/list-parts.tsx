import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDays } from '../../app/lists/list-parts.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { ListColumn } from '../../app/lists/StaffList.tsx';
import type { PostRow, SanctionRow } from '../data.ts';
import { WrittenStatusChip } from './cells.tsx';
import { excerptOf } from './excerpt.ts';

/** The member a row is about: the heading of its card on a phone. */
export const personColumn = <Key extends string>(
  source: Key,
  label: string,
): ListColumn<Readonly<Record<Key, string>>> => ({
  source,
  label,
  render: ({ [source]: name }) => name || <FormattedMessage id="console.written.nameless" />,
  cell: ({ [source]: name }) => name,
  noWrap: true,
  onPhone: 'title',
});

/** The beginning of what a member wrote; `withheld` stands for a text that no list shows. */
export const textColumn = <Key extends string>(
  source: Key,
  label: string,
  withheld?: ReactNode,
): ListColumn<Readonly<Record<Key, string | null>>> => ({
  source,
  label,
  render: ({ [source]: text }) => {
    if (text === null) return withheld;
    return text === '' ? <FormattedMessage id="console.cases.noText" /> : excerptOf(text);
  },
  cell: ({ [source]: text }) => text,
  sortable: false,
  isProse: true,
  onPhone: 'text',
});

/** What was decided against a member. */
export const useKindColumn = (): ListColumn<Pick<SanctionRow, 'kind'>> => {
  const { formatMessage } = useIntl();
  return {
    source: 'kind',
    label: formatMessage({ id: 'console.sanctions.kind' }),
    render: ({ kind }) => <FormattedMessage id={`console.sanctions.kind.${kind}`} />,
    cell: ({ kind }) => formatMessage({ id: `console.sanctions.kind.${kind}` }),
    onPhone: 'line',
  };
};

/** The state of a post or a comment. */
export const useWrittenStatusColumn = (): ListColumn<Pick<PostRow, 'status'>> => {
  const { formatMessage } = useIntl();
  return {
    source: 'status',
    label: formatMessage({ id: 'console.status' }),
    render: ({ status }) => <WrittenStatusChip status={status} />,
    cell: ({ status }) => formatMessage({ id: `console.written.status.${status}` }),
    onPhone: 'corner',
  };
};

/** What lists of written things are narrowed by last: one member, and days. */
export const useAuthorAndDays = (source: string): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'authorId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
    ...useDays(source),
  ];
};
