import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { editorStyles } from './editor/editor-styles.ts';
import { extensionsWith } from './editor/extensions.ts';
import { EditorPartsContext } from './editor/parts.ts';
import { PasteNotes } from './editor/PasteNotes.tsx';
import { readValue } from './editor/read-value.ts';
import { ToolbarFrame } from './editor/ToolbarFrame.tsx';
import { useKnownMedia } from './editor/use-known-media.ts';
import { usePaste } from './editor/use-paste.ts';
import { usePictureUploads } from './editor/use-picture-uploads.ts';
import type { RichTextOwner } from './owner.ts';
import { Toolbar, type ToolbarHandle } from './toolbar/Toolbar.tsx';
import './words.ts';

export type RichTextEditorProps = RichTextOwner &
  Readonly<{
    id: string;
    /** What is written here, as it is read aloud. */
    label: string;
    /** HTML as it is stored; another value than the last one that was given out replaces what is written. */
    value: string;
    onChange: (html: string) => void;
    onBlur?: (() => void) | undefined;
    /** Of the HTML, in characters. */
    maxLength: number;
    /** Files that the value shows, with their addresses. */
    media?: readonly ShownMedium[] | undefined;
    /** How many pictures are on their way: a form waits for them, or says that they will be missing. */
    onUploading?: ((count: number) => void) | undefined;
    describedBy?: string | undefined;
    isInvalid?: boolean | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
    ref?: Ref<Readonly<{ focus: () => void }>> | undefined;
  }>;

const none: readonly ShownMedium[] = [];

/** What the browser is told of the text as a field. */
const fieldAttributes = (
  { id, label, describedBy, isInvalid = false, required = false, disabled = false }: RichTextEditorProps,
  hint: string,
): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'aria-describedby': [describedBy, hint].filter(Boolean).join(' '),
  'aria-invalid': String(isInvalid),
  'aria-required': String(required),
  'aria-disabled': String(disabled),
});

/** Writes rich text. Fetched when it is first drawn: see `RichTextInput`. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, onChange, onBlur, maxLength, media = none, disabled = false, onUploading, ref } = props;
  const { uploadImage, pickMedium } = props;
  const hint = useId();
  const { formatMessage } = useIntl();
  const toolbar = useRef<ToolbarHandle>(null);
  const [counts, setCounts] = useState({ words: 0, length: value.length });
  const [isFocused, setIsFocused] = useState(false);
  /** What was last given out or taken in: the owner's own echo replaces nothing. */
  const known = useRef(value);
  const { mediumOf, learn } = useKnownMedia(media);
  const uploads = usePictureUploads({ uploadImage, onKept: learn });
  const words = () => ({
    placeholder: formatMessage({ id: 'richText.placeholder' }),
    summary: formatMessage({ id: 'richText.details.summary' }),
  });
  const placeholders = useRef(words);
  const paste = usePaste({
    editor: () => editor,
    keepPicture: uploadImage && !disabled ? uploads.start : null,
    knows: (medium) => mediumOf(medium) !== undefined,
    pictures: () => (editor ? readValue(editor.state.doc).pictures : 0),
  });

  // Made once: another object would make the library go through all of it again.
  const [extensions] = useState(() => extensionsWith(() => placeholders.current()));
  const [content] = useState(value);
  const described = JSON.stringify(fieldAttributes(props, hint));
  const editorProps = useMemo(
    () => ({
      ...paste.props,
      attributes: JSON.parse(described) as Record<string, string>, // as it was written above
      scrollMargin: 96,
      scrollThreshold: 96,
    }),
    [paste.props, described],
  );
  const editor = useEditor({
    extensions,
    content,
    editable: !disabled,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onCreate: ({ editor: created }) => {
      uploads.follow(created);
      setCounts({ words: readValue(created.state.doc).words, length: known.current.length });
    },
    onUpdate: ({ editor: updated }) => {
      uploads.follow(updated);
      const { html, words: count } = readValue(updated.state.doc);
      setCounts({ words: count, length: html.length });
      if (html === known.current) return;
      known.current = html;
      onChange(html);
    },
  });

  useEffect(() => {
    placeholders.current = words;
  });
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    setCounts({ words: readValue(editor.state.doc).words, length: value.length });
  }, [editor, value]);
  useEffect(() => onUploading?.(uploads.waiting), [onUploading, uploads.waiting]);
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  const pick = pickMedium
    ? async (type: 'IMAGE' | 'VIDEO') => {
        const medium = await pickMedium(type);
        if (!medium) return void editor.commands.focus();
        learn(medium);
        const figure = {
          kind: type === 'VIDEO' ? ('video' as const) : ('img' as const),
          medium: medium.id,
          alt: '',
        };
        editor.chain().focus().insertFigures([figure]).run();
      }
    : null;

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
          if (event.altKey && event.key === 'F10') {
            event.preventDefault();
            toolbar.current?.focus();
          }
          if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
            event.preventDefault();
            event.stopPropagation();
            toolbar.current?.openLink();
          }
        }}
        sx={[
          {
            display: 'flex',
            // On a phone the tools are at the lower end, where the thumbs and the keyboard are.
            flexDirection: { xs: 'column-reverse', md: 'column' },
            border: '1px solid',
            borderColor: props.isInvalid ? 'error.main' : 'control',
            borderRadius: 1,
            bgcolor: 'background.paper',
            '&:focus-within': { borderColor: props.isInvalid ? 'error.main' : 'primary.main' },
          },
        ]}
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
          <Box sx={[{ minHeight: 240, px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 } }, editorStyles]}>
            <EditorContent editor={editor} />
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              px: { xs: 2, md: 4 },
              pb: 1.5,
            }}
          >
            <FormHelperText>
              <FormattedMessage id="richText.count.words" values={{ count: counts.words }} />
            </FormHelperText>
            <FormHelperText error={counts.length > maxLength} role="status">
              {counts.length > maxLength * 0.9 && (
                <FormattedMessage
                  id={counts.length > maxLength ? 'richText.count.over' : 'richText.count.room'}
                  values={{ used: counts.length, limit: maxLength }}
                />
              )}
            </FormHelperText>
          </Box>
        </Box>
        <Box id={hint} sx={visuallyHidden}>
          <FormattedMessage id="richText.tools.hint" />
        </Box>
      </Box>
    </EditorPartsContext>
  );
}
