import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorActions } from '#ui/components/ErrorAction.tsx';
import { Toasts } from '#ui/components/toasts/Toasts.tsx';
import { Words } from '#ui/Words.tsx';
import { keepAddressesFresh } from '#ui/api/fresh-addresses.ts';
import { pageTitle } from '#ui/page-title.ts';
import { signedIn, useSignedInUser } from '#ui/api/signed-in.ts';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { themeFor } from '#ui/theme/theme.ts';
import { browserQueries } from './ask-ahead.ts';
import { onWords, wordsIn } from './catalogues.ts';
import { keepDevice } from './device/keep-device.ts';
import { coinErrorAction } from './parts/CoinErrorAction.tsx';
import { languageOf } from './language.ts';
import { useSite } from './page-context.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import { modeKey, themeStorage } from './theme-storage.ts';

const signedInId = () => {
  const session = signedIn.current();
  return session.status === 'member' ? session.user.id : undefined;
};

/**
 * What is drawn after words came finds them. Only where some were missing all is drawn once more, in steps:
 * in one piece it would keep a slow phone from hearing touches.
 */
const useComingWords = () => {
  const [version, setVersion] = useState(0);
  const isMissing = useRef(false);
  const onMissing = useCallback(() => void (isMissing.current = true), []);
  useEffect(
    () =>
      onWords(() => {
        if (!isMissing.current) return;
        isMissing.current = false;
        startTransition(() => setVersion((before) => before + 1));
      }),
    [],
  );
  return { version, onMissing };
};

/** What every page stands on: words, look, server state. The language is the address's own. */
export const Root = () => {
  const language = languageOf(useLocation().pathname);
  const coming = useComingWords();
  const [queries] = useState(import.meta.env.SSR ? createQueryClient : browserQueries);
  const { siteName } = useSite();
  const user = useSignedInUser();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => pageTitle.setBrand(siteName), [siteName]);
  useEffect(() => keepAddressesFresh(queries), [queries]);
  // What staff read as a member stays nowhere.
  useEffect(() => (viewingMark.current() === null ? keepDevice(queries) : undefined), [queries]);
  // Nothing of one person may be seen by the next.
  useEffect(() => {
    let last = signedInId();
    return signedIn.subscribe(() => {
      if (last !== undefined && last !== signedInId()) queries.clear();
      last = signedInId();
    });
  }, [queries]);

  return (
    <Words language={language} messages={wordsIn(language)} timeZone={user?.timeZone} {...coming}>
      <ThemeProvider
        theme={themeFor(language)}
        defaultMode="system"
        modeStorageKey={modeKey}
        storageManager={themeStorage}
      >
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queries}>
          <ErrorActions value={coinErrorAction}>
            <Toasts>
              <Outlet />
            </Toasts>
          </ErrorActions>
        </QueryClientProvider>
        <ScrollPlace />
      </ThemeProvider>
    </Words>
  );
};
