/**
 * The little language mail bodies are written in: paragraphs, `**bold**`, lists (`- item`), a button alone on its line
 * (`[Open]({{link}})`) and places for values (`{{name}}`). A paragraph that is nothing but bold stands out, like a code.
 * It is parsed before values come in, so that a value is never read as markup.
 */
export type Piece = Readonly<{ kind: 'text' | 'placeholder'; value: string; bold: boolean }>;
export type Line = readonly Piece[];

export type Block =
  | Readonly<{ kind: 'paragraph'; lines: readonly Line[] }>
  | Readonly<{ kind: 'highlight'; line: Line }>
  | Readonly<{ kind: 'list'; items: readonly Line[] }>
  /** `target` is a placeholder's name or an https address. */
  | Readonly<{ kind: 'button'; label: Line; target: Omit<Piece, 'bold'> }>;

export type Markup = Readonly<{ blocks: readonly Block[]; brokenLines: readonly number[] }>;

const place = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/;
const wholePlace = new RegExp(`^${place.source}$`);
const button = /^\[(.+)\]\((.*)\)$/;
/** Only the place made for addresses may be one: a button whose link is a person's name leads nowhere good. */
const linkPlace = /^\{\{\s*link\s*\}\}$/;
const fixedAddress = /^https:\/\/[^\s()<>"'`{}\\|^]+$/;

/** Each name once, in order of appearance. */
export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(new RegExp(place.source, 'g'))].map((match) => match[1] ?? '')),
];

/** Null when the marks do not pair up. */
export const parseLine = (source: string): Line | null => {
  const pieces: Piece[] = [];
  let bold = false;
  for (const part of source.split(/(\{\{[^{}]*\}\}|\*\*)/)) {
    const name = wholePlace.exec(part)?.[1];
    if (part === '**') bold = !bold;
    else if (name !== undefined) pieces.push({ kind: 'placeholder', value: name, bold });
    else if (/\{\{|\}\}|\]\(/.test(part)) return null;
    else if (part !== '') pieces.push({ kind: 'text', value: part, bold });
  }
  return bold ? null : pieces;
};

const parseButton = (source: string): Block | null => {
  const [, words, address] = button.exec(source) ?? [];
  const label = words === undefined ? null : parseLine(words);
  if (label === null || label.length === 0 || address === undefined) return null;
  if (linkPlace.test(address))
    return { kind: 'button', label, target: { kind: 'placeholder', value: 'link' } };
  return fixedAddress.test(address)
    ? { kind: 'button', label, target: { kind: 'text', value: address } }
    : null;
};

const paragraph = (lines: readonly Line[]): Block => {
  const [only] = lines;
  const standsOut = lines.length === 1 && only !== undefined && only.every((piece) => piece.bold);
  return standsOut ? { kind: 'highlight', line: only } : { kind: 'paragraph', lines };
};

export const parseMarkup = (text: string): Markup => {
  const blocks: Block[] = [];
  const brokenLines: number[] = [];
  let prose: Line[] = [];
  let items: Line[] = [];
  const close = (): void => {
    if (prose.length > 0) blocks.push(paragraph(prose));
    if (items.length > 0) blocks.push({ kind: 'list', items });
    prose = [];
    items = [];
  };

  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const source = raw.trim();
    const isItem = source.startsWith('- ');
    const isButton = button.test(source);
    if (source === '' || isButton || isItem !== items.length > 0) close();
    if (source === '') continue;
    if (isButton) {
      const block = parseButton(source);
      if (block) blocks.push(block);
      else brokenLines.push(index + 1);
      continue;
    }
    const line = parseLine(isItem ? source.slice(2) : source);
    if (line === null) brokenLines.push(index + 1);
    else if (line.length > 0) (isItem ? items : prose).push(line);
  }
  close();
  return { blocks, brokenLines };
};
