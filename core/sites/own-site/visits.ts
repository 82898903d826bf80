import type { Language } from '#core/kernel/language.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import type { DomainId } from '#core/sites/domain-name/domain.ts';

export const visitSources = ['DIRECT', 'SEARCH', 'SOCIAL', 'OTHER'] as const;
export type VisitSource = (typeof visitSources)[number];

/** One view of a page. Nothing of the visitor is in it: no address, no browser, no id. */
export type Visit = Readonly<{
  domainId: DomainId;
  day: string;
  page: string;
  language: Language;
  source: VisitSource;
}>;
export type VisitCount = Omit<Visit, 'domainId'> & Readonly<{ count: number }>;

const search = /(^|\.)(google|bing|duckduckgo|coccoc|yahoo|ecosia|baidu|yandex)\./;
const social =
  /(^|\.)(facebook|fb|instagram|tiktok|zalo|youtube|threads|linkedin|twitter|x|t|reddit|pinterest)\.[a-z.]+$/;

/** Where a visitor comes from, as one of four words. */
export const sourceOf = (referrer: string | undefined, ownHost: string): VisitSource => {
  const from = /^https?:\/\/([^/:?#]+)/i.exec(referrer ?? '')?.[1]?.toLowerCase();
  if (from === undefined || from === ownHost) return 'DIRECT';
  if (search.test(from)) return 'SEARCH';
  return social.test(from) ? 'SOCIAL' : 'OTHER';
};

export const visitDay = (at: Date): string => localDate(at, defaultTimeZone);
