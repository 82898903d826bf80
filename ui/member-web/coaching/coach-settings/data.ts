import { useQueryClient } from '@tanstack/react-query';
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
