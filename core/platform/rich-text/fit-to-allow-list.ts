import { allowList, type Mark, type Tag } from './allow-list.ts';
import { cleanAttributes, embedOf } from './attributes.ts';
import { cleanText } from './clean-text.ts';
import { type AppliedMark, type Run, textBlock, withMark } from './fit-line.ts';
import { type Cell, type Row, tableOf } from './fit-table.ts';
import { boundaries, dropped, synonyms } from './foreign-tags.ts';
import { type AnyElement, type AnyNode, element, isElement, type RichElement } from './tree.ts';

type Marks = readonly AppliedMark[];

const isTag = (name: string): name is Tag => Object.hasOwn(allowList.tags, name);
const isMark = (tag: Tag): tag is Mark => allowList.marks.some((mark) => mark === tag);
/** The name by which the list knows it; null: it has no such thing. */
const tagOf = ({ tag }: AnyElement): Tag | null => synonyms[tag] ?? (isTag(tag) ? tag : null);
const is = (node: AnyNode, ...tags: readonly string[]): node is AnyElement =>
  isElement(node) && tags.includes(node.tag);

/** The mark that an element puts around its words; null when it puts none. */
const markOf = (node: AnyElement): AppliedMark | null => {
  const tag = tagOf(node);
  if (tag === null || !isMark(tag)) return null;
  const { class: _language, ...attributes } = cleanAttributes(tag, node.attributes);
  return tag === 'a' && attributes['href'] === undefined ? null : { tag, attributes };
};

/** All words of nodes in one line; where a block began or ended, the line breaks. */
const runsIn = (nodes: readonly AnyNode[], marks: Marks): readonly Run[] =>
  nodes.flatMap((node): readonly Run[] => {
    if (!isElement(node)) return [{ text: node, marks }];
    if (dropped.has(node.tag)) return [];
    if (node.tag === 'br') return [null];
    const mark = markOf(node);
    const runs = runsIn(node.children, mark ? withMark(marks, mark) : marks);
    const tag = tagOf(node);
    const isBlock = boundaries.has(node.tag) || (tag !== null && !isMark(tag));
    return isBlock ? [null, ...runs, null] : runs;
  });

const mediumOf = (node: AnyElement): RichElement | null => {
  const tag = node.tag === 'video' ? 'video' : 'img';
  const attributes = cleanAttributes(tag, node.attributes);
  if (attributes['data-medium'] === undefined) return null;
  return element(tag, [], tag === 'img' ? { ...attributes, alt: attributes['alt'] ?? '' } : attributes);
};

const figureOf = (medium: RichElement, caption: readonly Run[]): RichElement => {
  const words = textBlock('figcaption', caption);
  return element('figure', words ? [medium, words] : [medium]);
};

const preOf = (node: AnyElement): RichElement | null => {
  const textIn = (nodes: readonly AnyNode[]): string =>
    nodes
      .map((child) => (isElement(child) ? (child.tag === 'br' ? '\n' : textIn(child.children)) : child))
      .join('');
  const text = cleanText(textIn(node.children));
  const code = node.children.find((child) => is(child, 'code'));
  const attributes = code && isElement(code) ? cleanAttributes('code', code.attributes) : {};
  return /\S/.test(text) ? element('pre', [element('code', [text], attributes)]) : null;
};

type Fit = (nodes: readonly AnyNode[], holds: readonly string[], marks: Marks) => readonly RichElement[];
type Inner = Readonly<{ fit: Fit; marks: Marks }>;

/** Every item begins with a paragraph; a list that lies between items belongs to the one before it. */
const listOf = (node: AnyElement, { fit, marks }: Inner): RichElement | null => {
  const items: AnyNode[][] = [];
  let isOpen = false;
  for (const child of node.children) {
    if (is(child, 'li')) {
      items.push([...child.children]);
      isOpen = false;
    } else if (is(child, 'ul', 'ol') && items.length > 0) items.at(-1)?.push(child);
    else if (isElement(child) || /\S/.test(child)) {
      if (isOpen) items.at(-1)?.push(child);
      else items.push([child]);
      isOpen = true;
    }
    // The space between two words that no item holds.
    else if (isOpen) items.at(-1)?.push(child);
  }
  const fitted = items.flatMap((item) => {
    const blocks = fit(item, allowList.tags.li.holds, marks);
    if (blocks.length === 0) return [];
    return [element('li', blocks[0]?.tag === 'p' ? blocks : [element('p'), ...blocks])];
  });
  const tag = node.tag === 'ol' ? 'ol' : 'ul';
  return fitted.length > 0 ? element(tag, fitted, cleanAttributes(tag, node.attributes)) : null;
};

/** The table, and before it what stood in it outside of cells. */
const tableIn = (node: AnyElement, { fit, marks }: Inner): readonly (RichElement | null)[] => {
  const rows: Row[] = [];
  const strays: AnyNode[] = [];
  const walk = (children: readonly AnyNode[], isInHead: boolean) => {
    for (const child of children) {
      if (is(child, 'thead', 'tbody', 'tfoot')) walk(child.children, child.tag === 'thead');
      else if (is(child, 'tr')) rows.push({ cells: cellsOf(child, isInHead), isInHead });
      else strays.push(child);
    }
  };
  const cellsOf = (row: AnyElement, isInHead: boolean): Cell[] =>
    row.children.flatMap((cell) => {
      if (!is(cell, 'td', 'th')) {
        strays.push(cell);
        return [];
      }
      const blocks = fit(cell.children, allowList.tags.td.holds, marks);
      return [
        {
          isHead: isInHead || cell.tag === 'th',
          attributes: cell.attributes,
          blocks: blocks.length > 0 ? blocks : [element('p')],
        },
      ];
    });
  walk(node.children, false);
  return [...fit(strays, allowList.top, marks), tableOf(rows)];
};

/** The picture or video of a figure with its caption, as many figures as there are; then what else stood in it. */
const figuresIn = (node: AnyElement, { fit, marks }: Inner): readonly RichElement[] => {
  const media: RichElement[] = [];
  const captions: AnyNode[] = [];
  const others: AnyNode[] = [];
  const walk = (children: readonly AnyNode[]) => {
    for (const child of children) {
      if (is(child, 'img', 'video')) {
        const medium = mediumOf(child);
        if (medium) media.push(medium);
      } else if (is(child, 'figcaption')) captions.push(child);
      else if (isElement(child) && holdsMedium(child)) walk(child.children);
      else others.push(child);
    }
  };
  walk(node.children);
  const caption = runsIn(captions, marks);
  if (media.length === 0) return fit([...others, ...captions], allowList.top, marks);
  const figures = media.map((medium, at) => figureOf(medium, at === media.length - 1 ? caption : []));
  return [...figures, ...fit(others, allowList.top, marks)];
};

const holdsMedium = (node: AnyElement): boolean =>
  node.children.some((child) => is(child, 'img', 'video') || (isElement(child) && holdsMedium(child)));

const detailsOf = (node: AnyElement, { fit, marks }: Inner): readonly RichElement[] => {
  const summary = node.children.find((child) => is(child, 'summary'));
  const others = node.children.filter((child) => child !== summary);
  const { details } = allowList.tags;
  const head = summary && isElement(summary) ? textBlock('summary', runsIn(summary.children, marks)) : null;
  if (!head) return fit(others, allowList.top, marks);
  const blocks = fit(others, details.holds, marks);
  return [element('details', [head, ...(blocks.length > 0 ? blocks : [element('p')])])];
};

/** What an element is as blocks of its own; null when the list has no such block. */
const blocksOf = (node: AnyElement, inner: Inner): readonly (RichElement | null)[] | null => {
  const { fit, marks } = inner;
  switch (tagOf(node)) {
    case 'hr':
      return [element('hr')];
    case 'pre':
      return [preOf(node)];
    case 'ul':
    case 'ol':
      return [listOf(node, inner)];
    case 'table':
      return tableIn(node, inner);
    case 'figure':
      return figuresIn(node, inner);
    case 'img':
    case 'video': {
      const medium = mediumOf(node);
      return [medium && figureOf(medium, [])];
    }
    case 'details':
      return detailsOf(node, inner);
    case 'div': {
      const embed = embedOf(node.attributes);
      return embed && [element('div', [], { 'data-embed': embed.provider, 'data-id': embed.id })];
    }
    case 'aside': {
      const attributes = cleanAttributes('aside', node.attributes);
      if (attributes['data-kind'] === undefined) return null;
      const blocks = fit(node.children, allowList.tags.aside.holds, marks);
      return blocks.length > 0 ? [element('aside', blocks, attributes)] : [];
    }
    case 'blockquote': {
      const blocks = fit(node.children, allowList.tags.blockquote.holds, marks);
      return blocks.length > 0 ? [element('blockquote', blocks)] : [];
    }
    default:
      return null;
  }
};

const textBlocks = ['p', 'h2', 'h3', 'h4'] as const;
type TextBlock = (typeof textBlocks)[number];
/** A heading where none may be is a paragraph. */
const textBlockOf = (tag: Tag | null, holds: readonly string[]): TextBlock | null => {
  const name = textBlocks.find((one) => one === tag);
  return name === undefined || holds.includes(name) ? (name ?? null) : 'p';
};

const fitBlocks: Fit = (nodes, holds, outerMarks) => {
  const blocks: RichElement[] = [];
  let runs: Run[] = [];
  let current: TextBlock = 'p';

  const flush = () => {
    const block = textBlock(current, runs);
    if (block) blocks.push(block);
    runs = [];
  };
  /** What these nodes show, in blocks of their own. */
  const apart = (children: readonly AnyNode[], marks: Marks, tag: TextBlock) => {
    const outer = current;
    flush();
    current = tag;
    children.forEach((child) => visit(child, marks));
    flush();
    current = outer;
  };
  const visit = (node: AnyNode, marks: Marks): void => {
    if (!isElement(node)) {
      runs.push({ text: node, marks });
      return;
    }
    if (dropped.has(node.tag)) return;
    if (node.tag === 'br') {
      runs.push(null);
      return;
    }
    const tag = tagOf(node);
    const line = textBlockOf(tag, holds);
    const place = tag === 'img' || tag === 'video' ? 'figure' : tag;
    const own = place !== null && holds.includes(place) ? blocksOf(node, { fit: fitBlocks, marks }) : null;
    if (line) apart(node.children, marks, line);
    else if (own) {
      flush();
      for (const block of own) {
        if (block && holds.includes(block.tag)) blocks.push(block);
        else if (block) visit(block, marks);
      }
    } else if (boundaries.has(node.tag) || (tag !== null && !isMark(tag))) apart(node.children, marks, 'p');
    else {
      const mark = markOf(node);
      node.children.forEach((child) => visit(child, mark ? withMark(marks, mark) : marks));
    }
  };

  nodes.forEach((node) => visit(node, outerMarks));
  flush();
  return blocks;
};

/**
 * What the allow-list leaves of a document, in its one form: known tags and attributes, nested as the list says, marks in
 * their order, no empty paragraphs, tables without gaps. Doing it twice is doing it once.
 */
export const fitToAllowList = (nodes: readonly AnyNode[]): readonly RichElement[] =>
  fitBlocks(nodes, allowList.top, []);
