import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { allowList } from '#core/platform/rich-text/allow-list.ts';
import { readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import {
  element,
  isElement,
  plainText,
  type RichElement,
  type RichNode,
} from '#core/platform/rich-text/tree.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';
import { lockTerms } from './glossary-terms.ts';
import { postLimits, type PostContent } from './post.ts';

type Asked = Readonly<{ from: Language; to: Language }>;
type Needs = Pick<Ports, 'translator'>;

/** So many characters are asked for at once; an article is a few of them. */
const chunkLength = 4_000;

/** Neighbouring lines together, each chunk no longer than a model takes. */
const chunksOf = (texts: readonly string[]): readonly (readonly string[])[] => {
  const chunks: string[][] = [];
  let length = Infinity;
  for (const text of texts) {
    length += text.length + 1;
    if (length > chunkLength) {
      chunks.push([]);
      length = text.length;
    }
    chunks.at(-1)!.push(text); // one was just begun, or is there
  }
  return chunks;
};

/** Line by line; null where the model gave nothing that can stand, and so the original stays. */
const translateChunk = async (
  { translator }: Needs,
  texts: readonly string[],
  { from, to }: Asked,
): Promise<readonly (string | null)[]> => {
  const locked = texts.map((text) => lockTerms(text.replace(/\s+/gu, ' ').trim(), from, to));
  const answer = await translator.translate(locked.map(({ text }) => text).join('\n'), to);
  const lines = answer?.trim().split(/\n/u) ?? [];
  // A model that joins or drops lines has lost which is which.
  if (lines.length !== texts.length) return texts.map(() => null);
  return locked.map(({ unlock }, index) => unlock(lines[index] ?? ''));
};

const lines = new Set(['p', 'h2', 'h3', 'h4', 'figcaption', 'summary']);
const marks: ReadonlySet<string> = new Set([...allowList.marks, 'br']);

/** A break within a line is a space of its text. */
const withSpaces = (nodes: readonly RichNode[]): readonly RichNode[] =>
  nodes.map((node) => (isElement(node) && node.tag === 'br' ? ' ' : node));

const holdsLine = ({ tag, children }: RichElement): boolean =>
  lines.has(tag) && children.every((child) => !isElement(child) || marks.has(child.tag));

const textLines = (nodes: readonly RichNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (!isElement(node) || node.tag === 'pre') return [];
    const isLine = holdsLine(node);
    return isLine ? [plainText(withSpaces(node.children))] : textLines(node.children);
  });

const withLines = (nodes: readonly RichNode[], next: () => string | null): readonly RichNode[] =>
  nodes.map((node): RichNode => {
    if (!isElement(node) || node.tag === 'pre') return node;
    const isLine = holdsLine(node);
    if (!isLine) return { ...node, children: withLines(node.children, next) };
    const text = next();
    // Marks within a line are lost; the writer sees the original beside it.
    return text === null || text === '' ? node : element(node.tag, [text], node.attributes);
  });

/**
 * The text in the other language, line by line, with the terms of the glossary as they must be. What the model left out
 * stays in the original language, for the writer to see. Null: the model answered nothing at all.
 */
export const machineDraft = async (
  needs: Needs,
  content: PostContent,
  asked: Asked,
): Promise<PostContent | null> => {
  const blocks: readonly RichElement[] = readRichText(content.html);
  const originals = [content.title, content.description || content.title, ...textLines(blocks)];
  const answers = await Promise.all(chunksOf(originals).map((texts) => translateChunk(needs, texts, asked)));
  const translated = answers.flat();
  if (translated.every((line) => line === null)) return null;
  const [title, description, ...texts] = translated;
  let place = 0;
  const next = (): string | null => texts[place++] ?? null;
  return {
    ...content,
    title: (title ?? content.title).slice(0, postLimits.titleLength.max),
    description: (description ?? content.description).slice(0, postLimits.descriptionLength),
    html: writeHtml(withLines(blocks, next)),
    metaTitle: '',
    metaDescription: '',
    metaKeywords: [],
    wantedSlug: '',
  };
};
