import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';

type Options<Source, Values extends FieldValues, Output> = Readonly<{
  source: Source;
  resolver: Resolver<Values, unknown, Output>;
  /** Which has to be the same function at each drawing: fields follow it when it changes. */
  read: (source: Source) => Values;
  /** Which field a refusal without a field belongs to. */
  names?: Readonly<Partial<Record<string, Path<Values>>>> | undefined;
  save: (output: Output) => Promise<Source>;
  onSaved: (saved: Source) => unknown;
  /** Saved elsewhere while something else stands in this form. */
  onStale: (typed: Values) => unknown;
}>;

/** One part of what a member has saved, saved by itself; what is typed survives a save made elsewhere. */
export const useFormSection = <Source, Values extends FieldValues, Output>({
  source,
  resolver,
  read,
  names = {},
  save,
  onSaved,
  onStale,
}: Options<Source, Values, Output>) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: read(source) as DefaultValues<Values>, // the whole of it
  });
  const { isDirty, isSubmitting } = form.formState;

  // Another section was saved, or another tab: fields that nobody touched follow.
  useEffect(() => {
    form.reset(read(source), { keepDirtyValues: true, keepErrors: true });
  }, [form, read, source]);

  const submit = async (output: Output) => {
    setRefusal(undefined);
    try {
      const saved = await save(output);
      form.reset(read(saved));
      await onSaved(saved);
    } catch (error) {
      if (!isApiError(error, 'version.stale')) {
        setRefusal(applyServerErrors(form, error, names));
        return;
      }
      try {
        await onStale(form.getValues());
      } catch (failure) {
        setRefusal(failure);
      }
    }
  };

  return {
    form,
    submit: form.handleSubmit(submit),
    refusal,
    isDirty,
    isBusy: isSubmitting,
    reset: () => form.reset(read(source)),
  };
};
