import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { meContract } from '#http/people/contract/me.ts';
import { client } from '../../app/client.ts';

type Table = z.output<(typeof meContract)['notificationSettings']['output']>;
export type NotificationSwitch = Table['items'][number];

const settingsKey = ['me', 'notification-settings'] as const;

/** Every switch is saved by itself and at once; a refused one goes back. */
export const useNotificationSettings = () => {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => client.me.notificationSettings({}, { signal }),
  });
  const { mutate, error } = useMutation({
    mutationFn: ({ category, inApp, email }: NotificationSwitch) =>
      client.me.setNotificationSettings({ body: { items: [{ category, inApp, email }] } }),
    onMutate: async (changed) => {
      await queries.cancelQueries({ queryKey: settingsKey });
      const before = queries
        .getQueryData<Table>(settingsKey)
        ?.items.find(({ category }) => category === changed.category);
      queries.setQueryData<Table>(settingsKey, (table) => table && { items: replaced(table, changed) });
      return before;
    },
    onError: (_refusal, _changed, before) => {
      if (before === undefined) return;
      queries.setQueryData<Table>(settingsKey, (table) => table && { items: replaced(table, before) });
    },
  });
  return { query, choose: mutate, error };
};

const replaced = ({ items }: Table, changed: NotificationSwitch) =>
  items.map((item) => (item.category === changed.category ? changed : item));
