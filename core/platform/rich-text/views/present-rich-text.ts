import type { MediumId } from '#core/kernel/id.ts';
import type { CalloutKind } from '../allow-list.ts';
import { embedOf } from '../attributes.ts';
import { embedAddress, providerNames } from '../embed-address.ts';
import { headingIds, readRichText } from '../describe-rich-text.ts';
import type { ShownMedium } from '../shown-medium.ts';
import { type AnyElement, type AnyNode, isElement, type RichElement, type RichNode } from '../tree.ts';
import { writeHtml } from '../write-html.ts';

export type RichTextPresentation = Readonly<{
  /** What the reader may see now, by id; of the rest the description stays. */
  media: ReadonlyMap<MediumId, ShownMedium>;
  /** In the language of the text. */
  words: Readonly<Record<CalloutKind | 'table', string>>;
  /** Where the platform answers, without a slash at the end: links to it are not outside ones. */
  baseUrl: string;
  /** For readers elsewhere, as those of a feed: own addresses begin with `baseUrl`, too. */
  absolute?: boolean;
}>;

/** The longer side of the small copy of a picture. */
const smallSide = 480;
const sizes = '(max-width: 712px) 100vw, 680px';

const outside = 'noopener nofollow ugc';

const linkAttributes = (
  { href = '', ...others }: RichElement['attributes'],
  { baseUrl, absolute = false }: RichTextPresentation,
): Record<string, string> => {
  if (href.startsWith('/')) return { href: absolute ? baseUrl + href : href, ...others };
  const isOwn = href === baseUrl || href.startsWith(`${baseUrl}/`);
  return isOwn || href.startsWith('mailto:') ? { href, ...others } : { href, ...others, rel: outside };
};

const dimensions = ({ width, height }: ShownMedium): Record<string, string> =>
  width === null || height === null ? {} : { width: String(width), height: String(height) };

const sourceSet = ({ url, thumbnailUrl, width, height }: ShownMedium): Record<string, string> => {
  if (thumbnailUrl === null || width === null || height === null) return {};
  const small = Math.round(width * Math.min(1, smallSide / Math.max(width, height)));
  return small < width ? { srcset: `${thumbnailUrl} ${small}w, ${url} ${width}w`, sizes } : {};
};

/** A file that can't be shown has no address: its description is what is left. */
const mediumElement = ({ tag, attributes }: RichElement, { media }: RichTextPresentation): AnyElement => {
  const { 'data-medium': id = '', ...others } = attributes;
  const medium = media.get(id);
  const named = { 'data-medium': id, ...others };
  if (medium?.type !== (tag === 'video' ? 'VIDEO' : 'IMAGE')) return { tag, attributes: named, children: [] };
  const own = { ...named, src: medium.url, ...dimensions(medium) };
  return tag === 'video'
    ? {
        tag,
        attributes: {
          ...own,
          ...(medium.posterUrl !== null && { poster: medium.posterUrl }),
          controls: '',
          playsinline: '',
          preload: 'metadata',
        },
        children: [],
      }
    : {
        tag,
        attributes: { ...own, ...sourceSet(medium), loading: 'lazy', decoding: 'async' },
        children: [],
      };
};

/** A link in place of the frame: nobody hears of a reader who does not follow it. */
const embedCard = ({ attributes }: RichElement): AnyElement => {
  const embed = embedOf(attributes);
  if (!embed) return { tag: 'div', attributes: {}, children: [] };
  const href = embedAddress(embed);
  const link = [
    { tag: 'strong', attributes: {}, children: [providerNames[embed.provider]] },
    ' ',
    { tag: 'span', attributes: {}, children: [href.replace(/^https:\/\/(www\.)?/, '')] },
  ];
  return {
    tag: 'div',
    attributes: { 'data-embed': embed.provider },
    children: [{ tag: 'a', attributes: { href, rel: outside }, children: link }],
  };
};

/**
 * Stored blocks as a reader is shown them, one for one: pictures with addresses, headings with ids, links that say where
 * they lead, films elsewhere as cards, tables that scroll, callouts with their word.
 */
export const presentBlocks = (
  blocks: readonly RichElement[],
  presentation: RichTextPresentation,
): readonly AnyElement[] => {
  const ids = headingIds(blocks);
  const present = (node: RichElement): AnyElement => {
    const { tag, attributes } = node;
    const children = () => node.children.map(presentNode);
    switch (tag) {
      case 'a':
        return { tag, attributes: linkAttributes(attributes, presentation), children: children() };
      case 'h2':
      case 'h3':
      case 'h4':
        return { tag, attributes: { id: ids.get(node) ?? '' }, children: children() };
      case 'img':
      case 'video':
        return mediumElement(node, presentation);
      case 'div':
        return embedCard(node);
      case 'aside': {
        const word = presentation.words[attributes['data-kind'] as CalloutKind]; // the list has no other
        const title = { tag: 'p', attributes: { 'data-word': '' }, children: [word] };
        return { tag, attributes, children: [title, ...children()] };
      }
      case 'table':
        return {
          tag: 'div',
          attributes: {
            'data-table': '',
            role: 'region',
            'aria-label': presentation.words.table,
            tabindex: '0',
          },
          children: [{ tag, attributes, children: children() }],
        };
      // A long line scrolls, by keyboard too.
      case 'pre':
        return { tag, attributes: { ...attributes, tabindex: '0' }, children: children() };
      default:
        return { tag, attributes, children: children() };
    }
  };
  const presentNode = (node: RichNode): AnyNode => (isElement(node) ? present(node) : node);
  return blocks.map(present);
};

/** The same as HTML, for what is read without our screens: feeds, pages without script, mails. */
export const presentRichText = (html: string, presentation: RichTextPresentation): string =>
  writeHtml(presentBlocks(readRichText(html), presentation));
