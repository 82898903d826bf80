import { lazy, Suspense } from 'react';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { coreWords, loadWords } from '../../app/catalogues.ts';
import { languageOf } from '../../app/language.ts';

const Fetched = lazy(async () => {
  const [{ RestrictionBanner }] = await Promise.all([
    import('./RestrictionBanner.tsx'),
    loadWords([coreWords, 'moderation'], languageOf(location.pathname)),
  ]);
  return { default: RestrictionBanner };
});

/** Nearly nobody is restricted: who is fetches the words for it. */
export const BannerOnDemand = () =>
  useSignedInUser()?.restrictedUntil ? (
    <Suspense>
      <Fetched />
    </Suspense>
  ) : null;
