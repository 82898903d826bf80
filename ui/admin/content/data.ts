import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminBugReports } from '#http/content/contract/admin-bug-reports.ts';
import type { adminChangelog } from '#http/content/contract/changelog.ts';
import { minute } from '#core/kernel/time.ts';
import { unlessRefused } from '../app/parts/retry.ts';
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
    retry: unlessRefused,
  });

export const useEntry = (id: string) =>
  useQuery({
    queryKey: ['changelog', 'one', id],
    queryFn: ({ signal }) => contentClient.adminChangelog.get({ params: { id } }, { signal }),
    retry: unlessRefused,
  });

export const useBountyMonth = () =>
  useQuery({
    queryKey: ['bounties', 'month'],
    queryFn: ({ signal }) => contentClient.adminBugReports.month({}, { signal }),
    retry: unlessRefused,
  });
