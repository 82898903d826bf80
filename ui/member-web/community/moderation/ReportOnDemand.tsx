import { type ComponentProps, lazy, Suspense } from 'react';
import { coreWords, loadWords } from '../../app/catalogues.ts';
import { languageOf } from '../../app/language.ts';
import type { ReportDialog } from './ReportDialog.tsx';

const Fetched = lazy(async () => {
  const [{ ReportDialog: component }] = await Promise.all([
    import('./ReportDialog.tsx'),
    loadWords([coreWords, 'moderation'], languageOf(location.pathname)),
  ]);
  return { default: component };
});

/** With its words: a screen that opens it need not list them. */
export const ReportOnDemand = (props: ComponentProps<typeof ReportDialog>) => (
  <Suspense>
    <Fetched {...props} />
  </Suspense>
);
