import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form';
import { isApiError } from '#ui/api/api-error.ts';
import { useToast } from '#ui/components/toasts/Toasts.tsx';
import { applyServerErrors } from '#ui/api/field-message.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { rewardsKey } from '../../app/data/indicators.ts';
import { type AccountChanges, reloadAccount, saveAccount } from '../../app/data/own-account.ts';

export type Difference<Values> = Readonly<{ name: keyof Values & string; saved: unknown }>;

type Options<Values extends FieldValues, Output extends AccountChanges> = Readonly<{
  user: SignedInUser;
  resolver: Resolver<Values, unknown, Output>;
  read: (user: SignedInUser) => Values;
  /** Which field a refusal without a field belongs to. */
  names?: Readonly<Partial<Record<string, Path<Values>>>>;
  saved: string;
}>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** One part of the profile, saved by itself; what is typed survives a save made elsewhere. */
export const useSection = <Values extends FieldValues, Output extends AccountChanges>({
  user,
  resolver,
  read,
  names = {},
  saved,
}: Options<Values, Output>) => {
  const queries = useQueryClient();
  const toast = useToast();
  const [refusal, setRefusal] = useState<unknown>();
  /** What others saved meanwhile, against what stands in the form. */
  const [clash, setClash] = useState<readonly Difference<Values>[]>();
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: read(user) as DefaultValues<Values>, // the whole of it
  });
  const { isDirty } = form.formState;

  // Another section was saved, or another tab: fields that nobody touched follow.
  useEffect(() => {
    form.reset(read(user), { keepDirtyValues: true, keepErrors: true });
  }, [form, read, user]);

  const save = async (values: Output) => {
    setRefusal(undefined);
    try {
      const next = await saveAccount(values);
      setClash(undefined);
      form.reset(read(next));
      toast(saved, { kind: 'success' });
      await queries.invalidateQueries({ queryKey: rewardsKey });
    } catch (error) {
      if (isApiError(error, 'version.stale')) {
        const typed = form.getValues();
        try {
          const fresh = read(await reloadAccount());
          const different = Object.keys(typed)
            .filter((name) => !same(typed[name], fresh[name]))
            .map((name) => ({ name, saved: fresh[name] as unknown }));
          setClash(different);
        } catch (failure) {
          setRefusal(failure);
        }
        return;
      }
      setRefusal(applyServerErrors(form, error, names));
    }
  };

  return {
    form,
    submit: form.handleSubmit(save),
    refusal,
    clash,
    takeTheirs: () => {
      setClash(undefined);
      form.reset(read(user));
    },
    isDirty,
  };
};
