import { isElement, type AnyNode } from './tree.ts';

const empty = new Set(['br', 'hr', 'img']);

const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (sign) =>
    sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&nbsp;',
  );
const escapeValue = (value: string): string => escapeText(value).replaceAll('"', '&quot;');

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join('');

/** In the spelling of browsers, so that what they read and write again is the same text. */
export const writeHtml = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return escapeText(node);
      const { tag, attributes, children } = node;
      const start = `<${tag}${attributesOf(attributes)}>`;
      return empty.has(tag) ? start : `${start}${writeHtml(children)}</${tag}>`;
    })
    .join('');
