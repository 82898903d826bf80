import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { coachDesk } from '#http/coaching/contract/coach-desk.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { coachDeskKeys, type CoachSettings } from '../../app/data/coach-desk.ts';
import { reloadAccount } from '../../app/data/own-account.ts';
import { useFormSection } from '../../app/parts/use-form-section.ts';

type Changes = Omit<z.input<(typeof coachDesk)['updateSettings']['body']>, 'version'>;

type Options<Values extends FieldValues> = Readonly<{
  settings: CoachSettings;
  resolver: Resolver<Values, unknown, Changes>;
  read: (settings: CoachSettings) => Values;
  names?: Readonly<Partial<Record<string, Path<Values>>>>;
}>;

/** One part of the settings. */
export const useSettingsSection = <Values extends FieldValues>({
  settings,
  resolver,
  read,
  names,
}: Options<Values>) => {
  const queries = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [isStale, setStale] = useState(false);
  const { reset, ...section } = useFormSection<CoachSettings, Values, Changes>({
    source: settings,
    resolver,
    read,
    names,
    save: (changes) => client.coachDesk.updateSettings({ body: { ...changes, version: settings.version } }),
    async onSaved(saved) {
      setStale(false);
      queries.setQueryData(coachDeskKeys.settings, saved);
      void queries.invalidateQueries({ queryKey: ['coaches'] });
      toast(formatMessage({ id: 'coachSettings.saved' }), { kind: 'success' });
      // The account carries the version: the profile would be refused its next save otherwise.
      await reloadAccount().catch(() => undefined);
    },
    async onStale() {
      setStale(true);
      await queries.invalidateQueries({ queryKey: coachDeskKeys.settings });
    },
  });

  return {
    ...section,
    isStale,
    takeTheirs: () => {
      setStale(false);
      reset();
    },
  };
};
