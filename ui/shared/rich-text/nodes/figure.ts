import { mergeAttributes, Node } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { ReplaceAroundStep, type Step } from '@tiptap/pm/transform';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { cleanAttributes } from '#core/platform/rich-text/attributes.ts';
import { FigureBox } from './FigureBox.tsx';

export type FigureAttributes = Readonly<{
  kind: 'img' | 'video';
  /** Of the file; one that begins with `pending` is still on its way, and the text does not have it yet. */
  medium: string;
  alt: string;
}>;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** One below the other, after what is selected. */
      insertFigures: (figures: readonly FigureAttributes[]) => ReturnType;
    };
  }
}

const pendingPrefix = 'pending-';
export const pendingMedium = (key: string): string => `${pendingPrefix}${key}`;
export const isPending = (medium: string): boolean => medium.startsWith(pendingPrefix);

const attributesIn = (figure: Element): FigureAttributes | null => {
  const element = figure.matches('img, video') ? figure : figure.querySelector('img, video');
  if (!element) return null;
  const kind = element.matches('video') ? 'video' : 'img';
  const written = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const { 'data-medium': medium, alt = '' } = cleanAttributes(kind, written);
  return medium === undefined ? null : { kind, medium, alt };
};

/** One picture or video; its content is the caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    kind: { default: 'img', rendered: false },
    medium: { default: '', rendered: false },
    alt: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => attributesIn(figure) ?? false,
      contentElement: (figure) =>
        (figure instanceof Element ? figure.querySelector<HTMLElement>('figcaption') : null) ??
        document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { kind, medium, alt } = node.attrs as FigureAttributes; // declared above
    const named = isPending(medium) ? {} : { 'data-medium': medium };
    return [
      'figure',
      mergeAttributes(HTMLAttributes),
      [kind, kind === 'img' ? { ...named, alt } : named],
      ['figcaption', 0],
    ];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureBox),
  addCommands() {
    return {
      insertFigures:
        (figures) =>
        ({ chain }) =>
          chain()
            .leaveLine()
            .insertContent(figures.map((attrs) => ({ type: this.name, attrs })))
            .run(),
    };
  },
  addProseMirrorPlugins() {
    const isFigure = (node: ProseMirrorNode | null | undefined) => node?.type === this.type;
    /** A heading or code in the place of a picture, made of its caption. */
    const turnsFigure = (step: Step, doc: ProseMirrorNode) =>
      step instanceof ReplaceAroundStep &&
      isFigure(doc.nodeAt(step.from)) &&
      step.gapFrom === step.from + 1 &&
      !isFigure(step.slice.content.firstChild);
    return [
      new Plugin({
        filterTransaction: ({ steps, docs }) => !steps.some((step, at) => turnsFigure(step, docs[at]!)), // one for each step
      }),
    ];
  },
  addKeyboardShortcuts() {
    return {
      // A caption is one line: what comes next is a paragraph.
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after();
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .focus(after + 1)
          .run();
      },
    };
  },
});
