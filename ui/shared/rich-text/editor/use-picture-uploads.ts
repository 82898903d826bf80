import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { isPending, pendingMedium } from '../nodes/figure.ts';
import type { RichTextOwner } from '../owner.ts';
import type { PictureUpload } from './parts.ts';

let counter = 0;

/** Puts the kept files in the place of those that were on their way, wherever in the text, and also after an undo. */
const settle = (editor: Editor, kept: ReadonlyMap<string, string>): void => {
  if (kept.size === 0 || editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    const medium = kept.get(String(node.attrs['medium'] ?? ''));
    if (medium !== undefined) tr.setNodeAttribute(at, 'medium', medium);
    return !node.isTextblock;
  });
  // What the server did is no step of the author's.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
};

type Options = Readonly<{
  uploadImage: RichTextOwner['uploadImage'];
  onKept: (medium: ShownMedium) => void;
}>;

/** Pictures that were put into the text before the server has them. */
export const usePictureUploads = ({ uploadImage, onKept }: Options) => {
  const [uploads, setUploads] = useState<ReadonlyMap<string, PictureUpload>>(new Map());
  const kept = useRef(new Map<string, string>());
  const editor = useRef<Editor | null>(null);
  const flights = useRef(new Map<string, AbortController>());
  const latest = useRef({ uploadImage, onKept });
  useEffect(() => {
    latest.current = { uploadImage, onKept };
  });

  const put = useCallback((medium: string, upload: PictureUpload | null) => {
    setUploads((before) => {
      const after = new Map(before);
      if (upload) after.set(medium, upload);
      else after.delete(medium);
      return after;
    });
  }, []);

  const send = useCallback(
    async (upload: PictureUpload) => {
      const medium = pendingMedium(upload.key);
      const flight = new AbortController();
      flights.current.set(medium, flight);
      put(medium, upload);
      try {
        const arrived = await latest.current.uploadImage?.(upload.file, flight.signal);
        if (!arrived || flight.signal.aborted) return;
        kept.current.set(medium, arrived.id);
        latest.current.onKept(arrived);
        if (editor.current) settle(editor.current, kept.current);
        put(medium, null);
        URL.revokeObjectURL(upload.preview);
      } catch (error) {
        if (!flight.signal.aborted) put(medium, { ...upload, error });
      } finally {
        flights.current.delete(medium);
      }
    },
    [put],
  );

  /** Begins to send a picture; answers the name it has in the text until it is there. */
  const start = useCallback(
    (file: File): string => {
      const key = String((counter += 1));
      void send({ key, file, preview: URL.createObjectURL(file) });
      return pendingMedium(key);
    },
    [send],
  );

  const retry = useCallback(
    (key: string) => {
      const upload = uploads.get(pendingMedium(key));
      if (upload) void send({ key, file: upload.file, preview: upload.preview });
    },
    [send, uploads],
  );

  /** After each step: what an undo brought back is settled, too. A removed one arrives all the same, and waits for that. */
  const follow = useCallback((current: Editor) => {
    editor.current = current;
    settle(current, kept.current);
  }, []);

  useEffect(() => {
    const under = flights.current;
    return () => {
      for (const flight of under.values()) flight.abort();
    };
  }, []);

  return useMemo(
    () => ({
      start,
      retry,
      follow,
      uploadOf: (medium: string) => (isPending(medium) ? uploads.get(medium) : undefined),
      waiting: [...uploads.values()].filter(({ error }) => error === undefined).length,
    }),
    [start, retry, follow, uploads],
  );
};
