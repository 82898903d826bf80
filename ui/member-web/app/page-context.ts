import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import type { AnalyticsChoice } from './layout/analytics/choice.ts';
import type { publicSettingsSchema } from '#http/platform/contract/site.ts';

type Settings = z.output<typeof publicSettingsSchema>;
/** The key of web push and the model's host are asked for where they are needed: pages need not carry them. */
export type Site = Omit<Settings, 'vapidPublicKey' | 'translationHost' | 'signInProviders'> &
  Readonly<{
    baseUrl: string;
    /** Whom people may sign in with; a page that the device kept may not know of any. */
    signInProviders?: readonly SignInProvider[];
  }>;

export type PageContextValue = Readonly<{
  site: Site;
  /** What the server already found for this address; undefined when the page was not rendered there. */
  data: unknown;
  /** Names the history entry that this document was loaded for: its scroll place is kept under it. */
  entryKey: string;
  nonce: string;
  /** The person has signed in on this browser before: draw the way in, not the way to register. */
  signedInHint: boolean;
  /** What this browser answered to being counted; null: nothing yet. */
  analyticsChoice: AnalyticsChoice | null;
}>;

const PageContext = createContext<PageContextValue | undefined>(undefined);

export const PageContextProvider = PageContext.Provider;

export const usePageContext = (): PageContextValue => {
  const value = useContext(PageContext);
  if (value === undefined) throw new Error('PageContextProvider is missing');
  return value;
};

export const useSite = () => usePageContext().site;

/** What the router calls the history entry that a document was loaded for. */
export const firstEntry = 'default';

/** Whether the reader is still at the address that the document was loaded for. */
export const useIsFirstPage = (): boolean => useLocation().key === firstEntry;
