import { findParentNode, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { blocksOf } from '../editor/content.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    details: {
      insertDetails: () => ReturnType;
      /** What it held stays, its line as a paragraph. */
      unsetDetails: () => ReturnType;
    };
  }
}

/** While it is written it is open, always: what is closed can't be edited. */
export const Details = Node.create({
  name: 'details',
  group: 'block',
  content: `detailsSummary ${blocksOf('details')}+`,
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', 0],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.dataset['details'] = '';
    return { dom, contentDOM: dom };
  },
  addCommands() {
    return {
      insertDetails:
        () =>
        ({ state, tr, dispatch }) => {
          const { detailsSummary, paragraph } = state.schema.nodes;
          const details = state.schema.nodes[this.name]?.create(null, [
            detailsSummary!.create(), // both are nodes of the schema this one belongs to
            paragraph!.create(),
          ]);
          if (!details) return false;
          if (!dispatch) return true;
          tr.replaceSelectionWith(details);
          // Into its line.
          tr.doc.descendants((node, at) => {
            if (node === details.firstChild) tr.setSelection(TextSelection.create(tr.doc, at + 1));
          });
          return true;
        },
      unsetDetails:
        () =>
        ({ state, tr, dispatch }) => {
          const found = findParentNode((node) => node.type.name === this.name)(state.selection);
          if (!found) return false;
          const [summary, ...rest] = found.node.children;
          const { paragraph } = state.schema.nodes;
          if (!summary || !paragraph) return false;
          const line = paragraph.create(null, summary.content);
          if (dispatch) tr.replaceWith(found.pos, found.pos + found.node.nodeSize, [line, ...rest]);
          return true;
        },
    };
  },
});

export const DetailsSummary = Node.create({
  name: 'detailsSummary',
  content: 'inline*',
  defining: true,
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
  addKeyboardShortcuts() {
    const inLine = () => this.editor.state.selection.$from.parent.type.name === this.name;
    return {
      Enter: () => {
        const { $from } = this.editor.state.selection;
        return inLine() && this.editor.commands.setTextSelection($from.after() + 1);
      },
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection;
        return empty && inLine() && $from.parentOffset === 0 && this.editor.commands.unsetDetails();
      },
    };
  },
});
