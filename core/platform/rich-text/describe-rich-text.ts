import type { MediumId } from '#core/kernel/id.ts';
import { slug } from '#core/kernel/text/text.ts';
import { fitToAllowList } from './fit-to-allow-list.ts';
import { readHtml } from './read-html.ts';
import { elementsIn, isElement, plainText, type RichElement, type RichNode } from './tree.ts';

/** A heading of the table of contents. */
export type ContentsEntry = Readonly<{
  /** Of the heading where the text is shown: `#section-khoi-dong` leads to it. */
  id: string;
  level: 2 | 3;
  text: string;
}>;

export type RichTextFacts = Readonly<{
  /** Words of what is read, captions too: syllables between spaces, in Vietnamese as in English. */
  words: number;
  /** How many elements stand at the top: a reader's last block seen is one of 0 … blocks − 1. */
  blocks: number;
  /** Pictures and videos, each as often as it is shown. */
  pictures: number;
  /** Pictures that nobody has described for those who can't see them. */
  undescribed: number;
  /** Elements within each other. */
  depth: number;
  /** Files shown, each once, in the order of the text. */
  media: readonly MediumId[];
  /** What search looks at: one line for each paragraph, item, cell or caption. */
  text: string;
  /** Headings of the first two levels that stand at the top. */
  contents: readonly ContentsEntry[];
}>;

/** The blocks of stored rich text, as the allow-list knows them. */
export const readRichText = (html: string): readonly RichElement[] => fitToAllowList(readHtml(html));

/** Deepest first: the text itself counts as no level. */
const depthOf = (nodes: readonly RichNode[]): number =>
  Math.max(0, ...nodes.filter((node) => isElement(node)).map(({ children }) => 1 + depthOf(children)));

/** Nearly every word has a plain letter; the others are looked up. */
const isWord = (piece: string): boolean => /[a-z0-9]/i.test(piece) || /[\p{L}\p{N}]/u.test(piece);

export const countWords = (text: string): number => text.split(/\s+/).filter(isWord).length;

const lines = new Set(['p', 'h2', 'h3', 'h4', 'code', 'figcaption', 'summary']);

const lineTexts = function* (nodes: readonly RichNode[], parent = ''): Generator<string> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const isLine = lines.has(node.tag) && (node.tag !== 'code' || parent === 'pre');
    if (isLine) yield plainText(withBreaks(node.children));
    else yield* lineTexts(node.children, node.tag);
  }
};

const withBreaks = (nodes: readonly RichNode[]): readonly RichNode[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    return node.tag === 'br' ? '\n' : { ...node, children: withBreaks(node.children) };
  });

const headings = new Set(['h2', 'h3', 'h4']);

/** An id for each heading, the same wherever the text is shown. They begin alike, so that none is a name of the page's own. */
export const headingIds = (blocks: readonly RichElement[]): ReadonlyMap<RichElement, string> => {
  const used = new Map<string, number>();
  const ids = new Map<RichElement, string>();
  for (const node of elementsIn(blocks)) {
    if (!headings.has(node.tag)) continue;
    const name =
      slug(plainText(withBreaks(node.children)))
        .slice(0, 60)
        .replace(/-$/, '') || 'part';
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    ids.set(node, `section-${name}${count > 1 ? `--${count}` : ''}`);
  }
  return ids;
};

const contentsOf = (blocks: readonly RichElement[]): readonly ContentsEntry[] => {
  const ids = headingIds(blocks);
  return blocks.flatMap((block) =>
    block.tag === 'h2' || block.tag === 'h3'
      ? [
          {
            id: ids.get(block) ?? '',
            level: block.tag === 'h2' ? (2 as const) : (3 as const),
            text: plainText(withBreaks(block.children)).replace(/\s+/g, ' '),
          },
        ]
      : [],
  );
};

/** What a text consists of. Takes stored HTML or the tree of it; of other HTML, what the allow-list would leave. */
export const describeRichText = (html: string | readonly RichElement[]): RichTextFacts => {
  const blocks = typeof html === 'string' ? readRichText(html) : html;
  const text = [...lineTexts(blocks)].filter((line) => line !== '').join('\n');
  const shown = [...elementsIn(blocks)].filter(({ tag }) => tag === 'img' || tag === 'video');
  return {
    words: countWords(text),
    blocks: blocks.length,
    pictures: shown.length,
    undescribed: shown.filter(({ attributes }) => attributes['alt'] === '').length,
    depth: depthOf(blocks),
    media: [...new Set(shown.map(({ attributes }) => attributes['data-medium'] ?? ''))],
    text,
    contents: contentsOf(blocks),
  };
};
