import { useState } from 'react';
import type { FieldValues, Path, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { CoachSettings } from '../../app/data/coach-desk.ts';
import { reloadAccount } from '../../app/data/own-account.ts';
import { useFormSection } from '../../app/parts/use-form-section.ts';
import { saveSettings, type SettingsChanges, useShownSettings } from './data.ts';

type Options<Values extends FieldValues> = Readonly<{
  settings: CoachSettings;
  resolver: Resolver<Values, unknown, SettingsChanges>;
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
  const { show, lookAgain } = useShownSettings();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [isStale, setStale] = useState(false);
  const { reset, ...section } = useFormSection<CoachSettings, Values, SettingsChanges>({
    source: settings,
    resolver,
    read,
    names,
    save: (changes) => saveSettings(changes, settings.version),
    async onSaved(saved) {
      setStale(false);
      show(saved);
      toast(formatMessage({ id: 'coachSettings.saved' }), { kind: 'success' });
      // The account carries the version: the profile would be refused its next save otherwise.
      await reloadAccount().catch(() => undefined);
    },
    async onStale() {
      setStale(true);
      await lookAgain();
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
