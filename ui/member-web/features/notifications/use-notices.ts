import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../client.ts';
import { unreadKey } from '../../layout/use-unread.ts';
import { type Notice, type NoticeList, noticesKey } from '../../notices.ts';

type Count = Readonly<{ count: number }>;
type Before = Readonly<{ list: NoticeList | undefined; count: Count | undefined }>;

const snapshot = async (queries: QueryClient): Promise<Before> => {
  await queries.cancelQueries({ queryKey: ['notifications'] });
  return { list: queries.getQueryData(noticesKey), count: queries.getQueryData(unreadKey) };
};
const restore = (queries: QueryClient, before: Before | undefined) => {
  if (before === undefined) return;
  queries.setQueryData(noticesKey, before.list);
  queries.setQueryData(unreadKey, before.count);
};
const change = (queries: QueryClient, each: (notice: Notice) => Notice) =>
  queries.setQueryData<NoticeList>(
    noticesKey,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(each) })) },
  );

export const useNotices = () => {
  const queries = useQueryClient();
  const settle = () => queries.invalidateQueries({ queryKey: ['notifications'] });
  const query = useInfiniteQuery({
    queryKey: noticesKey,
    queryFn: ({ signal, pageParam }) =>
      client.notifications.list(
        { query: { limit: 30, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

  const read = useMutation({
    mutationFn: ({ id }: Notice) => client.notifications.read({ params: { id } }),
    onMutate: async (notice) => {
      const before = await snapshot(queries);
      const at = new Date();
      change(queries, (known) => (known.id === notice.id ? { ...known, readAt: known.readAt ?? at } : known));
      if (notice.readAt === null)
        queries.setQueryData<Count>(unreadKey, (now) => now && { count: Math.max(now.count - 1, 0) });
      return before;
    },
    onError: (_error, _notice, before) => restore(queries, before),
  });
  const readAll = useMutation({
    mutationFn: () => client.notifications.readAll(),
    onMutate: async () => {
      const before = await snapshot(queries);
      const at = new Date();
      change(queries, (known) => ({ ...known, readAt: known.readAt ?? at }));
      queries.setQueryData<Count>(unreadKey, { count: 0 });
      return before;
    },
    onError: (_error, _nothing, before) => restore(queries, before),
    onSettled: settle,
  });
  const deleteAll = async () => {
    await client.notifications.deleteAll();
    await settle();
  };

  return { query, read: read.mutate, readAll, deleteAll };
};
