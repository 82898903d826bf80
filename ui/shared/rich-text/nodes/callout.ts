import { findParentNode, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { type CalloutKind, calloutKinds } from '#core/platform/rich-text/allow-list.ts';
import { blocksOf } from '../editor/content.ts';
import { CalloutBox } from './CalloutBox.tsx';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: {
      /** Puts what is selected into a callout, or changes the kind of the one around it. */
      setCallout: (kind: CalloutKind) => ReturnType;
      unsetCallout: () => ReturnType;
    };
  }
}

const kindOf = (written: string | null): CalloutKind =>
  calloutKinds.find((kind) => kind === written) ?? 'tip';

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: `${blocksOf('aside')}+`,
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'tip',
      parseHTML: (element) => kindOf(element.getAttribute('data-kind')),
      renderHTML: ({ kind }) => ({ 'data-kind': kindOf(String(kind)) }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-kind]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
  addNodeView: () => ReactNodeViewRenderer(CalloutBox),
  addCommands: () => ({
    setCallout:
      (kind) =>
      ({ commands, editor }) =>
        editor.isActive('callout')
          ? commands.updateAttributes('callout', { kind })
          : commands.wrapIn('callout', { kind }),
    unsetCallout:
      () =>
      ({ commands }) =>
        commands.lift('callout'),
  }),
  addKeyboardShortcuts() {
    return {
      // At the beginning of a callout the key takes the paragraph out of it.
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection;
        const around = findParentNode((node) => node.type.name === this.name)(this.editor.state.selection);
        if (!empty || !around || $from.parentOffset > 0 || $from.depth !== around.depth + 1) return false;
        return $from.index(around.depth) === 0 && this.editor.commands.unsetCallout();
      },
    };
  },
});
