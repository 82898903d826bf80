import { lazy, Suspense } from 'react';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { loadWords } from '../catalogues.ts';
import { languageOf } from '../language.ts';

/** Almost nobody sees it: the dialog and its words are fetched for those who do. */
const ConsentDialog = lazy(async () => {
  await loadWords(['account'], languageOf(location.pathname));
  return import('../../people/account/ConsentDialog.tsx');
});

export const ConsentPrompt = () => {
  const user = useSignedInUser();
  if (user === undefined || !user.consentDue || user.status !== 'ACTIVE' || viewingMark.current() !== null)
    return null;
  return (
    <Suspense>
      <ConsentDialog />
    </Suspense>
  );
};
