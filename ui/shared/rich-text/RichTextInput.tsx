import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { describedBy, Field, type FieldFrame } from '../components/forms/Field.tsx';
import type { Controlled } from '../components/forms/TextInput.tsx';
import type { RichTextOwner } from './owner.ts';

const Editor = lazy(() => import('./RichTextEditor.tsx'));

type Props<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  RichTextOwner &
  Omit<FieldFrame, 'label'> &
  Readonly<{
    label: string;
    /** Of the HTML, in characters. */
    maxLength: number;
    media?: readonly ShownMedium[] | undefined;
    onUploading?: ((count: number) => void) | undefined;
  }>;

/**
 * A field of a form for rich text: its value is HTML as the server stores it, empty when nothing is written. The editor is
 * fetched when the field is first shown; its words are in the catalogue `rich-text`.
 */
export const RichTextInput = <Values extends FieldValues, Context, Output>({
  control,
  name,
  disabled,
  label,
  hint,
  required,
  corner,
  ...editor
}: Props<Values, Context, Output>) => {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ control, name });
  const error = fieldState.error?.message;

  return (
    <Field id={id} label={label} hint={hint} required={required} corner={corner} error={error} group>
      <Suspense fallback={<Skeleton variant="rounded" height={340} />}>
        <Editor
          {...editor}
          id={id}
          label={label}
          value={String(value ?? '')}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          disabled={disabled}
          required={required}
          describedBy={describedBy(id, { hint, error })}
          isInvalid={error !== undefined}
        />
      </Suspense>
    </Field>
  );
};
