import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { type Embed as EmbedOf, embedOf } from '#core/platform/rich-text/attributes.ts';
import { EmbedCard } from './EmbedCard.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    embed: { insertEmbed: (embed: EmbedOf) => ReturnType };
  }
}

const attributesOf = ({ provider, id }: EmbedOf) => ({ 'data-embed': provider, 'data-id': id });

/** A film elsewhere. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ provider: { default: 'youtube' }, id: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'div[data-embed]',
      getAttrs: (element) =>
        embedOf(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))) ?? false,
    },
  ],
  renderHTML: ({ node }) => ['div', attributesOf(node.attrs as EmbedOf)], // parsed above
  addNodeView: () => ReactNodeViewRenderer(EmbedCard),
  addCommands() {
    return {
      insertEmbed:
        (embed) =>
        ({ chain }) =>
          chain().leaveLine().insertContent({ type: this.name, attrs: embed }).run(),
    };
  },
});
