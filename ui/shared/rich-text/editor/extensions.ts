import type { AnyExtension } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { safeAddress } from '#core/platform/rich-text/attributes.ts';
import { blocks } from '../nodes/blocks.ts';
import { Callout } from '../nodes/callout.ts';
import { Details, DetailsSummary } from '../nodes/details.ts';
import { Embed } from '../nodes/embed.ts';
import { Figure } from '../nodes/figure.ts';
import { marks } from '../nodes/marks.ts';

type Words = Readonly<{ placeholder: string; summary: string }>;

/** The schema of the allow-list, and how it is typed. */
export const extensionsWith = (words: () => Words): AnyExtension[] => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    listItem: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => safeAddress(address) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...blocks,
  ...marks,
  Callout,
  Details,
  DetailsSummary,
  Embed,
  Figure,
  Placeholder.configure({
    showOnlyCurrent: false,
    includeChildren: true,
    placeholder: ({ node, editor }) => {
      if (node.type.name === 'detailsSummary') return words().summary;
      return node.type.name === 'paragraph' && editor.isEmpty ? words().placeholder : '';
    },
  }),
];
