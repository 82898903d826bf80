import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { ConfirmDialog } from './ConfirmDialog.tsx';

/** Whoever may have to ask at any moment fetches it beforehand. */
export const fetchConfirmDialog = async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
});
const Fetched = lazy(fetchConfirmDialog);

/** The confirming dialog on pages that mostly never ask: it is fetched when it first opens. */
export const ConfirmOnDemand = (props: ComponentProps<typeof ConfirmDialog>) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  // It stays afterwards, to close as it opened.
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  ) : null;
};
