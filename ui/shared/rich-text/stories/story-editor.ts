import { Editor } from '@tiptap/core';
import { extensionsWith } from '../editor/extensions.ts';
import { readValue } from '../editor/read-value.ts';

/** The schema without a page around it: takes stored HTML and gives back what it would store. */
export const createRoundTrip = (): ((html: string) => string) => {
  const editor = new Editor({
    element: null,
    injectCSS: false,
    extensions: extensionsWith(() => ({ placeholder: '', summary: '' })),
  });
  return (html) => {
    editor.commands.setContent(html, { emitUpdate: false });
    return readValue(editor.state.doc).html;
  };
};
