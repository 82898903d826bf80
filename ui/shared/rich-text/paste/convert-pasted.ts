import type { Mark } from '#core/platform/rich-text/allow-list.ts';
import { embedAt } from '#core/platform/rich-text/embed-address.ts';
import { fitToAllowList } from '#core/platform/rich-text/fit-to-allow-list.ts';
import { boundaries, dropped } from '#core/platform/rich-text/foreign-tags.ts';
import type { AnyElement, AnyNode } from '#core/platform/rich-text/tree.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';
import { joinWebLists, rebuildWordLists } from './office-lists.ts';
import { hasOwnStyle, marksIn } from './pasted-marks.ts';
import { picturesInRtf } from './rtf-pictures.ts';

export type Pasted = Readonly<{
  /** Of what the list has, and nothing else. */
  html: string;
  /** Pictures of other sites: nothing is fetched from there. */
  remote: number;
  /** Pictures that were named, but whose bytes did not come along. */
  unreadable: number;
  /** Films, sounds, frames, drawings and formulas that no text of ours can have. */
  other: number;
  /** There were colours or alignments, which texts of ours don't have. */
  hasStyle: boolean;
}>;

type Options = Readonly<{
  /** What the same clipboard holds as RTF. */
  rtf: string;
  /** Begins to send a picture; answers the id it has until it is there. Null: no picture can be added. */
  keepPicture: ((file: File) => string) | null;
  /** Whether the text around may show this file. */
  knows: (medium: string) => boolean;
}>;

const headings = /^(?:Mso)?(Title|Subtitle|Heading([1-6]))$/i;

/** Word's own styles for what is a heading. */
const headingOf = (element: Element): string | null => {
  const [, name, level] = headings.exec(element.getAttribute('class')?.split(/\s/)[0] ?? '') ?? [];
  const written =
    level ?? (element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : null);
  if (name?.toLowerCase() === 'title') return 'h2';
  if (name?.toLowerCase() === 'subtitle') return 'h3';
  return written === null || !/^[1-6]$/.test(written) ? null : `h${written}`;
};

const dataPicture = (source: string): File | null => {
  const [, type, body = ''] =
    /^data:(image\/(?:png|jpeg|webp|gif|heic|heif|avif));base64,([\w+/=\s]+)$/i.exec(source) ?? [];
  if (type === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
};

/** A dot that counts readers, or the box of an item to be ticked, is no picture that anyone misses. */
const isOrnament = (image: Element): boolean =>
  image.closest('[role="checkbox"]') !== null ||
  ['width', 'height'].every((name) => /^[01](?:px)?$/.test(image.getAttribute(name) ?? ''));

/** In pixels. */
const largestSign = 48;

/** What an author would look for, of what can't be kept at all. Signs beside words are small, or hidden from readers. */
const isMissed = (node: Element): boolean => {
  if (node.matches('iframe, video, audio, object, embed, canvas, math')) return true;
  if (!node.matches('svg') || node.closest('a, button, [aria-hidden="true"]')) return false;
  const width = node.getAttribute('width') ?? node.getAttribute('viewBox')?.split(/[\s,]+/)[2];
  return !(Number.parseFloat(width ?? '') <= largestSign);
};

/** Docs sends readers of a link past its own counter. */
const addressOf = (link: Element): string => {
  const written = link.getAttribute('href') ?? '';
  const address = URL.parse(written);
  const isCounter = address?.hostname === 'www.google.com' && address.pathname === '/url';
  return (isCounter && address.searchParams.get('q')) || written;
};

/** Tags of style alone: what is meant by them is read from tag and style together. */
const styleTags = new Set(
  'span font o:p b i u s strong em del ins strike sub sup mark code tt kbd samp small big abbr'.split(' '),
);

const dropComments = (page: Document): void => {
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
};

const element = (
  tag: string,
  children: readonly AnyNode[],
  attributes: Record<string, string> = {},
): AnyElement => ({
  tag,
  attributes,
  children,
});

const wrapped = (nodes: readonly AnyNode[], marks: ReadonlySet<Mark>): readonly AnyNode[] =>
  [...marks].reduce<readonly AnyNode[]>((inner, mark) => [element(mark, inner)], nodes);

/** The element itself, when it means more than how its words are styled. */
const around = (node: Element, children: readonly AnyNode[]): readonly AnyNode[] => {
  const tag = headingOf(node) ?? node.localName;
  if (tag === 'a') return [element('a', children, { href: addressOf(node) })];
  // Its class names the language.
  if (tag === 'code' && node.parentElement?.localName === 'pre')
    return [element('code', children, { class: node.className })];
  if (!boundaries.has(tag) && styleTags.has(tag)) return children;
  return [
    element(tag, children, Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))),
  ];
};

/** Reads a page that was copied, without running, fetching or showing anything of it. */
export const convertPasted = (html: string, { rtf, keepPicture, knows }: Options): Pasted => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const fromRtf = [...picturesInRtf(rtf)];
  let remote = 0;
  let unreadable = 0;
  let other = 0;
  let hasStyle = false;

  const keep = (file: File | null, alt: string): readonly AnyNode[] => {
    if (file === null || keepPicture === null) {
      unreadable += 1;
      return [];
    }
    return [element('img', [], { 'data-medium': keepPicture(file), alt })];
  };
  const pictureOf = (image: Element): readonly AnyNode[] => {
    const source = image.getAttribute('src') ?? '';
    const alt = image.getAttribute('alt') ?? '';
    const medium = image.getAttribute('data-medium');
    if (medium !== null) {
      if (knows(medium)) return [element(image.localName, [], { 'data-medium': medium, alt })];
      unreadable += 1;
      return [];
    }
    if (isOrnament(image)) return [];
    if (source.startsWith('data:')) return keep(dataPicture(source), alt);
    if (/^file:/i.test(source)) return keep(fromRtf.shift() ?? null, alt);
    if (/^(?:https?:)?\/\//i.test(source)) remote += 1;
    else unreadable += 1;
    return [];
  };

  const read = (node: Node, marks: ReadonlySet<Mark>): readonly AnyNode[] => {
    if (node instanceof Text) return node.data === '' ? [] : wrapped([node.data], marks);
    if (!(node instanceof Element)) return [];
    const tag = node.localName;
    const isOwnFile = node.hasAttribute('data-medium');
    if (tag === 'img' || (tag === 'video' && isOwnFile)) return pictureOf(node);
    if (tag === 'iframe') {
      const embed = embedAt(node.getAttribute('src') ?? '');
      if (embed) return [element('div', [], { 'data-embed': embed.provider, 'data-id': embed.id })];
    }
    if (isMissed(node)) other += 1;
    if (tag === 'video' || dropped.has(tag)) return [];
    hasStyle ||= hasOwnStyle(node);
    const inner = marksIn(node, marks);
    const children = [...node.childNodes].flatMap((child) => read(child, inner));
    return around(node, children);
  };

  dropComments(page);
  rebuildWordLists(page.body);
  joinWebLists(page.body);
  const nodes = [...page.body.childNodes].flatMap((node) => read(node, new Set()));
  return { html: writeHtml(fitToAllowList(nodes)), remote, unreadable, other, hasStyle };
};
