import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#ui/theme/fonts.css';
import { recoverLostFocus } from '#ui/focus-recovery.ts';
import { App } from './App.tsx';
import { currentLanguage } from './i18n/language.ts';
import { loadWords, openRefusalsWithFirstField } from './i18n/words.ts';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
document.documentElement.lang = currentLanguage();

recoverLostFocus();
openRefusalsWithFirstField();

const root = document.getElementById('root');
if (root === null) throw new Error('#root is missing');
await loadWords(currentLanguage());
// Unsaved forms can only be guarded by a router that knows of every navigation before it happens.
const router = createBrowserRouter([{ path: '/admin/*', element: <App /> }]);
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
