import { allowList, type Mark } from '#core/platform/rich-text/allow-list.ts';
import { synonyms } from '#core/platform/rich-text/foreign-tags.ts';

type StyledMarks = Partial<Readonly<Record<Mark, boolean>>>;

const declarations = (style: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    style.split(';').map((part) => {
      const [name = '', ...value] = part.split(':');
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
    }),
  );

const plainGrounds =
  /^(?:transparent|none|initial|inherit|unset|white|#fff(?:fff)?|rgba?\(255, ?255, ?255.*|rgba\(.*, ?0\)|window|auto)$/;

/** Red, green and blue of a colour as programs write it; null for a name. */
const channelsOf = (colour: string): readonly number[] | null => {
  const [, hex] = /^#([\da-f]{6}|[\da-f]{3})$/.exec(colour) ?? [];
  if (hex !== undefined)
    return [0, 1, 2].map((at) =>
      hex.length === 3
        ? Number.parseInt(hex.charAt(at).repeat(2), 16)
        : Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
    );
  return /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(colour)?.slice(1).map(Number) ?? null;
};

const plainColours =
  /^(?:black|white|gr[ae]y|dimgr[ae]y|darkgr[ae]y|windowtext|auto|inherit|initial|unset|currentcolor|var\(.*)$/;

/** Black, white and what lies between say nothing; how far channels lie apart says how colourful it is. */
const isColourful = (colour: string): boolean => {
  const channels = channelsOf(colour);
  return channels
    ? Math.max(...channels) - Math.min(...channels) > 48
    : colour !== '' && !plainColours.test(colour);
};

/** Lines that don't begin at the side. */
const alignments = /^(?:center|right|justify)$/i;

/** Whether a style has what no text of ours can show: a colour of words, or an alignment. */
export const isOwnStyle = (style: string): boolean => {
  const said = declarations(style);
  return isColourful(said['color'] ?? '') || alignments.test(said['text-align'] ?? '');
};

/** The same of an element; links and headings look here as they do everywhere. */
export const hasOwnStyle = (element: Element): boolean => {
  if (element.closest('a, h1, h2, h3, h4, h5, h6, [role="heading"]')) return false;
  const style = element.getAttribute('style') ?? '';
  const colour = element.localName === 'font' ? (element.getAttribute('color') ?? '') : '';
  // Numbers in the cells of a spreadsheet stand at the right by themselves.
  const align = element.matches('td, th') ? '' : (element.getAttribute('align') ?? '');
  return isOwnStyle(style) || isColourful(colour.toLowerCase()) || alignments.test(align);
};

/** What a style says of its words; what it does not mention stays as it was. */
export const marksOfStyle = (style: string): StyledMarks => {
  const said = declarations(style);
  const weight = said['font-weight'];
  const decoration = said['text-decoration'] ?? said['text-decoration-line'];
  const place = said['vertical-align'];
  const ground = said['background-color'] ?? said['background'] ?? said['mso-highlight'];
  return {
    ...(weight !== undefined && { strong: weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600 }),
    ...(said['font-style'] !== undefined && { em: /italic|oblique/.test(said['font-style']) }),
    ...(decoration !== undefined && {
      u: decoration.includes('underline'),
      s: decoration.includes('line-through'),
    }),
    ...(place !== undefined && { sub: place === 'sub', sup: place === 'super' }),
    ...(ground !== undefined && { mark: !plainGrounds.test(ground) }),
  };
};

/** The marks around the words of an element: by its tag, and by its style, which is what programs of offices use. */
export const marksIn = (element: Element, around: ReadonlySet<Mark>): ReadonlySet<Mark> => {
  const marks = new Set(around);
  const tag = synonyms[element.localName] ?? element.localName;
  const own = allowList.marks.find((mark) => mark === tag);
  if (own !== undefined && own !== 'a') marks.add(own);
  const isLine = !element.matches(
    'p, div, table, tr, td, th, ul, ol, body, blockquote, h1, h2, h3, h4, h5, h6',
  );
  const styled = marksOfStyle(element.getAttribute('style') ?? '');
  for (const mark of allowList.marks) {
    // The ground of a block is a colour of the page, not of words; a bold heading is a heading.
    if (styled[mark] === undefined || (mark === 'mark' && !isLine)) continue;
    if (styled[mark]) marks.add(mark);
    else if (mark !== 'u' || own === undefined) marks.delete(mark);
  }
  if (element.closest('h1, h2, h3, h4, h5, h6, [role="heading"]')) marks.delete('strong');
  // A link is underlined by itself.
  if (element.closest('a[href]')) marks.delete('u');
  return marks;
};
