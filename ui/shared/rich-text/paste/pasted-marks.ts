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

/** What a style says of its words; what it does not mention stays as it was. */
const marksOfStyle = (style: string): StyledMarks => {
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
