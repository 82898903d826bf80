import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  photoKey,
  type BroughtPhoto,
  type ImportPlan,
  type SentPart,
} from '#core/member-lifecycle/archive-import/bring-archive.ts';
import type { ArchivePhoto, KeptArchive } from '#core/member-lifecycle/archive-import/archive-content.ts';
import type { ReadArchive } from '#core/member-lifecycle/archive-import/read-archive.ts';
import { isApiError } from '#ui/api/api-error.ts';
import type { archiveImports } from '#http/body/contract/archive-imports.ts';
import { client } from '../../app/client.ts';
import { refreshAfterSave } from '../../app/data/indicators.ts';

type Contract = typeof archiveImports;
export type Previewed = z.output<Contract['preview']['output']>;
export type PreviewedWeek = Previewed['weeks'][number];
export type BroughtAnswer = z.output<Contract['answers']['output']>['items'][number];

const keys = {
  all: ['archive-imports'] as const,
  answers: ['archive-imports', 'answers'] as const,
};

/** What is here now is compared with, so it is asked anew for each reading of a file. */
export const useArchivePreview = ({ weeks, goals, answers }: ReadArchive, reading: number) =>
  useQuery({
    queryKey: [...keys.all, 'preview', reading],
    queryFn: ({ signal }) =>
      client.archiveImports.preview(
        {
          body: {
            weeks: weeks.map(({ week, inputs, photos }) => ({
              week,
              inputs,
              sides: photos.flatMap(({ file, side }) => (file === null ? [] : [side])),
            })),
            goals: goals.map(({ metric, target }) => ({ metric, target })),
            answers: answers.map(({ origin, sourceId }) => ({ origin, sourceId })),
          },
        },
        { signal },
      ),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useBroughtAnswers = () =>
  useQuery({
    queryKey: keys.answers,
    queryFn: ({ signal }) => client.archiveImports.answers({}, { signal }),
  });

/** Everything that shows weeks, goals or answers is asked for anew. */
export const useRefreshBrought = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all([refreshAfterSave(queries), queries.invalidateQueries({ queryKey: keys.answers })]);
};

const second = 1000;
const longestWait = 10 * 60;

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * second);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Import stopped', 'AbortError'));
    });
  });

/** Hundreds of photos may be more than the server takes at once: it says for how long to wait. */
const patiently = async <Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      if (!isApiError(error) || error.status !== 429 || (error.retryAfter ?? 0) > longestWait) throw error;
      await pause(error.retryAfter ?? 1, signal);
    }
  }
};

/** Of this photo alone: the server read it and says no. Everything else may work at the next try. */
const isOfThisPhoto = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 408, 429].includes(error.status);

type Ways = Readonly<{ unpack: (path: string) => Promise<Blob | null>; signal: AbortSignal }>;

/** How photos and weeks of this archive get to the server. */
export const waysOf = ({ source }: ImportPlan, { unpack, signal }: Ways) => ({
  bringPhoto: async (photo: ArchivePhoto & Readonly<{ file: string }>): Promise<BroughtPhoto> => {
    const blob = await unpack(photo.file);
    if (blob === null) return { reason: 'BROKEN' };
    const body = new FormData();
    body.set('purpose', 'PHYSICAL_PROFILE');
    body.set('file', blob, photo.name);
    try {
      const idempotencyKey = photoKey(source, photo);
      const { id } = await patiently(() => client.media.upload({ body }, { idempotencyKey, signal }), signal);
      return { mediaId: id };
    } catch (error) {
      if (isOfThisPhoto(error) && isApiError(error)) return { reason: error.detail || error.title };
      throw error;
    }
  },
  keep: (part: SentPart): Promise<KeptArchive> =>
    patiently(
      () =>
        client.archiveImports.keep(
          { body: part as z.output<Contract['keep']['body']> }, // the server reads it and changes nothing
          { signal },
        ),
      signal,
    ),
});
