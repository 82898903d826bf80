import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminBugReports } from '#http/content/contract/admin-bug-reports.ts';
import type { adminChangelog } from '#http/content/contract/changelog.ts';
import type { adminCategories, adminPosts } from '#http/content/contract/admin-posts.ts';
import { minute } from '#core/kernel/time.ts';
import { contentClient } from './parts/client.ts';

export type BugReportRow = z.input<typeof adminBugReports.list.output>[number];
export type StaffReport = z.output<typeof adminBugReports.get.output>;
export type ChangelogRow = z.input<typeof adminChangelog.list.output>[number];
export type StaffEntry = z.output<typeof adminChangelog.get.output>;

export const useReport = (id: string) =>
  useQuery({
    queryKey: ['bug-reports', 'one', id],
    queryFn: ({ signal }) => contentClient.adminBugReports.get({ params: { id } }, { signal }),
    // Two people at one report: the second sees what the first decided.
    refetchInterval: minute / 2,
  });

/** The id of the report with this number; null when there is none that one may see. */
export const reportNumbered = async (number: number): Promise<string | null> => {
  const query = { filter: JSON.stringify({ number }), range: '[0,0]' };
  const [found] = await contentClient.adminBugReports.list({ query });
  return found?.id ?? null;
};

export const useEntry = (id: string) =>
  useQuery({
    queryKey: ['changelog', 'one', id],
    queryFn: ({ signal }) => contentClient.adminChangelog.get({ params: { id } }, { signal }),
  });

export const useBountyMonth = () =>
  useQuery({
    queryKey: ['bounties', 'month'],
    queryFn: ({ signal }) => contentClient.adminBugReports.month({}, { signal }),
  });
export type PostRow = z.input<typeof adminPosts.list.output>[number];
export type StaffPost = z.output<typeof adminPosts.get.output>;
export type CategoryRow = z.input<typeof adminCategories.list.output>[number];
export type StaffCategory = z.output<typeof adminCategories.get.output>;
export type TagRow = z.input<typeof adminCategories.tags.output>[number];

/** Two people on one record: the second sees what the first decided. */
const followed = { refetchInterval: minute / 2 };

export const usePost = (id: string) =>
  useQuery({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => contentClient.adminPosts.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useCategory = (id: string) =>
  useQuery({
    queryKey: ['categories', 'one', id],
    queryFn: ({ signal }) => contentClient.adminCategories.get({ params: { id } }, { signal }),
    ...followed,
  });

/** All there are, by the names that readers see. */
export const useCategoryNames = () =>
  useQuery({
    queryKey: ['categories', 'names'],
    queryFn: ({ signal }) => contentClient.posts.categories({}, { signal }),
    staleTime: minute,
  });

/** By its address; undefined when no article has it any more. */
export const useTag = (slug: string) =>
  useQuery({
    queryKey: ['tags', 'one', slug],
    queryFn: async ({ signal }) => {
      const filter = JSON.stringify({ slug });
      const [found] = await contentClient.adminCategories.tags({ query: { filter } }, { signal });
      return found ?? null;
    },
    ...followed,
  });

/** The one that has waited longest, other than this; null when nothing waits. */
export const nextPost = async (after: string): Promise<string | null> => {
  const waiting = await contentClient.adminPosts.list({
    query: {
      filter: JSON.stringify({ isWaiting: true }),
      sort: JSON.stringify(['waitingSince', 'ASC']),
      range: '[0,1]',
    },
  });
  return waiting.find(({ id }) => id !== after)?.id ?? null;
};
