import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { openPalette, useOpened } from '#ui/command-palette/opened.ts';
import { useKeysThatLead } from '#ui/command-palette/use-keys-that-lead.ts';
import { openWords } from '../i18n/words.ts';
import { useMay } from '../parts/rights.ts';
import { permittedKeys } from './place-keys.ts';

const QuickFindDialogs = lazy(async () => {
  const [dialogs] = await Promise.all([import('./QuickFindDialogs.tsx'), openWords('palette')]);
  return dialogs;
});

/** Keys that work on every page of the console. */
export const QuickFind = () => {
  const opened = useOpened();
  const navigate = useNavigate();
  useKeysThatLead(permittedKeys(useMay()), navigate);
  return (
    opened !== null && (
      <Suspense>
        <QuickFindDialogs opened={opened} onClose={() => openPalette(null)} />
      </Suspense>
    )
  );
};
