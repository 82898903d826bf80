import { type ComponentProps, lazy, Suspense } from 'react';
import { coreWords, loadWords } from '../catalogues.ts';
import { languageOf } from '../language.ts';
import type { PickerDialog } from './picker/PickerDialog.tsx';

declare global {
  interface MessageCatalogues {
    uploads: typeof import('./messages/vi.json');
  }
}

/** With its words: a screen that opens it need not list them. */
const Fetched = lazy(async () => {
  const [{ PickerDialog: component }] = await Promise.all([
    import('./picker/PickerDialog.tsx'),
    loadWords([coreWords, 'uploads'], languageOf(location.pathname)),
  ]);
  return { default: component };
});

type Props = ComponentProps<typeof PickerDialog> & Readonly<{ open: boolean }>;

/**
 * How the whole product chooses files: from the device, the camera, what was copied or dragged, or from one's own files.
 * What is chosen has arrived on the server, and comes in the order in which it was chosen.
 */
export const MediaPicker = ({ open, ...props }: Props) =>
  open ? (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  ) : null;
