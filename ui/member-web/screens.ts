import type { ComponentType } from 'react';
import type { MessageId } from '#ui/intl.tsx';
import type { HeadExtras } from './head.ts';
import { coreWords } from './catalogues.ts';

export type Screen = Readonly<{
  /** Without language: the English twin is made from it. */
  path: string;
  title: MessageId;
  description?: MessageId;
  layout: 'public' | 'entrance' | 'member';
  /** `visitor` is for those who are not signed in, `signed-in` also for PENDING accounts, `member` for active ones. */
  access: 'public' | 'visitor' | 'signed-in' | 'member';
  /** Catalogues beside the house's own: `core` for errors and labels, a feature's name for its own words. */
  words?: readonly string[];
  /** May stand in search results. */
  indexed?: boolean;
  /** Complete without script: the application is fetched when the person first touches something. */
  settled?: boolean;
  /** What the server must find before it answers; nothing found is a 404. */
  data?: 'user';
  head?: HeadExtras;
  status?: number;
  load: () => Promise<{ default: ComponentType }>;
}>;

/** One line per screen. The words of a feature are in `features/<name>/messages/{vi,en}.json`. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'head.home.title',
    description: 'head.home.description',
    layout: 'public',
    access: 'public',
    indexed: true,
    settled: true,
    load: () => import('./pages/HomePage.tsx'),
  },
  {
    path: '/post/terms-conditions',
    title: 'terms.title',
    description: 'head.terms.description',
    layout: 'public',
    access: 'public',
    indexed: true,
    settled: true,
    words: ['legal'],
    load: () => import('./features/legal/TermsPage.tsx'),
  },
  {
    path: '/post/privacy-policy',
    title: 'privacy.title',
    description: 'head.privacy.description',
    layout: 'public',
    access: 'public',
    indexed: true,
    settled: true,
    words: ['legal'],
    load: () => import('./features/legal/PrivacyPage.tsx'),
  },
  {
    path: '/coming-soon',
    title: 'soon.title',
    layout: 'public',
    access: 'public',
    settled: true,
    load: () => import('./pages/ComingSoonPage.tsx'),
  },
  {
    path: '/maintenance',
    title: 'maintenance.title',
    layout: 'public',
    access: 'public',
    status: 503,
    load: () => import('./pages/MaintenancePage.tsx'),
  },
  {
    path: '/error/403',
    title: 'forbidden.title',
    layout: 'public',
    access: 'public',
    settled: true,
    status: 403,
    load: () => import('./pages/ForbiddenPage.tsx'),
  },
  {
    path: '/error/404',
    title: 'notFound.title',
    layout: 'public',
    access: 'public',
    settled: true,
    status: 404,
    load: () => import('./pages/NotFoundPage.tsx'),
  },
  {
    path: '/error/500',
    title: 'serverError.title',
    layout: 'public',
    access: 'public',
    settled: true,
    status: 500,
    load: () => import('./pages/ServerErrorPage.tsx'),
  },
  {
    path: '/components',
    title: 'components.title',
    layout: 'public',
    access: 'public',
    words: [coreWords, 'components'],
    load: () => import('./features/components/ComponentsPage.tsx'),
  },
];

/** Any other address. */
export const unknownScreen: Screen = {
  path: '*',
  title: 'notFound.title',
  layout: 'public',
  access: 'public',
  settled: true,
  status: 404,
  load: () => import('./pages/NotFoundPage.tsx'),
};
