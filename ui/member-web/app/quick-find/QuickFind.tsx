import { lazy, Suspense } from 'react';
import { openPalette, useOpened } from '#ui/command-palette/opened.ts';
import { focusPageSearch, useKeys } from '#ui/command-palette/use-keys.ts';
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
  useKeys(placeKeys, (command) => {
    if (typeof command === 'object') void navigate(command.go);
    else if (command !== 'search') openPalette(command);
    else if (!focusPageSearch()) openPalette('palette');
  });
  return (
    opened !== null && (
      <Suspense>
        <QuickFindDialogs opened={opened} onClose={() => openPalette(null)} />
      </Suspense>
    )
  );
};
