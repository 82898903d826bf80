import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { StaffListName } from '#core/access/saved-view/staff-lists.ts';
import type { savedViews } from '#http/access/contract/saved-views.ts';
import { client } from '../../client.ts';

export type SavedView = z.output<typeof savedViews.get.output>;
export type ViewQuery = SavedView['query'];
type Added = z.input<typeof savedViews.add.body>;
type Changed = z.input<typeof savedViews.change.body>;

const keyOf = (list: StaffListName) => ['saved-views', list] as const;

export const useViews = (list: StaffListName) =>
  useQuery({
    queryKey: keyOf(list),
    queryFn: async ({ signal }) => (await client.savedViews.list({ query: { list } }, { signal })).views,
    staleTime: 60_000,
  });

/** The view that an address leads to, also one that was shared a moment ago. */
export const useLinkedView = (list: StaffListName, id: string | null) =>
  useQuery({
    queryKey: ['saved-views', list, 'one', id],
    queryFn: ({ signal }) => client.savedViews.get({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });

export const useViewChanges = (list: StaffListName) => {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: keyOf(list) });
  const add = useMutation({
    mutationFn: ({ body, idempotencyKey }: Readonly<{ body: Added; idempotencyKey: string }>) =>
      client.savedViews.add({ body }, { idempotencyKey }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: Readonly<{ id: string; body: Changed }>) =>
      client.savedViews.change({ params: { id }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => client.savedViews.remove({ params: { id } }),
    onSuccess,
  });
  return { add: add.mutateAsync, change: change.mutateAsync, remove: remove.mutateAsync };
};
