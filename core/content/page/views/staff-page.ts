import type { LocalizedText } from '#core/kernel/language.ts';
import {
  isLegal,
  upcomingVersion,
  versionInForce,
  type PageKey,
  type PageVersion,
  type PageWords,
} from '../page.ts';
import { shippedPages } from '../shipped/shipped-pages.ts';

/** A page in the staff's list. `id` is its key. */
export type PageRow = Readonly<{
  id: PageKey;
  title: LocalizedText;
  isLegal: boolean;
  /** Of the text that is shown; 1 is what the site came with. */
  number: number;
  effectiveAt: Date;
  /** When a text that waits will be shown. */
  upcomingAt: Date | null;
  /** Since when a draft is as it is. */
  draftAt: Date | null;
}>;

/** What was published of a page, without its words. */
export type PublishedLine = Readonly<{
  number: number;
  effectiveAt: Date;
  consentVersion: string | null;
  publishedBy: string | null;
  state: 'SHOWN' | 'UPCOMING' | 'FORMER';
}>;

export type StaffPage = PageRow &
  Readonly<{
    /** The draft's words, else those that are shown: what an editor begins with. */
    words: PageWords;
    /** Of the draft, for the next save; 0: there is none. */
    version: number;
    shown: PageWords;
    versions: readonly PublishedLine[];
  }>;

const wordsOf = ({ title, description, html }: PageWords): PageWords => ({ title, description, html });

export const presentPageRow = (key: PageKey, versions: readonly PageVersion[], at: Date): PageRow => {
  const shown = versionInForce(versions, at);
  const draft = versions.find(({ status }) => status === 'DRAFT');
  return {
    id: key,
    title: (shown ?? shippedPages[key]).title,
    isLegal: isLegal(key),
    number: shown?.number ?? 1,
    effectiveAt: (shown ?? shippedPages[key]).effectiveAt,
    upcomingAt: upcomingVersion(versions, at)?.effectiveAt ?? null,
    draftAt: draft?.updatedAt ?? null,
  };
};

const linesOf = (key: PageKey, versions: readonly PageVersion[], at: Date): readonly PublishedLine[] => {
  const shown = versionInForce(versions, at);
  const written = versions.flatMap(({ status, number, effectiveAt, consentVersion, publishedBy }) =>
    status === 'DRAFT' || effectiveAt === null
      ? []
      : [
          {
            number,
            effectiveAt,
            consentVersion,
            publishedBy,
            state:
              effectiveAt > at
                ? ('UPCOMING' as const)
                : number === shown?.number
                  ? ('SHOWN' as const)
                  : ('FORMER' as const),
          },
        ],
  );
  const shipped = {
    number: 1,
    effectiveAt: shippedPages[key].effectiveAt,
    consentVersion: null,
    publishedBy: null,
    state: shown === null ? ('SHOWN' as const) : ('FORMER' as const),
  };
  return [...written, shipped];
};

export const presentStaffPage = (key: PageKey, versions: readonly PageVersion[], at: Date): StaffPage => {
  const shown = wordsOf(versionInForce(versions, at) ?? shippedPages[key]);
  const draft = versions.find(({ status }) => status === 'DRAFT');
  return {
    ...presentPageRow(key, versions, at),
    words: draft ? wordsOf(draft) : shown,
    version: draft?.version ?? 0,
    shown,
    versions: linesOf(key, versions, at),
  };
};
