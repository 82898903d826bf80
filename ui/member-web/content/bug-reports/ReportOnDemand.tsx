import { type ComponentProps, lazy, Suspense } from 'react';
import { coreWords, loadWords } from '../../app/catalogues.ts';
import { languageOf } from '../../app/language.ts';
import type { ReportDialog } from './ReportDialog.tsx';

declare global {
  interface MessageCatalogues {
    bugReports: typeof import('./messages/vi.json');
  }
}

const Fetched = lazy(async () => {
  const [{ ReportDialog: component }] = await Promise.all([
    import('./ReportDialog.tsx'),
    loadWords([coreWords, 'bug-reports'], languageOf(location.pathname)),
  ]);
  return { default: component };
});

/** With its words: any page can open it. */
export const BugReportOnDemand = (props: ComponentProps<typeof ReportDialog>) => (
  <Suspense>
    <Fetched {...props} />
  </Suspense>
);
