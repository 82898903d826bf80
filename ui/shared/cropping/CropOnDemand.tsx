import { type ComponentProps, lazy, Suspense } from 'react';
import type { CropDialog } from './CropDialog.tsx';

const LazyCropDialog = lazy(async () => {
  const { CropDialog: component } = await import('./CropDialog.tsx');
  return { default: component };
});

/** The dialog and its library are loaded once there is a picture to frame. */
export const CropOnDemand = (props: ComponentProps<typeof CropDialog>) => (
  <Suspense>
    <LazyCropDialog {...props} />
  </Suspense>
);
