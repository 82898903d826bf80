import { useEffect, useState } from 'react';
import { ApiError } from '#ui/api/api-error.ts';
import { client } from '../../app/client.ts';
import { canRead } from '#ui/cropping/crop-picture.ts';
import { switchAccount } from '../../app/data/own-account.ts';

const largest = 25 * 1024 * 1024;

const remove = () => switchAccount({ avatarId: null });

/** Choose, crop, send, wear. */
export const useAvatar = () => {
  const [picked, setPicked] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(
    () => () => {
      if (picked !== undefined) URL.revokeObjectURL(picked);
    },
    [picked],
  );

  const pick = async (file: File) => {
    setError(undefined);
    setUnreadable(false);
    if (file.size > largest) {
      setUnreadable(true);
      return;
    }
    const url = URL.createObjectURL(file);
    if (await canRead(url)) setPicked(url);
    else {
      URL.revokeObjectURL(url);
      setUnreadable(true);
    }
  };

  const wear = async (picture: Blob) => {
    setError(undefined);
    try {
      const form = new FormData();
      form.set('purpose', 'AVATAR');
      form.set('file', picture, 'avatar.jpg');
      // A form has no text to tell two pictures apart by: each attempt is its own intent.
      const { id } = await client.media.upload({ body: form }, { idempotencyKey: crypto.randomUUID() });
      await switchAccount({ avatarId: id });
      setPicked(undefined);
    } catch (failure) {
      setError(
        failure instanceof ApiError ? failure : new ApiError({ code: 'generic.unexpected', status: 0 }),
      );
    }
  };

  return { picked, pick, wear, remove, close: () => setPicked(undefined), error, isUnreadable };
};
