import type { AnyNode } from './tree.ts';

/** Elements without content, of all of HTML. */
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Deeper elements are passed over and their content stays: nothing that is shown lies so deep. */
const deepest = 256;

const tagAt = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/iy;
const attributeIn = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|nbsp|apos));/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  apos: "'",
};

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd';

const decode = (text: string): string =>
  text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return named[name?.toLowerCase() ?? ''] ?? whole;
  });

const attributesIn = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(attributeIn)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );

type Open = { tag: string; children: AnyNode[] };

const close = (stack: Open[], tag: string): void => {
  const at = stack.findLastIndex((open) => open.tag === tag);
  if (at > 0) stack.length = at;
};

/**
 * Reads HTML in which every element is closed and every value stands in double quotes: what the platform stores, and
 * what a browser says an element holds. Anything else is read as the text that it is. The reading of what people or
 * other programs wrote is for `RichText`.
 */
export const readHtml = (html: string): readonly AnyNode[] => {
  const root: Open = { tag: '', children: [] };
  const stack: [Open, ...Open[]] = [root];
  let text = '';
  const top = () => stack.at(-1) ?? root;
  const endText = () => {
    if (text !== '') top().children.push(decode(text));
    text = '';
  };

  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at);
    if (next === -1) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, next);
    tagAt.lastIndex = next;
    const [whole, slash, name = '', attributes = ''] = tagAt.exec(html) ?? [];
    if (whole === undefined) {
      text += '<';
      at = next + 1;
      continue;
    }
    at = next + whole.length;
    endText();
    const tag = name.toLowerCase();
    if (slash !== '') close(stack, tag);
    else {
      const children: AnyNode[] = [];
      if (stack.length > deepest) continue;
      top().children.push({ tag, attributes: attributesIn(attributes), children });
      if (!empty.has(tag)) stack.push({ tag, children });
    }
  }
  endText();
  return root.children;
};
