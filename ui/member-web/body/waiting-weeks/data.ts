import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { client } from '../../app/client.ts';
import { refreshAfterSave } from '../../app/data/indicators.ts';
import { bodyOfWeek, type Saved } from './week-body.ts';
import type { SeenWeek, WaitingWeek } from './week-queue.ts';

/** What a save on this device would be put on top of. */
type StoredWeek = Readonly<{ saved: SavedWeek | null; seen: SeenWeek }>;

export const saveWeek = (entry: WaitingWeek): Promise<Saved> =>
  client.indicators.save({ body: bodyOfWeek(entry) }, { idempotencyKey: entry.key });

/** This week as the server has it now. */
const readStoredWeek = async (): Promise<StoredWeek> => {
  const [{ items }, { week }] = await Promise.all([
    client.indicators.list({ query: { limit: 1 } }),
    client.indicators.draft(),
  ]);
  const saved = items.find((one) => one.week === week) ?? null;
  return { saved, seen: { week, version: saved?.version ?? 0 } };
};

/** Asked while a save on this device waits for an answer. */
export const useStoredWeek = (entryId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['waiting-weeks', 'stored', entryId],
    queryFn: readStoredWeek,
    enabled,
    staleTime: 0,
    gcTime: 0,
  });

/** Every screen sees what has arrived. */
export const useRefreshAfterSave = (): (() => void) => {
  const queries = useQueryClient();
  return useCallback(() => void refreshAfterSave(queries), [queries]);
};
