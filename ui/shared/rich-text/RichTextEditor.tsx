import Box from '@mui/material/Box';
import { EditorContent } from '@tiptap/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { Counts } from './editor/Counts.tsx';
import { editorStyles } from './editor/editor-styles.ts';
import type { RichTextEditorProps } from './editor/editor-props.ts';
import { EditorPartsContext } from './editor/parts.ts';
import { PasteNotes } from './editor/PasteNotes.tsx';
import { ToolbarFrame } from './editor/ToolbarFrame.tsx';
import { useTextEditor } from './editor/use-text-editor.ts';
import { Toolbar, type ToolbarHandle } from './toolbar/Toolbar.tsx';
import './words.ts';

/** Keys that reach the tools from anywhere in the text. */
const followKeys = (event: KeyboardEvent, tools: ToolbarHandle | null): void => {
  const isCommand = event.ctrlKey || event.metaKey;
  const follow = (step: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    step();
  };
  if (event.altKey && event.key === 'F10') follow(() => tools?.focus());
  else if (isCommand && event.key.toLowerCase() === 'k') follow(() => tools?.open('link'));
  else if (isCommand && event.key === '/') follow(() => tools?.open('shortcuts'));
};

/** Writes rich text. Fetched when it is first drawn: see `RichTextInput`. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, onBlur, maxLength, disabled = false, isInvalid = false } = props;
  const hint = useId();
  const toolbar = useRef<ToolbarHandle>(null);
  const [isFocused, setIsFocused] = useState(false);
  const { editor, counts, pick, paste, uploads, mediumOf } = useTextEditor(props, hint);

  return (
    <EditorPartsContext value={{ mediumOf, uploadOf: uploads.uploadOf, retry: uploads.retry, disabled }}>
      <Box
        onFocus={() => setIsFocused(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A menu, a dialog or a picker is drawn elsewhere, and the author comes back from it.
          if (currentTarget.contains(relatedTarget) || relatedTarget?.closest('.MuiModal-root')) return;
          setIsFocused(false);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          // Keys of a dialog arrive here, too, though it is drawn elsewhere.
          const isHere = event.currentTarget.contains(event.target as Node);
          if (isHere && !disabled) followKeys(event, toolbar.current);
        }}
        sx={{
          display: 'flex',
          // On a phone the tools are at the lower end, where the thumbs and the keyboard are.
          flexDirection: { xs: 'column-reverse', md: 'column' },
          border: '1px solid',
          borderColor: isInvalid ? 'error.main' : 'control',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus-within': { borderColor: isInvalid ? 'error.main' : 'primary.main' },
        }}
      >
        {!disabled && (
          <ToolbarFrame isFocused={isFocused}>
            <Toolbar
              editor={editor}
              controls={id}
              onPick={pick && ((type) => void pick(type))}
              ref={toolbar}
            />
          </ToolbarFrame>
        )}
        <Box sx={{ minWidth: 0 }}>
          <PasteNotes notes={paste.notes} onClose={paste.clearNotes} />
          <Box
            sx={[
              {
                minHeight: 240,
                px: { xs: 2, md: 4 },
                py: { xs: 2, md: 3 },
                borderRadius: 1,
                // As thick as the frame of any other field that is typed into.
                '&:has(.ProseMirror:focus)': {
                  outline: '2px solid',
                  outlineColor: isInvalid ? 'error.main' : 'primary.main',
                  outlineOffset: -2,
                },
              },
              editorStyles,
            ]}
          >
            <EditorContent editor={editor} />
          </Box>
          <Counts counts={counts} maxLength={maxLength} />
        </Box>
        <Box id={hint} sx={visuallyHidden}>
          <FormattedMessage id="richText.tools.hint" />
        </Box>
      </Box>
    </EditorPartsContext>
  );
}
