import { allowList, type Tag } from '#core/platform/rich-text/allow-list.ts';

/** What the editor calls the blocks of the list. */
const nodeNames: Partial<Readonly<Record<Tag, string>>> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  ul: 'bulletList',
  ol: 'orderedList',
  blockquote: 'blockquote',
  pre: 'codeBlock',
  figure: 'figure',
  hr: 'horizontalRule',
  table: 'table',
  div: 'embed',
};

/** The blocks that a tag may hold, as the editor's schema names them: nothing can be written that would not be kept. */
export const blocksOf = (tag: Tag): string => {
  const { holds } = allowList.tags[tag];
  const tags: readonly string[] = typeof holds === 'string' ? [] : holds;
  const names = Object.entries(nodeNames).flatMap(([name, node]) => (tags.includes(name) ? [node] : []));
  return `(${[...new Set(names)].join(' | ')})`;
};
