import type { AnyExtension } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import CodeBlock from '@tiptap/extension-code-block';
import DocumentNode from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Heading from '@tiptap/extension-heading';
import HorizontalRule from '@tiptap/extension-horizontal-rule';
import Italic from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import Paragraph from '@tiptap/extension-paragraph';
import Strike from '@tiptap/extension-strike';
import TextNode from '@tiptap/extension-text';
import Underline from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { blocks } from '../nodes/blocks.ts';
import { Callout } from '../nodes/callout.ts';
import { Details, DetailsSummary } from '../nodes/details.ts';
import { Embed } from '../nodes/embed.ts';
import { Figure } from '../nodes/figure.ts';
import { LeaveLine } from '../nodes/leave-line.ts';
import { Link } from '../nodes/link.ts';
import { marks } from '../nodes/marks.ts';

type Words = Readonly<{ placeholder: string; summary: string }>;

/** The schema of the allow-list, and how it is typed. */
export const extensionsWith = (words: () => Words): AnyExtension[] => [
  DocumentNode,
  TextNode,
  Paragraph,
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList,
  ListKeymap,
  CodeBlock,
  HardBreak,
  HorizontalRule,
  Bold,
  Italic,
  Underline,
  Strike,
  Link,
  UndoRedo,
  TrailingNode,
  Dropcursor,
  Gapcursor,
  ...blocks,
  ...marks,
  Callout,
  Details,
  DetailsSummary,
  Embed,
  Figure,
  LeaveLine,
  Placeholder.configure({
    showOnlyCurrent: false,
    includeChildren: true,
    placeholder: ({ node, editor }) => {
      if (node.type.name === 'detailsSummary') return words().summary;
      return node.type.name === 'paragraph' && editor.isEmpty ? words().placeholder : '';
    },
  }),
];
