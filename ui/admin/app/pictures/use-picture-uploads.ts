import { useEffect, useRef, useState } from 'react';
import { maxProductImages } from '#core/money/shop/product.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { largestPicture, type Picture, uploadPicture } from '../../app/forms/upload-picture.ts';

export type Upload = Readonly<{ key: string; file: File; error: unknown }>;
/** Never sent: it is larger than the server takes. */
export const tooLarge = 'too large';

type Options = Readonly<{
  value: readonly Picture[];
  onChange: (images: readonly Picture[]) => void;
  /** How many are still on their way. */
  onPending: (count: number) => void;
}>;

/** Chosen files on their way to the server; each one that arrives is added at the end of the pictures. */
export const usePictureUploads = ({ value, onChange, onPending }: Options) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const sending = uploads.filter((upload) => upload.error === undefined).length;
  useEffect(() => onPending(sending), [sending, onPending]);

  const send = async ({ key, file }: Omit<Upload, 'error'>) => {
    try {
      const picture = await uploadPicture(file, file.name, key);
      latest.current.onChange([...latest.current.value, picture]);
      setUploads((now) => now.filter((upload) => upload.key !== key));
    } catch (failure) {
      const reason =
        failure instanceof ApiError ? failure : new ApiError({ code: 'generic.unexpected', status: 0 });
      setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, error: reason } : upload)));
    }
  };
  const room = maxProductImages - value.length - uploads.length;
  const pick = async (files: readonly File[]) => {
    const chosen = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }));
    setUploads((now) => [
      ...now,
      ...chosen.map((upload) => ({
        ...upload,
        error: upload.file.size > largestPicture ? tooLarge : undefined,
      })),
    ]);
    for (const upload of chosen) {
      // One after the other, so that they stand in the order in which they were chosen.
      // oxlint-disable-next-line no-await-in-loop
      if (upload.file.size <= largestPicture) await send(upload);
    }
  };
  const retry = (upload: Upload) => {
    setUploads((now) => now.map((one) => (one.key === upload.key ? { ...one, error: undefined } : one)));
    void send(upload);
  };
  const dismiss = (upload: Upload) => setUploads((now) => now.filter(({ key }) => key !== upload.key));

  return { uploads, room, pick, retry, dismiss };
};
