import { Extension } from '@tiptap/core';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    leaveLine: {
      /** To a new paragraph after what is selected, where the next block would otherwise replace it. */
      leaveLine: () => ReturnType;
    };
  }
}

/** Lines that belong to their block: without it there is no caption and no summary. */
const lines: readonly string[] = ['figure', 'detailsSummary'];

const placeAfter = (selection: Selection): number | null => {
  if (selection instanceof NodeSelection) return selection.to;
  const { $to } = selection;
  return lines.includes($to.parent.type.name) ? $to.after() : null;
};

export const LeaveLine = Extension.create({
  name: 'leaveLine',
  addCommands: () => ({
    leaveLine:
      () =>
      ({ tr, state, dispatch }) => {
        const at = placeAfter(tr.selection);
        const paragraph = state.schema.nodes['paragraph']?.create();
        if (at === null || !paragraph || !dispatch) return true;
        tr.insert(at, paragraph).setSelection(TextSelection.create(tr.doc, at + 1));
        return true;
      },
  }),
});
