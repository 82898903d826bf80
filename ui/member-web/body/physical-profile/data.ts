import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { indicators } from '#http/body/contract/indicators.ts';
import { client } from '../../app/client.ts';
import { refreshAfterSave, weekKeys } from '../../app/data/indicators.ts';
import type { DraftContent } from './draft-storage.ts';
import { inputsIn, settledInputs, type ProfileValues } from './profile-form.ts';
import type { ServerDraft } from './starting-point.ts';

export type Saved = z.output<(typeof indicators)['save']['output']>;

/** Asked once each time the form opens; afterwards the form itself knows best, and its draft hears of others. */
export const useOpening = (attempt: number) =>
  useQuery({
    queryKey: ['profile-form', attempt],
    queryFn: async ({ signal }) => {
      const [weeks, { draft, lastMeasured }] = await Promise.all([
        client.indicators.list({ query: { limit: 2 } }, { signal }),
        client.indicators.draft({}, { signal }),
      ]);
      return { weeks: weeks.items, lastMeasured, draft: draft as ServerDraft | null }; // its sections are loose on the wire
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
      media: media.map(({ mediaId, side }) => ({ mediaId, side })),
      step,
      version,
    },
  });
  return kept.version;
};

export const deleteServerDraft = () => client.indicators.deleteDraft();

const bodyOf = (values: ProfileValues) => {
  const { body, strength, lifestyle, nutrition } = settledInputs(inputsIn(values));
  return {
    body,
    strength,
    lifestyle,
    nutrition,
    media: values.media.map(({ mediaId, side }) => ({ mediaId, side })),
    carriedOver: values.carriedOver,
  };
};

export type Price = Readonly<{
  fee: number | undefined;
  isUpdate: boolean;
  error: unknown;
  retry: () => void;
}>;

/** What the server would take for a save right now. The rules themselves are checked on this device. */
export const usePrice = (enabled: boolean): Price => {
  const { data, error, refetch } = useQuery({
    queryKey: [...weekKeys.all, 'price'],
    // The price depends on what was saved before, never on what is being typed.
    queryFn: ({ signal }) => client.indicators.preview({ body: {} }, { signal }),
    enabled,
    staleTime: 15_000,
  });
  return {
    fee: data?.fee,
    isUpdate: data?.isUpdate ?? false,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
};

/**
 * Waits for the answer. The same week pressed again after a lost answer travels under the same key (`send` keeps it until
 * a clear answer came), so it is saved and paid for once.
 */
export const useSave = (onSaved: (saved: Saved) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: ProfileValues) => client.indicators.save({ body: bodyOf(values) }),
    onSuccess: (saved) => {
      onSaved(saved);
      void refreshAfterSave(queries);
    },
  });
};
