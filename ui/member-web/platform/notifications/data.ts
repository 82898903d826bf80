import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationCategory } from '#core/platform/notification/categories.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { leavingNotices, useLeavingNotices } from '../../app/leaving-notices.ts';
import { type Notice, type NoticeList, noticesKeys, otherTabs, readNotice } from '../../app/data/notices.ts';

type Count = Readonly<{ count: number }>;
type Before = Readonly<{
  lists: readonly (readonly [readonly unknown[], NoticeList | undefined])[];
  count: Count | undefined;
}>;

const snapshot = async (queries: QueryClient): Promise<Before> => {
  await queries.cancelQueries({ queryKey: noticesKeys.all });
  return {
    lists: queries.getQueriesData<NoticeList>({ queryKey: noticesKeys.lists }),
    count: queries.getQueryData(noticesKeys.unread),
  };
};
const restore = (queries: QueryClient, before: Before | undefined) => {
  if (before === undefined) return;
  for (const [key, list] of before.lists) queries.setQueryData(key, list);
  queries.setQueryData(noticesKeys.unread, before.count);
};
/** In the whole list and in each category that was looked at. */
const change = (queries: QueryClient, each: (notice: Notice) => Notice) =>
  queries.setQueriesData<NoticeList>(
    { queryKey: noticesKeys.lists },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(each) })) },
  );

export const useNotices = (category?: NotificationCategory) => {
  const queries = useQueryClient();
  const { lines, refusal } = useLeavingNotices();
  const settle = () => {
    otherTabs.announce();
    return queries.invalidateQueries({ queryKey: noticesKeys.all });
  };
  const query = useInfiniteQuery({
    queryKey: noticesKeys.list(category),
    ...cursorPages((place, options) =>
      client.notifications.list(
        {
          query: {
            limit: 30,
            ...(category === undefined ? {} : { category }),
            ...place,
          },
        },
        options,
      ),
    ),
  });
  const notices = (query.data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => !lines.has(id));

  const read = useMutation({
    mutationFn: ({ id }: Notice) => readNotice(id),
    onMutate: async (notice) => {
      const before = await snapshot(queries);
      const at = new Date();
      change(queries, (known) => (known.id === notice.id ? { ...known, readAt: known.readAt ?? at } : known));
      queries.setQueryData<Count>(noticesKeys.unread, (now) => now && { count: Math.max(now.count - 1, 0) });
      return before;
    },
    onError: (_error, _notice, before) => restore(queries, before),
    onSettled: settle,
  });
  const readAll = useMutation({
    mutationFn: () => client.notifications.readAll(),
    onMutate: async () => {
      const before = await snapshot(queries);
      const at = new Date();
      change(queries, (known) => ({ ...known, readAt: known.readAt ?? at }));
      queries.setQueryData<Count>(noticesKeys.unread, { count: 0 });
      return before;
    },
    onError: (_error, _nothing, before) => restore(queries, before),
    onSettled: settle,
  });
  const remove = (notice: Notice) =>
    leavingNotices.take(notice, async () => {
      await client.notifications.delete({ params: { id: notice.id } });
      await settle();
    });
  const deleteAll = async () => {
    await client.notifications.deleteAll();
    leavingNotices.forget();
    await settle();
  };

  return {
    query,
    notices,
    /** Only what is not read yet: the row is followed either way. */
    read: (notice: Notice) => {
      if (notice.readAt === null) read.mutate(notice);
    },
    readAll,
    remove,
    putBack: ({ id }: Notice) => leavingNotices.putBack(id),
    refusal: readAll.error ?? refusal,
    deleteAll,
  };
};
