import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { meContract } from '#http/people/contract/me.ts';
import { client } from '../../app/client.ts';

type Table = z.output<(typeof meContract)['notificationSettings']['output']>;
export type NotificationSwitch = Table['items'][number];

const settingsKey = ['me', 'notification-settings'] as const;

type Rhythm = z.output<(typeof meContract)['notificationRhythm']['output']>;

const rhythmKey = [...settingsKey, 'rhythm'] as const;

export const rhythmQuery = queryOptions({
  queryKey: rhythmKey,
  queryFn: ({ signal }) => client.me.notificationRhythm({}, { signal }),
});
export const switchesQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => client.me.notificationSettings({}, { signal }),
});

/** Saved at once, too; a refused choice goes back. */
export const useNotificationRhythm = () => {
  const queries = useQueryClient();
  const query = useQuery(rhythmQuery);
  const { mutate, error } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'notification-rhythm' },
    mutationFn: (body: Rhythm) => client.me.setNotificationRhythm({ body }),
    onMutate: async (chosen) => {
      await queries.cancelQueries({ queryKey: rhythmKey });
      const before = queries.getQueryData<Rhythm>(rhythmKey);
      queries.setQueryData<Rhythm>(rhythmKey, chosen);
      return before;
    },
    onError: (_refusal, _chosen, before) => {
      if (before !== undefined) queries.setQueryData<Rhythm>(rhythmKey, before);
    },
  });
  return { query, choose: mutate, error };
};

/** Every switch is saved by itself and at once; a refused one goes back. */
export const useNotificationSettings = () => {
  const queries = useQueryClient();
  const query = useQuery(switchesQuery);
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
