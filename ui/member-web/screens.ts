import type { ComponentType } from 'react';
import type { MessageId } from '#ui/intl.tsx';
import type { HeadExtras } from './head.ts';
import { coreWords } from './catalogues.ts';
import { coachHead } from './features/coaches/coach-head.ts';
import { personHead } from './features/people/person-head.ts';
import { pricingHead } from './features/pricing/pricing-head.ts';
import { productHead } from './features/products/product-head.ts';

export type Screen = Readonly<{
  /** Without language: the English twin is made from it. */
  path: string;
  title: MessageId;
  description?: MessageId;
  /** Visitors find what is public of the member area in the public frame. */
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
  data?: 'user' | 'prices' | 'economy' | 'products' | 'product' | 'coaches' | 'coach';
  head?: HeadExtras;
  status?: number;
  /** Sent without content: the service worker shows it under any address while there is no connection. */
  frame?: boolean;
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
    words: ['coaches'],
    data: 'coaches',
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
    path: '/auth/register',
    title: 'auth.register.title',
    layout: 'entrance',
    access: 'visitor',
    words: [coreWords, 'auth'],
    load: () => import('./features/auth/RegisterPage.tsx'),
  },
  {
    path: '/auth/login',
    title: 'auth.login.title',
    layout: 'entrance',
    access: 'visitor',
    words: [coreWords, 'auth'],
    load: () => import('./features/auth/LoginPage.tsx'),
  },
  {
    path: '/auth/verify',
    title: 'auth.verify.title',
    layout: 'entrance',
    access: 'visitor',
    words: [coreWords, 'auth'],
    load: () => import('./features/auth/VerifyPage.tsx'),
  },
  {
    path: '/auth/confirm-register',
    title: 'auth.confirm.title',
    layout: 'entrance',
    access: 'public',
    words: [coreWords, 'auth'],
    load: () => import('./features/auth/ConfirmRegisterPage.tsx'),
  },
  {
    path: '/auth/forgot-password',
    title: 'auth.forgot.title',
    layout: 'entrance',
    access: 'public',
    words: [coreWords, 'auth'],
    load: () => import('./features/auth/ForgotPasswordPage.tsx'),
  },
  {
    path: '/auth/reset-password',
    title: 'auth.reset.title',
    layout: 'entrance',
    access: 'public',
    words: [coreWords, 'auth'],
    load: () => import('./features/auth/ResetPasswordPage.tsx'),
  },
  {
    path: '/dashboard/user/profile',
    title: 'profile.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'profile'],
    load: () => import('./features/profile/ProfilePage.tsx'),
  },
  {
    path: '/dashboard/user/account',
    title: 'account.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'account'],
    load: () => import('./features/account/AccountPage.tsx'),
  },
  {
    path: '/dashboard/settings',
    title: 'settings.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'settings'],
    load: () => import('./features/settings/SettingsPage.tsx'),
  },
  {
    path: '/dashboard/rewards',
    title: 'rewards.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'rewards', 'invite'],
    load: () => import('./features/rewards/RewardsPage.tsx'),
  },
  {
    path: '/dashboard/user/transaction',
    title: 'transactions.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'transactions'],
    load: () => import('./features/transactions/TransactionsPage.tsx'),
  },
  {
    path: '/dashboard/notifications',
    title: 'notices.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'notifications'],
    load: () => import('./features/notifications/NotificationsPage.tsx'),
  },
  {
    path: '/invite',
    title: 'invite.title',
    description: 'invite.description',
    layout: 'member',
    access: 'public',
    indexed: true,
    words: [coreWords, 'invite'],
    load: () => import('./features/invite/InvitePage.tsx'),
  },
  {
    path: '/pricing',
    title: 'pricing.title',
    description: 'pricing.description',
    layout: 'member',
    access: 'public',
    indexed: true,
    words: [coreWords, 'pricing'],
    data: 'prices',
    head: pricingHead,
    load: () => import('./features/pricing/PricingPage.tsx'),
  },
  {
    path: '/economy',
    title: 'economy.title',
    description: 'economy.description',
    layout: 'member',
    access: 'public',
    indexed: true,
    words: [coreWords, 'economy'],
    data: 'economy',
    load: () => import('./features/economy/EconomyPage.tsx'),
  },
  {
    path: '/payment',
    title: 'topUp.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'top-up'],
    load: () => import('./features/top-up/PaymentPage.tsx'),
  },
  {
    path: '/checkout/:id',
    title: 'checkout.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'checkout'],
    load: () => import('./features/checkout/CheckoutPage.tsx'),
  },
  {
    path: '/product',
    title: 'products.title',
    description: 'products.description',
    layout: 'member',
    access: 'public',
    indexed: true,
    words: [coreWords, 'products'],
    data: 'products',
    load: () => import('./features/products/ProductsPage.tsx'),
  },
  {
    path: '/product/checkout',
    title: 'products.checkout.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'products'],
    load: () => import('./features/products/ProductCheckoutPage.tsx'),
  },
  {
    path: '/product/:id',
    title: 'products.title',
    layout: 'member',
    access: 'public',
    words: [coreWords, 'products'],
    data: 'product',
    head: productHead,
    load: () => import('./features/products/ProductPage.tsx'),
  },
  {
    path: '/dashboard/user/order',
    title: 'orders.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'orders'],
    load: () => import('./features/orders/OrdersPage.tsx'),
  },
  {
    path: '/coach',
    title: 'coaches.title',
    description: 'coaches.description',
    layout: 'member',
    access: 'public',
    indexed: true,
    words: [coreWords, 'coaches'],
    data: 'coaches',
    load: () => import('./features/coaches/CoachesPage.tsx'),
  },
  {
    path: '/coach/:id',
    title: 'coaches.title',
    layout: 'member',
    access: 'public',
    words: [coreWords, 'coaches', 'people'],
    data: 'coach',
    head: coachHead,
    load: () => import('./features/coaches/CoachPage.tsx'),
  },
  {
    path: '/coach/:id/request-review',
    title: 'reviewRequest.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'coaches', 'review-request'],
    load: () => import('./features/review-request/ReviewRequestPage.tsx'),
  },
  {
    path: '/dashboard/coach/settings',
    title: 'coachSettings.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'coach-settings'],
    load: () => import('./features/coach-settings/CoachSettingsPage.tsx'),
  },
  {
    path: '/dashboard/coach/form',
    title: 'questionForm.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'question-form'],
    load: () => import('./features/question-form/QuestionFormPage.tsx'),
  },
  {
    path: '/user/:id',
    title: 'people.title',
    layout: 'member',
    access: 'public',
    words: [coreWords, 'people', 'indicator'],
    data: 'user',
    head: personHead,
    load: () => import('./features/people/PersonPage.tsx'),
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
    path: '/offline',
    title: 'ui.error.unreachable.title',
    layout: 'public',
    access: 'public',
    frame: true,
    load: () => import('./pages/OfflinePage.tsx'),
  },
  {
    path: '/components',
    title: 'components.title',
    layout: 'public',
    access: 'public',
    words: [coreWords, 'components'],
    load: () => import('./features/components/ComponentsPage.tsx'),
  },
  {
    path: '/dashboard',
    title: 'nav.fitboard',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'indicator', 'fitboard'],
    load: () => import('./features/fitboard/FitboardPage.tsx'),
  },
  {
    path: '/indicator/:id/edit',
    title: 'nav.weeklySave',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'indicator', 'physical-profile'],
    load: () => import('./features/physical-profile/PhysicalProfilePage.tsx'),
  },
  {
    path: '/indicator/:id/compare/:otherId',
    title: 'compare.title',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'indicator', 'compare'],
    load: () => import('./features/compare/ComparePage.tsx'),
  },
  {
    path: '/indicator/:id',
    title: 'nav.timeline',
    layout: 'member',
    access: 'member',
    words: [coreWords, 'indicator', 'timeline'],
    load: () => import('./features/timeline/TimelinePage.tsx'),
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
