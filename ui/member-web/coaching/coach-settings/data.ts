import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { coachDesk } from '#http/coaching/contract/coach-desk.ts';
import { client } from '../../app/client.ts';
import { coachDeskKeys, type CoachSettings } from '../../app/data/coach-desk.ts';

export type SettingsChanges = Omit<z.input<(typeof coachDesk)['updateSettings']['body']>, 'version'>;

export const saveSettings = (changes: SettingsChanges, version: number): Promise<CoachSettings> =>
  client.coachDesk.updateSettings({ body: { ...changes, version } });

/** What is shown after a save, and after one that came too late. */
export const useShownSettings = () => {
  const queries = useQueryClient();
  return {
    show: (saved: CoachSettings) => {
      queries.setQueryData(coachDeskKeys.settings, saved);
      void queries.invalidateQueries({ queryKey: ['coaches'] });
    },
    lookAgain: () => queries.invalidateQueries({ queryKey: coachDeskKeys.settings }),
  };
};

export type OwnSample = z.output<(typeof coachDesk)['sample']['output']>;
type SampleNotes = z.input<(typeof coachDesk)['keepSample']['body']>['notes'];

const sampleKey = ['coach-desk', 'sample'] as const;

export const useSample = () =>
  useQuery({
    queryKey: sampleKey,
    queryFn: ({ signal }) => client.coachDesk.sample({}, { signal }),
  });

export const useSampleSteps = () => {
  const queries = useQueryClient();
  return {
    keep: (notes: SampleNotes, version: number): Promise<OwnSample> =>
      client.coachDesk.keepSample({ body: { notes, version } }),
    show: (saved: OwnSample) => {
      queries.setQueryData(sampleKey, saved);
      for (const queryKey of [coachDeskKeys.settings, ['coaches']])
        void queries.invalidateQueries({ queryKey });
    },
    lookAgain: () => queries.invalidateQueries({ queryKey: sampleKey }),
  };
};
