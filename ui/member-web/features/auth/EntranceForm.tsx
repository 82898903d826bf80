import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Props<Values extends FieldValues, Context, Output> = Readonly<{
  form: UseFormReturn<Values, Context, Output>;
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}>;

/**
 * These pages are readable before the application listens: what was typed, or filled in by a password manager,
 * until then is taken over, and `post` keeps a password out of the address should the form leave on its own.
 */
export const EntranceForm = <Values extends FieldValues, Context, Output>({
  form,
  onSubmit,
  children,
}: Props<Values, Context, Output>) => {
  const element = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    for (const input of element.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []) {
      const name = input.name as Path<Values>; // every input of the form is one of its fields
      const early: unknown = input.type === 'checkbox' ? input.checked : input.value;
      const known: unknown = form.getValues(name);
      if (early && known !== undefined && early !== known)
        form.setValue(name, early as PathValue<Values, Path<Values>>, { shouldDirty: true }); // text or a tick, as the input holds it
    }
  }, [form]);

  return (
    <Stack
      component="form"
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      sx={{ gap: 2.5 }}
    >
      {children}
    </Stack>
  );
};
