import { useEditor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { richTextLimits } from '#core/platform/rich-text/allow-list.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import type { RichTextEditorProps } from './editor-props.ts';
import { extensionsWith } from './extensions.ts';
import { readValue, type TextCounts } from './read-value.ts';
import { useKnownMedia } from './use-known-media.ts';
import { usePaste } from './use-paste.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

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

/** The text that is written: taken from its owner, given back at each step, with what is pasted into it and chosen for it. */
export const useTextEditor = (props: RichTextEditorProps, hint: string) => {
  const {
    value,
    onChange,
    media = none,
    disabled = false,
    onUploading,
    ref,
    uploadImage,
    pickMedium,
  } = props;
  const { formatMessage } = useIntl();
  const [counts, setCounts] = useState<TextCounts>({
    words: 0,
    pictures: 0,
    depth: 0,
    length: value.length,
  });
  /** What was last given out or taken in. */
  const known = useRef(value);
  /** Given out, oldest first, and not come back yet: an echo of it replaces nothing, however late it is. */
  const given = useRef<readonly string[]>([]);
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
  // oxlint-disable-next-line react/refs -- called when something is drawn anew, long after this
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
      const { html: _, ...found } = readValue(created.state.doc);
      setCounts({ ...found, length: known.current.length });
    },
    onUpdate: ({ editor: updated }) => {
      uploads.follow(updated);
      const { html, ...found } = readValue(updated.state.doc);
      setCounts({ ...found, length: html.length });
      if (html === known.current) return;
      known.current = html;
      given.current = [...given.current, html];
      onChange(html);
    },
  });

  useEffect(() => {
    placeholders.current = words;
  });
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  useEffect(() => {
    // A busy browser comes to this after the next key: what was typed since then is not in the echo.
    const echo = given.current.indexOf(value);
    if (echo !== -1) given.current = given.current.slice(echo + 1);
    if (echo !== -1 || value === known.current) return;
    known.current = value;
    given.current = [];
    editor.commands.setContent(value, { emitUpdate: false });
    const { html: _, ...found } = readValue(editor.state.doc);
    setCounts({ ...found, length: value.length });
  }, [editor, value]);
  useEffect(() => onUploading?.(uploads.waiting), [onUploading, uploads.waiting]);
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  const pick = pickMedium
    ? async (type: 'IMAGE' | 'VIDEO') => {
        // Before anybody chooses for nothing.
        if (readValue(editor.state.doc).pictures >= richTextLimits.pictures) return paste.sayTooMany(1);
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

  return { editor, counts, pick, paste, uploads, mediumOf };
};
