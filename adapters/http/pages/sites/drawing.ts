import type { Language } from '#core/kernel/language.ts';
import type { SitePage } from '#core/member-lifecycle/site-page/site-page.ts';
import type { SitePageWord } from '#core/sites/own-site/labels.ts';
import { say } from '#adapters/ports/messages.ts';
import { escapeHtml } from '../plain-page.ts';

export type Around = Readonly<{
  nonce: string;
  /** Where the site stands, without a slash at the end. */
  origin: string;
  /** The platform's. */
  baseUrl: string;
}>;

export type Drawing = Around & Readonly<{ page: SitePage }>;

export const wordsOf =
  (language: Language) =>
  (word: SitePageWord, values: Readonly<Record<string, string | number>> = {}): string =>
    escapeHtml(say(language, `site.page.${word}`, values));

export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 1 }).format(value);

export const inLanguage = (baseUrl: string, language: Language, path: string): string =>
  `${baseUrl}${language === 'en' ? '/en' : ''}${path}`;

/** An address on the platform, in the language of the page. */
export const platformPath = ({ page, baseUrl }: Drawing, path: string): string =>
  inLanguage(baseUrl, page.language, path);

const paths = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  phone: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2z',
  seal: 'M12 3l2.5 2 3.2.2.6 3.1 2 2.4-1.7 2.7.1 3.2-3 1-2 2.5-2.9-1.2-3.2.5-1.1-3-2.7-1.7 1-3.1L4 8.800l2.700-1.700L7.800 4l3 .3zM9 12l2 2 4-4',
  feed: 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  flag: 'M6 21V4h11l-2 4 2 4H6',
} as const;

/** Beside a word that says the same. */
export const icon = (name: keyof typeof paths): string =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${paths[name]}"/></svg>`;
