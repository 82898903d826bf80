import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { isNumberField, type FieldKey } from '#core/body/indicator/fields.ts';
import { MeasureField } from './MeasureField.tsx';

// A usual week is numbers alone; cards and a first week ask for the others.
const OtherField = lazy(() => import('./OtherField.tsx'));

/** One field, by its kind. */
export const AnyField = ({ field: key }: Readonly<{ field: FieldKey }>) =>
  isNumberField(key) ? (
    <MeasureField field={key} />
  ) : (
    <Suspense fallback={<Skeleton aria-hidden variant="rounded" height={104} />}>
      <OtherField field={key} />
    </Suspense>
  );
