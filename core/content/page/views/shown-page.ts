import { inLanguage, type Language } from '#core/kernel/language.ts';
import { describeRichText, type ContentsEntry } from '#core/platform/rich-text/describe-rich-text.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { upcomingVersion, versionInForce, type PageKey, type PageVersion, type PageWords } from '../page.ts';
import { shippedPages } from '../shipped/shipped-pages.ts';

export type ShownPage = Readonly<{
  key: PageKey;
  title: string;
  /** For search results; empty where none was written. */
  description: string;
  /** Rich text as it is stored, its places filled. */
  html: string;
  contents: readonly ContentsEntry[];
  effectiveAt: Date;
  /** A text that is published and waits for its day. */
  upcoming: Readonly<{ effectiveAt: Date; asksAgain: boolean }> | null;
}>;

type Site = Pick<Settings, 'siteName' | 'contactEmail'>;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `{{site}}` and `{{email}}` in the words become the site's name and mailbox. */
const fill = (text: string, { siteName, contactEmail }: Site): string =>
  text.replaceAll('{{site}}', siteName).replaceAll('{{email}}', contactEmail);

const fillHtml = (html: string, site: Site): string =>
  fill(html, { siteName: escape(site.siteName), contactEmail: escape(site.contactEmail) });

/** The words in one language, as a reader sees them. */
export const shownWords = (
  { title, description, html }: PageWords,
  language: Language,
  site: Site,
): Pick<ShownPage, 'title' | 'description' | 'html' | 'contents'> => {
  const text = fillHtml(inLanguage(html, language), site);
  return {
    title: fill(inLanguage(title, language), site),
    description: fill(inLanguage(description, language), site),
    html: text,
    contents: describeRichText(text).contents,
  };
};

export const presentPage = (
  key: PageKey,
  versions: readonly PageVersion[],
  { language, site, at }: Readonly<{ language: Language; site: Site; at: Date }>,
): ShownPage => {
  const shown = versionInForce(versions, at) ?? shippedPages[key];
  const upcoming = upcomingVersion(versions, at);
  return {
    key,
    ...shownWords(shown, language, site),
    effectiveAt: shown.effectiveAt,
    upcoming: upcoming && {
      effectiveAt: upcoming.effectiveAt,
      asksAgain: upcoming.consentVersion !== null,
    },
  };
};
