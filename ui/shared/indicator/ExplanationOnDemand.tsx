import { type ComponentProps, lazy, Suspense } from 'react';
import type { ExplanationDialog } from './ExplanationDialog.tsx';

const Fetched = lazy(async () => ({
  default: (await import('./ExplanationDialog.tsx')).ExplanationDialog,
}));

/** The formulas and their sources are fetched when one is first asked for. */
export const ExplanationOnDemand = (props: Omit<ComponentProps<typeof ExplanationDialog>, 'open'>) => (
  <Suspense>
    <Fetched {...props} open />
  </Suspense>
);
