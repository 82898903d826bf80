import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { languages, type Language, type LocalizedText } from '#core/kernel/language.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { consentDocuments, type ConsentVersion } from '#core/platform/settings/legal-documents.ts';

/** Pages whose words are staff's. Their addresses are the site's. */
export const pageKeys = ['about-us', 'post-features', 'terms', 'privacy'] as const;
export type PageKey = (typeof pageKeys)[number];
export const isPageKey = (name: string): name is PageKey => pageKeys.some((key) => key === name);

/** People agree to these: they have a day from which they hold, and only who may change settings writes them. */
export const isLegal = (key: PageKey): boolean => consentDocuments.some((document) => document === key);

export const pageLimits = { title: 150, description: 300, html: 200_000 } as const;

/** What stands on a page, in both languages. The text is rich text as it is stored. */
export type PageWords = Readonly<{ title: LocalizedText; description: LocalizedText; html: LocalizedText }>;

/**
 * One text of a page. There is at most one DRAFT of each page; published ones stay for ever, since people agreed to
 * them, and the last one whose day has come is shown.
 */
export type PageVersion = PageWords &
  Readonly<{
    id: Id<'page-version'>;
    key: PageKey;
    /** Counted up within the page; 1 is what the site came with. */
    number: number;
    status: 'DRAFT' | 'PUBLISHED';
    /** From when on it is shown; null while it is a draft. */
    effectiveAt: Date | null;
    /** What people are asked to agree to from that day on; null: nobody is asked. */
    consentVersion: string | null;
    publishedBy: UserId | null;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

export type PublishedVersion = PageVersion & Readonly<{ effectiveAt: Date }>;

export const isPublished = (version: PageVersion): version is PublishedVersion =>
  version.status === 'PUBLISHED' && version.effectiveAt !== null;

const newestFirst = (one: PublishedVersion, other: PublishedVersion): number =>
  other.effectiveAt.getTime() - one.effectiveAt.getTime() || other.number - one.number;

/** What is shown at an instant; null: what the site came with. */
export const versionInForce = (versions: readonly PageVersion[], at: Date): PublishedVersion | null =>
  versions
    .filter(isPublished)
    .filter(({ effectiveAt }) => effectiveAt <= at)
    .toSorted(newestFirst)[0] ?? null;

/** What is published and waits for its day. There is one at most: another can't be published beside it. */
export const upcomingVersion = (versions: readonly PageVersion[], at: Date): PublishedVersion | null =>
  versions.filter(isPublished).find(({ effectiveAt }) => effectiveAt > at) ?? null;

const lacks = ({ title, html }: PageWords, language: Language): boolean =>
  title[language].trim() === '' || html[language] === '';

/** Both languages are read, so both must be there. */
const requireComplete = (words: PageWords): void => {
  const missing = languages.find((language) => lacks(words, language));
  if (missing === undefined) return;
  const part = words.title[missing].trim() === '' ? 'title' : 'html';
  throw fieldError(`body.${part}.${missing}`, 'page.not_ready');
};

/** `2026-12-24`, and `2026-12-24-2` for another one of that day. */
const consentVersionName = (from: Date, taken: readonly string[]): string => {
  const name = localDate(from, defaultTimeZone);
  const names = [name, ...Array.from({ length: taken.length }, (_, index) => `${name}-${index + 2}`)];
  return names.find((one) => !taken.includes(one)) ?? name;
};

export type Publication = Readonly<{
  /** Null: now. */
  effectiveAt: Date | null;
  asksAgain: boolean;
}>;

/** As far ahead as a day may be chosen. */
const farthestDays = 365;

/** The draft as it is published, and, where it asks again, the version to be agreed to. */
export const publish = (
  draft: PageVersion,
  { effectiveAt, asksAgain }: Publication,
  now: Readonly<{
    at: Date;
    by: UserId | null;
    versions: readonly PageVersion[];
    consentVersions: readonly string[];
  }>,
): Readonly<{ published: PageVersion; raised: ConsentVersion | null }> => {
  requireComplete(draft);
  if (upcomingVersion(now.versions, now.at)) throw new DomainError('page.waiting');
  const from = effectiveAt === null || effectiveAt <= now.at ? now.at : effectiveAt;
  const isChosen = from > now.at;
  if (isChosen && (!isLegal(draft.key) || from.getTime() - now.at.getTime() > farthestDays * 86_400_000))
    throw fieldError('body.effectiveAt', 'input.date_bounds');
  const raised =
    asksAgain && isLegal(draft.key) ? { version: consentVersionName(from, now.consentVersions), from } : null;
  return {
    published: {
      ...draft,
      status: 'PUBLISHED',
      effectiveAt: from,
      consentVersion: raised?.version ?? null,
      publishedBy: now.by,
      updatedAt: now.at,
    },
    raised,
  };
};
