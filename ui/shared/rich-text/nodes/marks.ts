import { Mark } from '@tiptap/core';
import Code from '@tiptap/extension-code';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextMarks: {
      toggleMarked: (name: 'mark' | 'sub' | 'sup') => ReturnType;
    };
  }
}

const plain = (name: 'mark' | 'sub' | 'sup', shortcut: string, excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMarked(name) };
    },
    addCommands: () => ({
      toggleMarked:
        (marked) =>
        ({ commands }) =>
          commands.toggleMark(marked),
    }),
  });

export const marks = [
  plain('mark', 'Mod-Shift-h', 'mark'),
  // What is above the line is not below it.
  plain('sub', 'Mod-,', 'sub'),
  plain('sup', 'Mod-.', 'sup'),
  // Code may be bold, too.
  Code.extend({ excludes: 'code' }),
];
