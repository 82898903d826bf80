import { fieldError } from '#core/kernel/domain-error.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { DomainId } from '#core/sites/domain-name/domain.ts';

export const siteBlocks = [
  'about',
  'badges',
  'certificates',
  'stats',
  'rating',
  'gallery',
  'posts',
  'challenges',
  'price',
  'links',
  'followers',
  'members',
  'contact',
] as const;
export type SiteBlockKind = (typeof siteBlocks)[number];
export type SiteBlock = Readonly<{ kind: SiteBlockKind; isOn: boolean }>;

export const palettes = ['forest', 'ocean', 'sunrise', 'berry', 'slate', 'sand', 'night', 'lime'] as const;
export type Palette = (typeof palettes)[number];

export type SiteLink = Readonly<{ label: string; url: string }>;

/** How a member's site looks and what it shows; what visitors may see of it is decided where it is shown. */
export type OwnSite = Readonly<{
  domainId: DomainId;
  tagline: LocalizedText;
  /** Every block once, in the order of the page. */
  blocks: readonly SiteBlock[];
  links: readonly SiteLink[];
  palette: Palette;
  /** Measures visits once the visitor agrees; empty: nothing is asked. */
  analyticsId: string;
  /** Names an application to those who share the page; it loads nothing. */
  facebookAppId: string;
  version: number;
  updatedAt: Date;
}>;

export const taglineMaxLength = 160;
export const mostLinks = 20;
export const linkLabelMaxLength = 60;
export const linkUrlMaxLength = 500;
/** Tag managers run anything and are none of these. */
export const analyticsPattern = /^G-[A-Z0-9]{6,12}$/;
export const facebookAppPattern = /^\d{8,20}$/;

export const defaultSite = (domainId: DomainId, at: Date): OwnSite => ({
  domainId,
  tagline: { vi: '', en: '' },
  blocks: siteBlocks.map((kind) => ({ kind, isOn: true })),
  links: [],
  palette: 'forest',
  analyticsId: '',
  facebookAppId: '',
  version: 0,
  updatedAt: at,
});

export type SiteChange = Omit<OwnSite, 'domainId' | 'version' | 'updatedAt'>;

const line = (typed: string, max: number, path: `body.${string}`): string => {
  const text = cleanProse(typed).replace(/\s+/gu, ' ').trim();
  if (text.length > max) throw fieldError(path, 'input.max_length', { length: max });
  const problem = textProblem(text, 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return text;
};

/** No name or password before the host; behind it an `@` is how people are called. */
const httpsPlace = /^https:\/\/[^\s<>"'\\@/?#]+\.[^\s<>"'\\@/?#]+(?:[/?#][^\s<>"'\\]*)?$/;

const cleanLink = ({ label, url }: SiteLink, at: number): SiteLink => {
  if (url.length > linkUrlMaxLength || !httpsPlace.test(url))
    throw fieldError(`body.links.${at}.url`, 'input.url');
  const cleaned = line(label, linkLabelMaxLength, `body.links.${at}.label`);
  if (cleaned === '') throw fieldError(`body.links.${at}.label`, 'input.required');
  return { label: cleaned, url };
};

/** Blocks that were not named stand at the end, switched off: none is lost, none stands twice. */
export const allBlocks = (chosen: readonly SiteBlock[]): readonly SiteBlock[] => {
  const named = chosen.filter(({ kind }, at) => chosen.findIndex((other) => other.kind === kind) === at);
  const missing = siteBlocks.filter((kind) => !named.some((block) => block.kind === kind));
  return [...named, ...missing.map((kind) => ({ kind, isOn: false }))];
};

const idOf = (typed: string, pattern: RegExp, path: `body.${string}`): string => {
  const id = typed.trim();
  if (id !== '' && !pattern.test(id)) throw fieldError(path, 'input.invalid');
  return id;
};

/** As it is kept. */
export const cleanSite = (change: SiteChange): SiteChange => {
  if (change.links.length > mostLinks)
    throw fieldError('body.links', 'input.max_length', { length: mostLinks });
  return {
    tagline: {
      vi: line(change.tagline.vi, taglineMaxLength, 'body.tagline.vi'),
      en: line(change.tagline.en, taglineMaxLength, 'body.tagline.en'),
    },
    blocks: allBlocks(change.blocks),
    links: change.links.map(cleanLink),
    palette: change.palette,
    analyticsId: idOf(change.analyticsId, analyticsPattern, 'body.analyticsId'),
    facebookAppId: idOf(change.facebookAppId, facebookAppPattern, 'body.facebookAppId'),
  };
};
