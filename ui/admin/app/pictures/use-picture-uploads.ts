import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#ui/api/api-error.ts';
import type { SendPicture } from './data.ts';
import { largestPicture, type NamedPicture } from './picture.ts';

export type Upload = Readonly<{ key: string; file: File; error: unknown }>;
/** Never sent: it is larger than the server takes. */
export const tooLarge = 'too large';

type Options = Readonly<{
  sendPicture: SendPicture;
  onArrived: (picture: NamedPicture) => void;
}>;

const reasonOf = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError({ code: 'generic.unexpected', status: 0 });

/** Chosen files on their way to the server, each with its own fate. Nothing is sent on once the picker is closed. */
export const usePictureUploads = ({ sendPicture, onArrived }: Options) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ sendPicture, onArrived });
  useEffect(() => {
    latest.current = { sendPicture, onArrived };
  });
  const closing = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  const sendOne = useCallback(async ({ key, file }: Omit<Upload, 'error'>) => {
    const signal = closing.current?.signal;
    if (signal?.aborted) return;
    try {
      const attempt = { key, ...(signal ? { signal } : {}) };
      const picture = await latest.current.sendPicture(file, file.name, attempt);
      if (signal?.aborted) return;
      latest.current.onArrived(picture);
      setUploads((now) => now.filter((upload) => upload.key !== key));
    } catch (failure) {
      setUploads((now) =>
        now.map((upload) => (upload.key === key ? { ...upload, error: reasonOf(failure) } : upload)),
      );
    }
  }, []);
  const take = useCallback(
    async (files: readonly File[]) => {
      const added = files.map((file) => ({
        key: crypto.randomUUID(),
        file,
        error: file.size > largestPicture ? tooLarge : undefined,
      }));
      setUploads((now) => [...now, ...added]);
      for (const upload of added) {
        // One after the other, so that they stand in the order in which they were chosen.
        // oxlint-disable-next-line no-await-in-loop
        if (upload.error === undefined) await sendOne(upload);
      }
    },
    [sendOne],
  );
  const retry = (upload: Upload) => {
    setUploads((now) => now.map((one) => (one.key === upload.key ? { ...one, error: undefined } : one)));
    void sendOne(upload);
  };
  const dismiss = (upload: Upload) => setUploads((now) => now.filter(({ key }) => key !== upload.key));

  return { uploads, take, retry, dismiss };
};
