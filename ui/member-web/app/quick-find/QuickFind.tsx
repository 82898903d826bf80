import { lazy, Suspense } from 'react';
import { openPalette, useOpened } from '#ui/command-palette/opened.ts';
import { useKeysThatLead } from '#ui/command-palette/use-keys-that-lead.ts';
import { loadWords } from '../catalogues.ts';
import { languageOf } from '../language.ts';
import { useLocalNavigate } from '../parts/use-local-path.ts';
import { placeKeys } from './place-keys.ts';

/** Fetched with the first key that asks for them. */
const QuickFindDialogs = lazy(async () => {
  const [dialogs] = await Promise.all([
    import('./QuickFindDialogs.tsx'),
    loadWords(['command-palette'], languageOf(location.pathname)),
  ]);
  return dialogs;
});

/** Keys that work on every page of a member. */
export const QuickFind = () => {
  const opened = useOpened();
  const navigate = useLocalNavigate();
  useKeysThatLead(placeKeys, navigate);
  return (
    opened !== null && (
      <Suspense>
        <QuickFindDialogs opened={opened} onClose={() => openPalette(null)} />
      </Suspense>
    )
  );
};
