import type { Tag } from './allow-list.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element as someone wrote it: any tag, any attribute. */
export type AnyElement = Readonly<{ tag: string; attributes: Attributes; children: readonly AnyNode[] }>;
export type AnyNode = string | AnyElement;

/** An element that the allow-list knows, nested as it says: what `fitToAllowList` makes. */
export type RichElement = Readonly<{ tag: Tag; attributes: Attributes; children: readonly RichNode[] }>;
export type RichNode = string | RichElement;

export const element = (
  tag: Tag,
  children: readonly RichNode[] = [],
  attributes: Attributes = {},
): RichElement => ({ tag, attributes, children });

export const isElement = <Element extends AnyElement>(node: string | Element): node is Element =>
  typeof node !== 'string';

/** Each element once, before what is in it. */
export const elementsIn = function* (nodes: readonly RichNode[]): Generator<RichElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node.children);
  }
};

/** All text, one piece after the other. */
export const plainText = (nodes: readonly AnyNode[]): string =>
  nodes.map((node) => (isElement(node) ? plainText(node.children) : node)).join('');
