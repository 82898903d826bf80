import { useCallback, useEffect, useRef, useState } from 'react';
import { maxImageBytes, maxVideoBytes } from '#core/platform/media/medium.ts';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { ApiError, isApiError } from '#ui/api/api-error.ts';
import { uploadMedium } from '../../../app/uploads/upload-medium.ts';
import { weekStore } from '../../waiting-weeks/week-database.ts';
import type { WaitingPhoto } from '../../waiting-weeks/week-queue.ts';
import type { Photo } from '../profile-form.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { devicePhoto, isOnDevice } from './device-photo.ts';

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

type Flight = Readonly<{
  controller: AbortController;
  photo: WaitingPhoto;
  preview: string;
  isKept: Promise<boolean>;
}>;

/**
 * What is on its way to each side of the body. A picture lies on the device until the server has it: without a line it
 * waits there and counts, after a reload too. A finished one becomes a value of the form, and so of the draft.
 */
export const usePhotoSlots = (userId: string) => {
  const { getValues, setValue } = useProfileForm();
  const [sending, setSending] = useState<Partial<Record<BodySide, Sending>>>({});
  const flights = useRef(new Map<BodySide, Flight>());
  const waiting = useRef(new Map<BodySide, WaitingPhoto>());

  const change = useCallback((side: BodySide, part: Partial<Sending> | null) => {
    setSending((all) => {
      const { [side]: known, ...others } = all;
      if (part === null || known === undefined) return part === null ? others : all;
      return { ...others, [side]: { ...known, ...part } };
    });
  }, []);

  const setPhoto = useCallback(
    (side: BodySide, photo: Photo | null) => {
      const known = getValues('media');
      for (const one of known) if (one.side === side && isOnDevice(one)) URL.revokeObjectURL(one.url);
      const others = known.filter((one) => one.side !== side);
      setValue('media', photo === null ? others : [...others, photo], { shouldDirty: true });
    },
    [getValues, setValue],
  );

  const land = useCallback(
    (side: BodySide) => {
      const flight = flights.current.get(side);
      if (flight) URL.revokeObjectURL(flight.preview);
      flights.current.delete(side);
      change(side, null);
    },
    [change],
  );

  const fly = useCallback(
    async (side: BodySide) => {
      const flight = flights.current.get(side);
      if (flight === undefined) return;
      const { photo, controller, isKept } = flight;
      try {
        const medium = await uploadMedium({
          purpose: 'PHYSICAL_PROFILE',
          file: photo.file,
          name: photo.name,
          key: photo.key,
          signal: controller.signal,
          onProgress: (share) => change(side, { share }),
        });
        setPhoto(side, {
          mediaId: medium.id,
          side,
          type: medium.type,
          url: medium.url,
          thumbnailUrl: medium.thumbnailUrl,
        });
        waiting.current.delete(side);
        void weekStore.dropPhoto(userId, side);
        land(side);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (!isApiError(error, 'network.unreachable') || !(await isKept)) return change(side, { error });
        setPhoto(side, devicePhoto(photo));
        land(side);
      }
    },
    [change, land, setPhoto, userId],
  );

  const cancel = useCallback(
    (side: BodySide) => {
      flights.current.get(side)?.controller.abort();
      land(side);
      if (waiting.current.delete(side)) void weekStore.dropPhoto(userId, side);
    },
    [land, userId],
  );

  const start = useCallback(
    (photo: WaitingPhoto, isKept: Promise<boolean>) => {
      const { side, file, name } = photo;
      const isVideo = file.type.startsWith('video/');
      const preview = URL.createObjectURL(file);
      flights.current.set(side, { controller: new AbortController(), photo, preview, isKept });
      const error = tooLarge(file, isVideo);
      setSending((all) => ({ ...all, [side]: { file, name, preview, isVideo, share: 0, error } }));
      if (error === undefined) void fly(side);
    },
    [fly],
  );

  const send = useCallback(
    (side: BodySide, file: Blob, name: string) => {
      cancel(side);
      const photo: WaitingPhoto = { side, file, name, key: crypto.randomUUID() };
      waiting.current.set(side, photo);
      start(photo, weekStore.keepPhoto(userId, photo));
    },
    [cancel, start, userId],
  );

  /** Those that wait go out when the line is back. */
  const sendWaiting = useCallback(() => {
    for (const photo of waiting.current.values())
      if (!flights.current.has(photo.side)) start(photo, Promise.resolve(true));
  }, [start]);

  useEffect(() => {
    const open = flights.current;
    let isLeft = false;
    const restore = async () => {
      for (const photo of await weekStore.photosOf(userId)) {
        if (isLeft || waiting.current.has(photo.side)) continue;
        waiting.current.set(photo.side, photo);
        setPhoto(photo.side, devicePhoto(photo));
      }
      if (!isLeft && navigator.onLine) sendWaiting();
    };
    void restore();
    addEventListener('online', sendWaiting);
    return () => {
      isLeft = true;
      removeEventListener('online', sendWaiting);
      for (const { controller, preview } of open.values()) {
        controller.abort();
        URL.revokeObjectURL(preview);
      }
      open.clear();
    };
  }, [userId, sendWaiting, setPhoto]);

  const retry = (side: BodySide) => {
    if (!flights.current.has(side)) return;
    change(side, { error: undefined, share: 0 });
    void fly(side);
  };

  return {
    sending,
    isSending: Object.values(sending).some(({ error }) => error === undefined),
    send,
    retry,
    cancel,
    /** Of what the form shows, the pictures that have not left this device. */
    waitingPhotos: (): readonly WaitingPhoto[] => [...waiting.current.values()],
    /** They go on with the save that was pressed: the form holds them no longer. */
    handOver: () => {
      for (const side of waiting.current.keys()) void weekStore.dropPhoto(userId, side);
      waiting.current.clear();
    },
    /** Answers how to put it back. */
    remove: (side: BodySide) => {
      const photo = getValues('media').find((one) => one.side === side);
      const kept = waiting.current.get(side);
      if (kept !== undefined) cancel(side);
      setPhoto(side, null);
      return () => {
        if (photo === undefined) return;
        if (kept === undefined || !isOnDevice(photo)) return setPhoto(side, photo);
        waiting.current.set(side, kept);
        void weekStore.keepPhoto(userId, kept);
        setPhoto(side, devicePhoto(kept));
      };
    },
  };
};

export type PhotoSlots = ReturnType<typeof usePhotoSlots>;
