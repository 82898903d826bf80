import createCache from '@emotion/cache';
import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { recoverLostFocus } from '#ui/focus-recovery.ts';
import { hasSignedInHint, signedIn } from '#ui/api/signed-in.ts';
import { App } from './app.tsx';
import { loadRefusalsWithFirstField } from './catalogues.ts';
import { refresh } from './client.ts';
import { nameDocumentEntry } from './document-entry.ts';
import { forgetRoomsWithSignIn } from './kept-chat/ended-sign-in.ts';
import { readEarlyTyping } from './early-typing.ts';
import { languageOf } from './language.ts';
import { choiceIn, choiceOf } from './layout/analytics/choice.ts';
import type { PageContextValue } from './page-context.ts';
import { routes } from './routes.tsx';
import { reader } from './scroll-place.ts';

declare global {
  interface Window {
    /** Where notistack's styles look for it. */
    __nonce__?: string;
  }
}

type Handed = Pick<PageContextValue, 'site' | 'data' | 'signedInHint'> &
  Readonly<{ path: string; analyticsChoice: string | null }>;

/** What the server wrote into the page. A copy served offline or by the development server has none. */
const handed = (): Handed | undefined => {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as Handed) : undefined; // written by our own server from the same type
};

/** Where no server wrote the page. */
const siteByDefault = async (): Promise<PageContextValue['site']> => {
  const { defaultSettings, publicSettings } = await import('#core/platform/settings/site.ts');
  return { ...publicSettings(defaultSettings), consentVersion: '', baseUrl: location.origin };
};

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
window.__nonce__ = nonce;

/**
 * Nobody waits for it: pages that need to know who this is ask by themselves. Where nothing answered, the connection that
 * comes back does, so that no page goes on taking a member for a visitor.
 */
const askWhoReads = () => {
  const ask = () => {
    const session = signedIn.current();
    const isUnproven = session.status === 'member' && session.accessToken === '';
    if (session.status === 'unknown' || isUnproven) refresh().catch(() => undefined);
  };
  addEventListener('online', ask);
  ask();
};

const ready = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Effects run once the whole page listens: what was typed and pressed before may be done once more then. */
const Listening = ({
  root,
  isWritten,
  onStart,
  children,
}: Readonly<{ root: HTMLElement; isWritten: boolean; onStart: () => void; children: ReactNode }>) => {
  const typeAgain = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (isWritten) typeAgain.current = readEarlyTyping(root);
  }, [root, isWritten]);
  useEffect(() => {
    typeAgain.current?.();
    onStart();
  }, [onStart]);
  return children;
};

const start = async () => {
  const given = handed();
  // The copy for offline use stands in for every address: what it knows is of its own alone.
  const drawn = given?.path === location.pathname ? given : undefined;
  const page: PageContextValue = {
    site: given?.site ?? (await siteByDefault()),
    data: drawn?.data,
    entryKey: nameDocumentEntry({
      history,
      storage: () => sessionStorage,
      hasMoved: reader.hasMoved,
      freshKey: String(performance.timeOrigin),
    }),
    nonce,
    signedInHint: drawn?.signedInHint ?? hasSignedInHint(document.cookie),
    analyticsChoice: drawn ? choiceOf(drawn.analyticsChoice ?? undefined) : choiceIn(document.cookie),
  };
  forgetRoomsWithSignIn();
  if (page.signedInHint) askWhoReads();

  // It takes every page to begin online, and would not notice the connection that comes back.
  onlineManager.setOnline(navigator.onLine);
  recoverLostFocus();
  loadRefusalsWithFirstField(() => languageOf(location.pathname));

  const router = createBrowserRouter(routes);
  await ready(router);
  // The document stands where the browser or the reader put it; the router would begin by scrolling to the top.
  router.state.restoreScrollPosition = false;

  const root = document.getElementById('root');
  if (root === null) throw new Error('#root is missing');
  // Of a page that is drawn here alone nothing was typed before: what its fields hold is no change of the reader's.
  const isWritten = drawn !== undefined && root.firstElementChild !== null;
  return new Promise<void>((resolve) => {
    const tree = (
      <StrictMode>
        <Listening root={root} isWritten={isWritten} onStart={resolve}>
          <App cache={createCache({ key: 'css', nonce })} page={page}>
            <RouterProvider router={router} />
          </App>
        </Listening>
      </StrictMode>
    );
    startTransition(() => {
      if (root.firstElementChild === null) createRoot(root).render(tree);
      else hydrateRoot(root, tree);
    });
  });
};

export const started = start();
