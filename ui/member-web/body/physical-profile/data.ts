import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WeekKey } from '#core/kernel/week.ts';
import { isApiError } from '#ui/api/api-error.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { client } from '../../app/client.ts';
import { refreshAfterSave, weekKeys } from '../../app/data/indicators.ts';
import { type KeptOpening, type Opening, openingAt } from '../waiting-weeks/kept-opening.ts';
import type { Saved } from '../waiting-weeks/week-body.ts';
import { weekStore } from '../waiting-weeks/week-database.ts';
import type { WaitingWeek } from '../waiting-weeks/week-queue.ts';
import { weekSessionOf } from '../waiting-weeks/week-session.ts';
import type { DraftContent } from './draft-storage.ts';
import type { WeekPlan } from './form-screens.ts';
import { sentPhotos } from './photos/device-photo.ts';
import type { ServerDraft } from './starting-point.ts';

/** Kept on this device: nothing answers, and the form opens with what it knew the last time. */
type Opened = Opening & Readonly<{ isKept: boolean }>;

const readOpening = async (signal: AbortSignal): Promise<Opening> => {
  const [weeks, { draft, lastMeasured, week }] = await Promise.all([
    client.indicators.list({ query: { limit: 2 } }, { signal }),
    client.indicators.draft({}, { signal }),
  ]);
  return { weeks: weeks.items, lastMeasured, week, draft: draft as ServerDraft | null }; // its sections are loose on the wire
};

/** What the form knew when it opened last; else the weeks that another page has shown: then everything is asked as due. */
const openingOnDevice = async (
  userId: string,
  deviceWeek: WeekKey,
  queries: QueryClient,
): Promise<KeptOpening | undefined> => {
  const kept = await weekStore.openingOf(userId);
  if (kept !== undefined) return kept;
  const newest = queries.getQueryData<Readonly<{ items: readonly SavedWeek[] }>>(weekKeys.newest);
  const weeks = newest?.items.slice(0, 2);
  return weeks && { weeks, lastMeasured: {}, draft: null, week: deviceWeek, deviceWeek };
};

/** Asked once each time the form opens; afterwards the form itself knows best, and its draft hears of others. */
export const useOpening = (userId: string, deviceWeek: WeekKey, attempt: number) =>
  useQuery({
    queryKey: ['profile-form', attempt],
    queryFn: async ({ signal, client: queries }): Promise<Opened> => {
      try {
        const opening = await readOpening(signal);
        void weekStore.keepOpening(userId, { ...opening, deviceWeek });
        return { ...opening, isKept: false };
      } catch (error) {
        if (!isApiError(error, 'network.unreachable')) throw error;
        const kept = await openingOnDevice(userId, deviceWeek, queries);
        if (kept === undefined) throw error;
        return { ...openingAt(kept, deviceWeek), isKept: true };
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What the server holds now; null when there is no draft. */
export const readServerDraft = async () => (await client.indicators.draft()).draft as ServerDraft | null; // its sections are loose on the wire

/** Answers the version that the server gave it. */
export const writeServerDraft = async ({
  inputs,
  carriedOver,
  media,
  step,
  version,
}: DraftContent & Readonly<{ version: number }>): Promise<number> => {
  const kept = await client.indicators.putDraft({
    body: {
      inputs: inputs as never, // plain JSON values, as the contract's own type of JSON cannot see
      carriedOver: [...carriedOver],
      media: sentPhotos(media).map(({ mediaId, side }) => ({ mediaId, side })),
      step,
      version,
    },
  });
  return kept.version;
};

export const deleteServerDraft = () => client.indicators.deleteDraft();

export type Price = Readonly<{
  /** null: without a line nobody can say what the first save costs. */
  fee: number | null | undefined;
  isUpdate: boolean;
  isOffline: boolean;
  error: unknown;
  retry: () => void;
}>;

/** What the server would take for a save right now. The rules themselves are checked on this device. */
export const usePrice = (
  enabled: boolean,
  { isFirst, isSaved }: Pick<WeekPlan, 'isFirst' | 'isSaved'>,
): Price => {
  const { data, error, refetch } = useQuery({
    queryKey: [...weekKeys.all, 'price'],
    // The price depends on what was saved before, never on what is being typed.
    queryFn: ({ signal }) => client.indicators.preview({ body: {} }, { signal }),
    enabled,
    staleTime: 15_000,
  });
  const retry = () => void refetch();
  if (data === undefined && isApiError(error, 'network.unreachable'))
    // The fee is due once, at the very first save.
    return { fee: isFirst && !isSaved ? null : 0, isUpdate: isSaved, isOffline: true, error: null, retry };
  return {
    fee: data?.fee,
    isUpdate: data?.isUpdate ?? false,
    isOffline: false,
    error: data === undefined ? error : null,
    retry,
  };
};

type SaveOptions = Readonly<{
  userId: string;
  onSaved: (saved: Saved) => void;
  /** It waits on this device, for the line or for an answer. */
  onWaiting: () => void;
}>;

/** Lies on the device before it leaves, and is done once however often it has to be sent. */
export const useSave = ({ userId, onSaved, onWaiting }: SaveOptions) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entry: WaitingWeek) => weekSessionOf(userId).press(entry),
    onSuccess: (outcome) => {
      if (outcome.kind !== 'SAVED') return onWaiting();
      onSaved(outcome.saved);
      return void refreshAfterSave(queries);
    },
  });
};
