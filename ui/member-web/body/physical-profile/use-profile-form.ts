import { createContext, useContext, useEffect } from 'react';
import { type Control, type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import {
  isMeasured,
  pathOf,
  readField,
  type FieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { emptyValue, keyAt, nameOf, type ProfileValues, withoutPath, withPath } from './profile-form.ts';

/** The last saved week before this one, and the number of weeks it lies back: what may be taken over. */
export type LastWeek = Readonly<{ inputs: ProfileInputs; week: SavedWeek }>;

export const LastWeekContext = createContext<LastWeek | null>(null);

export const useProfileForm = (): UseFormReturn<ProfileValues> => useFormContext<ProfileValues>();

const kept = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Taking over and clearing, always with its mark: a value that was not measured this week never looks as if it was. */
export const useCarriedOver = (control: Control<ProfileValues>) => {
  const { setValue, getValues } = useProfileForm();
  const last = useContext(LastWeekContext);
  const carried = useWatch({ control, name: 'carriedOver' });

  const mark = (paths: string[]) => setValue('carriedOver', paths, { shouldDirty: true });

  const copy = (key: FieldKey) => {
    if (last === null) return;
    setValue(nameOf(key), readField(last.inputs, key) as never, kept); // the same field of the same form
    mark(withPath(getValues('carriedOver'), pathOf(key)));
  };

  return {
    last,
    isCarried: (key: FieldKey) => carried.includes(pathOf(key)),
    copy,
    /** Back to "not measured", which is a value of its own. */
    clear: (key: FieldKey) => {
      setValue(nameOf(key), emptyValue(key) as never, kept); // null, or an empty set, by the field's own kind
      mark(withoutPath(getValues('carriedOver'), pathOf(key)));
    },
    /** What last week knew of these fields and this week does not yet. */
    copyable: (keys: readonly FieldKey[], inputs: ProfileInputs) =>
      last === null
        ? []
        : keys.filter(
            (key) => isMeasured(readField(last.inputs, key)) && !isMeasured(readField(inputs, key)),
          ),
  };
};

/** A value typed by hand is a new measurement, whatever it was before. */
export const useMeasuredByHand = ({ watch, getValues, setValue }: UseFormReturn<ProfileValues>) => {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      const key = type === 'change' && name !== undefined ? keyAt(name) : undefined;
      if (key === undefined) return;
      const carried = getValues('carriedOver');
      if (carried.includes(pathOf(key)))
        setValue('carriedOver', withoutPath(carried, pathOf(key)), { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
};
