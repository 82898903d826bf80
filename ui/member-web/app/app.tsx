import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageContextProvider, type PageContextValue } from './page-context.ts';

type Props = Readonly<{ cache: EmotionCache; page: PageContextValue; children: ReactNode }>;

/** Around the router, the same on the server and in the browser. */
export const App = ({ cache, page, children }: Props) => (
  <CacheProvider value={cache}>
    <PageContextProvider value={page}>{children}</PageContextProvider>
  </CacheProvider>
);
