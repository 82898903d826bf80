import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { coachDesk } from '#http/coaching/contract/coaches.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { useToast } from '#ui/components/toasts/Toasts.tsx';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { coachDeskKeys, type CoachSettings } from '../../app/data/coach-desk.ts';
import { reloadAccount } from '../../app/data/own-account.ts';

type Changes = Omit<z.input<(typeof coachDesk)['updateSettings']['body']>, 'version'>;

type Options<Values extends FieldValues> = Readonly<{
  settings: CoachSettings;
  resolver: Resolver<Values, unknown, Changes>;
  /** Which has to be the same function at each drawing: fields follow it when it changes. */
  read: (settings: CoachSettings) => Values;
  names?: Parameters<typeof applyServerErrors<Values, unknown, Changes>>[2];
}>;

/** One part of the settings, saved by itself; what is typed survives a save made elsewhere. */
export const useSettingsSection = <Values extends FieldValues>({
  settings,
  resolver,
  read,
  names,
}: Options<Values>) => {
  const queries = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<unknown>();
  /** Saved elsewhere while something else stands in this form. */
  const [isStale, setStale] = useState(false);
  const form = useForm<Values, unknown, Changes>({
    resolver,
    defaultValues: read(settings) as DefaultValues<Values>, // the whole of it
  });
  const { isDirty } = form.formState;

  // Fields that nobody touched follow what was saved meanwhile.
  useEffect(() => {
    form.reset(read(settings), { keepDirtyValues: true, keepErrors: true });
  }, [form, read, settings]);

  const save = async (changes: Changes) => {
    setRefusal(undefined);
    try {
      const saved = await client.coachDesk.updateSettings({
        body: { ...changes, version: settings.version },
      });
      setStale(false);
      form.reset(read(saved));
      queries.setQueryData(coachDeskKeys.settings, saved);
      void queries.invalidateQueries({ queryKey: ['coaches'] });
      toast(formatMessage({ id: 'coachSettings.saved' }), { kind: 'success' });
      // The account carries the version: the profile would be refused its next save otherwise.
      await reloadAccount().catch(() => undefined);
    } catch (error) {
      if (isApiError(error, 'version.stale')) {
        setStale(true);
        await queries.invalidateQueries({ queryKey: coachDeskKeys.settings });
        return;
      }
      setRefusal(applyServerErrors(form, error, names));
    }
  };

  return {
    form,
    submit: form.handleSubmit(save),
    isDirty,
    refusal,
    isStale,
    takeTheirs: () => {
      setStale(false);
      form.reset(read(settings));
    },
  };
};
