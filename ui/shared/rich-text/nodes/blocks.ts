import Blockquote from '@tiptap/extension-blockquote';
import { ListItem } from '@tiptap/extension-list/item';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { blocksOf } from '../editor/content.ts';

/** Scopes that a place in the table would not say; the others are set when the text is written. */
const isOwnScope = (scope: string | null) => scope === 'colgroup' || scope === 'rowgroup';

/** The editor's own blocks, holding what the list lets them hold. */
export const blocks = [
  Blockquote.extend({ content: `${blocksOf('blockquote')}+` }),
  ListItem.extend({ content: `paragraph ${blocksOf('li')}*` }),
  Table.extend({
    // From the last cell the key leads out of the text: it must not hold anyone in there.
    addKeyboardShortcuts() {
      return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
    },
  }).configure({ resizable: false, renderWrapper: true }),
  TableRow,
  TableCell.extend({ content: `${blocksOf('td')}+` }),
  TableHeader.extend({
    content: `${blocksOf('th')}+`,
    addAttributes() {
      return {
        ...this.parent?.(),
        scope: {
          default: null,
          parseHTML: (element) => {
            const scope = element.getAttribute('scope');
            return isOwnScope(scope) ? scope : null;
          },
        },
      };
    },
  }),
];
