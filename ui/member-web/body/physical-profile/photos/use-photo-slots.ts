import { useCallback, useEffect, useRef, useState } from 'react';
import { maxImageBytes, maxVideoBytes } from '#core/platform/media/medium.ts';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { uploadMedium } from '../../../app/uploads/upload-medium.ts';
import type { Photo } from '../profile-form.ts';

import { useProfileForm } from '../use-profile-form.ts';

export type Sending = Readonly<{
  file: Blob;
  name: string;
  preview: string;
  isVideo: boolean;
  share: number;
  error: unknown;
}>;

const megabyte = 1024 * 1024;

/** Told before anything leaves the device: the server would say the same after a long wait. */
const tooLarge = (file: Blob, isVideo: boolean) => {
  const limit = isVideo ? maxVideoBytes : maxImageBytes;
  return file.size > limit
    ? new ApiError({ code: 'media.too_large', status: 413, params: { megabytes: limit / megabyte } })
    : undefined;
};

type Flight = { controller: AbortController; key: string; preview: string };

/** What is on its way to each side of the body. A finished one becomes a value of the form, and so of the draft. */
export const usePhotoSlots = () => {
  const { getValues, setValue } = useProfileForm();
  const [sending, setSending] = useState<Partial<Record<BodySide, Sending>>>({});
  const flights = useRef(new Map<BodySide, Flight>());

  useEffect(() => {
    const open = flights.current;
    return () => {
      for (const { controller, preview } of open.values()) {
        controller.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  const change = useCallback((side: BodySide, part: Partial<Sending> | null) => {
    setSending((all) => {
      const { [side]: known, ...others } = all;
      if (part === null || known === undefined) return part === null ? others : all;
      return { ...others, [side]: { ...known, ...part } };
    });
  }, []);

  const setPhoto = useCallback(
    (side: BodySide, photo: Photo | null) => {
      const others = getValues('media').filter((one) => one.side !== side);
      setValue('media', photo === null ? others : [...others, photo], { shouldDirty: true });
    },
    [getValues, setValue],
  );

  const fly = useCallback(
    async (side: BodySide, file: Blob, name: string) => {
      const flight = flights.current.get(side);
      if (flight === undefined) return;
      try {
        const medium = await uploadMedium({
          purpose: 'PHYSICAL_PROFILE',
          file,
          name,
          key: flight.key,
          signal: flight.controller.signal,
          onProgress: (share) => change(side, { share }),
        });
        setPhoto(side, {
          mediaId: medium.id,
          side,
          type: medium.type,
          url: medium.url,
          thumbnailUrl: medium.thumbnailUrl,
        });
        flights.current.delete(side);
        URL.revokeObjectURL(flight.preview);
        change(side, null);
      } catch (error) {
        if (!flight.controller.signal.aborted) change(side, { error });
      }
    },
    [change, setPhoto],
  );

  const cancel = useCallback(
    (side: BodySide) => {
      const flight = flights.current.get(side);
      flight?.controller.abort();
      if (flight) URL.revokeObjectURL(flight.preview);
      flights.current.delete(side);
      change(side, null);
    },
    [change],
  );

  const send = useCallback(
    (side: BodySide, file: Blob, name: string) => {
      cancel(side);
      const isVideo = file.type.startsWith('video/');
      const preview = URL.createObjectURL(file);
      flights.current.set(side, { controller: new AbortController(), key: crypto.randomUUID(), preview });
      const error = tooLarge(file, isVideo);
      setSending((all) => ({ ...all, [side]: { file, name, preview, isVideo, share: 0, error } }));
      if (error === undefined) void fly(side, file, name);
    },
    [cancel, fly],
  );

  const retry = (side: BodySide) => {
    const waiting = sending[side];
    if (waiting === undefined) return;
    change(side, { error: undefined, share: 0 });
    void fly(side, waiting.file, waiting.name);
  };

  return {
    sending,
    isSending: Object.values(sending).some(({ error }) => error === undefined),
    send,
    retry,
    cancel,
    /** Answers how to put it back. */
    remove: (side: BodySide) => {
      const photo = getValues('media').find((one) => one.side === side);
      setPhoto(side, null);
      return () => photo !== undefined && setPhoto(side, photo);
    },
  };
};

export type PhotoSlots = ReturnType<typeof usePhotoSlots>;
