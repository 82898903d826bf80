import type { Editor, EditorOptions } from '@tiptap/react';
import { useMemo, useRef, useState, useEffect } from 'react';
import { richTextLimits } from '#core/platform/rich-text/allow-list.ts';
import { safeAddress } from '#core/platform/rich-text/attributes.ts';
import { embedAt } from '#core/platform/rich-text/embed-address.ts';
import { convertPasted } from '../paste/convert-pasted.ts';

/** What did not come along, for a sentence. */
export type PasteNote = Readonly<{
  kind: 'remote' | 'unreadable' | 'noPictures' | 'tooMany' | 'other' | 'style';
  count: number;
}>;

type Options = Readonly<{
  editor: () => Editor | null;
  /** Begins to send a picture; null: no picture can be added. */
  keepPicture: ((file: File) => string) | null;
  knows: (medium: string) => boolean;
  /** Pictures and videos in the text. */
  pictures: () => number;
}>;

const picturesAmong = (files: FileList | undefined): readonly File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Programs of offices put a picture of the whole beside what was copied: words count more. */
const hasWords = (html: string): boolean =>
  html !== '' && (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';

/** What is pasted or dropped, made into what the text may have; and what to say of the rest. */
export const usePaste = (options: Options) => {
  const [notes, setNotes] = useState<readonly PasteNote[]>([]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const rtf = useRef('');

  const props = useMemo((): NonNullable<EditorOptions['editorProps']> => {
    /** As many as there is still room for. */
    const take = (files: readonly File[]): boolean => {
      const { editor, keepPicture, pictures } = latest.current;
      if (files.length === 0) return false;
      if (!keepPicture) {
        setNotes([{ kind: 'noPictures', count: files.length }]);
        return true;
      }
      const room = Math.max(0, richTextLimits.pictures - pictures());
      const taken = files.slice(0, room);
      setNotes(taken.length < files.length ? [{ kind: 'tooMany', count: files.length - taken.length }] : []);
      const figures = taken.map((file) => ({ kind: 'img' as const, medium: keepPicture(file), alt: '' }));
      if (figures.length > 0) editor()?.chain().focus().insertFigures(figures).run();
      return true;
    };
    return {
      handlePaste: (_view, { clipboardData }) => {
        const files = picturesAmong(clipboardData?.files);
        if (files.length > 0 && !hasWords(clipboardData?.getData('text/html') ?? '')) return take(files);
        const { editor } = latest.current;
        const text = (clipboardData?.getData('text/plain') ?? '').trim();
        const { $from, empty } = editor()?.state.selection ?? {};
        // An address onto words makes a link of them.
        const href = /^https?:\/\/\S+$/i.test(text) ? safeAddress(text) : null;
        if (href !== null && empty === false) return editor()?.commands.setLink({ href }) ?? false;
        // The address of a film alone in its line is a card.
        const embed = embedAt(text);
        if (!embed || !empty || $from?.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
          return false;
        return editor()?.commands.insertEmbed(embed) ?? false;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = moved ? [] : picturesAmong(event.dataTransfer?.files);
        if (files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) latest.current.editor()?.commands.setTextSelection(at.pos);
        return take(files);
      },
      handleDOMEvents: {
        paste: (_view, { clipboardData }) => {
          rtf.current = clipboardData?.getData('text/rtf') ?? '';
          // What was said is of the paste before.
          setNotes([]);
          return false;
        },
      },
      transformPastedHTML: (html) => {
        // What was copied here keeps how it lay within other blocks.
        if (html.includes('data-pm-slice')) return html;
        const { keepPicture, knows } = latest.current;
        const pasted = convertPasted(html, { rtf: rtf.current, keepPicture, knows });
        const found: readonly PasteNote[] = [
          { kind: 'remote', count: pasted.remote },
          { kind: keepPicture ? 'unreadable' : 'noPictures', count: pasted.unreadable },
          { kind: 'other', count: pasted.other },
          { kind: 'style', count: pasted.hasStyle ? 1 : 0 },
        ];
        setNotes(found.filter(({ count }) => count > 0));
        return pasted.html;
      },
    };
  }, []);

  return {
    props,
    notes,
    clearNotes: () => setNotes([]),
    sayTooMany: (count: number) => setNotes([{ kind: 'tooMany', count }]),
  };
};
