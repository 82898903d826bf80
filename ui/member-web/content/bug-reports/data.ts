import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { bugReportLimits } from '#core/content/bug-report/bug-report.ts';
import { fold } from '#core/kernel/text/text.ts';
import type { bugReports } from '#http/content/contract/bug-reports.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../../app/client.ts';
import { uploadMedium, type Uploaded } from '../../app/uploads/upload-medium.ts';

export type OwnReport = z.output<typeof bugReports.get.output>;
export type ListedReport = z.output<typeof bugReports.list.output>['items'][number];
export type Suggestion = z.output<typeof bugReports.suggestions.output>[number];
export type FiledReport = z.input<typeof bugReports.file.body>;
export type Screenshot = Uploaded;

const keys = {
  all: ['bug-reports'] as const,
  list: ['bug-reports', 'list'] as const,
  one: (id: string) => ['bug-reports', 'one', id] as const,
  suggestions: (title: string) => ['bug-reports', 'suggestions', title] as const,
};

/** Newest first. */
export const useOwnReports = (status?: ListedReport['status']) => {
  const user = useSignedInUser();
  return useInfiniteQuery({
    queryKey: [...keys.list, status ?? ''],
    ...cursorPages((place, options) =>
      client.bugReports.list(
        { query: { limit: 20, ...(status === undefined ? {} : { status }), ...place } },
        options,
      ),
    ),
    placeholderData: (previous) => (previous?.pages[0]?.items.length ? previous : undefined),
    enabled: user?.status === 'ACTIVE',
  });
};

export const useOwnReport = (id: string) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => client.bugReports.get({ params: { id } }, { signal }),
    // Addresses of pictures end within a minute; the picture itself asks for a fresh one.
    staleTime: 30_000,
  });

/** What resembles a title, once the fingers rest. */
export const useSuggestions = (title: string) =>
  useQuery({
    queryKey: keys.suggestions(title),
    queryFn: ({ signal }) => client.bugReports.suggestions({ query: { q: title } }, { signal }),
    enabled: fold(title).trim().length >= bugReportLimits.suggestionMinLength,
    // What was found stands until something else is: the list does not jump at every pause.
    placeholderData: (previous) => previous,
    retry: false,
  });

type FileSteps = Readonly<{
  onSent: (report: Readonly<{ number: number }>) => void;
  onRefused: (error: Error) => void;
}>;

export const useFileReport = ({ onSent, onRefused }: FileSteps) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: FiledReport) => client.bugReports.file({ body }),
    onSuccess: (report) => {
      void queries.invalidateQueries({ queryKey: keys.all });
      onSent(report);
    },
    onError: onRefused,
  });
};

/** One picture, as it is to be seen: nothing of the covered parts leaves the device. */
export const sendScreenshot = (file: File, key: string, signal: AbortSignal): Promise<Screenshot> =>
  uploadMedium({ purpose: 'BUG_REPORT', file, name: file.name, key, signal, onProgress: () => undefined });

export const useVoteForReport = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, wants }: Readonly<{ id: string; wants: boolean }>) =>
      wants ? client.bugReports.vote({ params: { id } }) : client.bugReports.takeVoteBack({ params: { id } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.all }),
        queries.invalidateQueries({ queryKey: ['roadmap'] }),
      ]),
  });
};

/** A step of the reporter; the page shows what stands afterwards. */
export const useReportSteps = (id: string) => {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keys.all });
  const params = { id };
  return {
    withdraw: async () => {
      await client.bugReports.withdraw({ params }).finally(refresh);
    },
    reopen: async () => {
      await client.bugReports.reopen({ params }).finally(refresh);
    },
  };
};

export const useWriteToStaff = (id: string, onSent: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => client.bugReports.write({ params: { id }, body: { text } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keys.one(id) });
      onSent();
    },
  });
};
