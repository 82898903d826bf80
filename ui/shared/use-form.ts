import { useEffect, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm as useHookForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

type Shown = Readonly<{ name: string; type: unknown }>;

/** Every field that shows an error, by its path; what is said of the whole form has none. */
const shownIn = (errors: object, path = ''): readonly Shown[] =>
  Object.entries(errors).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return 'message' in value && typeof value.message === 'string'
      ? [{ name, type: Reflect.get(value, 'type') }]
      : shownIn(value, name);
  });

/**
 * A form whose errors appear when a field is left and go at the first right value, wherever that is typed: in the field
 * itself, also when it was a button that found the error, or in another one that it was compared with. What the server
 * refused stays until its own field changes.
 */
export const useForm = <Values extends FieldValues = FieldValues, Context = unknown, Output = Values>(
  props: UseFormProps<Values, Context, Output> = {},
): UseFormReturn<Values, Context, Output> => {
  const form = useHookForm<Values, Context, Output>({ mode: 'onTouched', ...props });
  const { subscribe, trigger } = form;
  const errors = useRef<FieldErrors<Values>>({});
  const { errors: now } = form.formState;
  useEffect(() => {
    errors.current = now;
  }, [now]);
  const judges = props.resolver !== undefined;

  useEffect(() => {
    if (!judges) return undefined;
    return subscribe({
      formState: { values: true },
      callback({ name: changed, type }) {
        if (type !== 'change') return;
        const stale = shownIn(errors.current).filter(
          (shown) => shown.type !== 'server' || shown.name === changed,
        );
        if (stale.length > 0) void trigger(stale.map(({ name }) => name as Path<Values>)); // an error is shown under its field's path
      },
    });
  }, [subscribe, trigger, judges]);

  return form;
};
