import { type RefObject, useCallback, useRef, useState } from 'react';
import { maxImageBytes, maxVideoBytes } from '#core/platform/media/medium.ts';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { ApiError, isApiError } from '#ui/api/api-error.ts';
import { uploadMedium } from '../../../app/uploads/upload-medium.ts';
import { weekStore } from '../../waiting-weeks/week-database.ts';
import type { WaitingPhoto } from '../../waiting-weeks/week-queue.ts';
import type { Photo } from '../profile-form.ts';
import { devicePhoto } from './device-photo.ts';

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

/** Pictures that have not left this device, by their side. */
export type Waiting = RefObject<Map<BodySide, WaitingPhoto>>;

type Options = Readonly<{
  userId: string;
  waiting: Waiting;
  setPhoto: (side: BodySide, photo: Photo | null) => void;
}>;

/** The way of each picture to the server; what finds no line lands on the device. */
export const usePhotoFlights = ({ userId, waiting, setPhoto }: Options) => {
  const [sending, setSending] = useState<Partial<Record<BodySide, Sending>>>({});
  const flights = useRef(new Map<BodySide, Flight>());

  const change = useCallback((side: BodySide, part: Partial<Sending> | null) => {
    setSending((all) => {
      const { [side]: known, ...others } = all;
      if (part === null || known === undefined) return part === null ? others : all;
      return { ...others, [side]: { ...known, ...part } };
    });
  }, []);

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
    [change, land, setPhoto, userId, waiting],
  );

  const cancel = useCallback(
    (side: BodySide) => {
      flights.current.get(side)?.controller.abort();
      land(side);
      if (waiting.current.delete(side)) void weekStore.dropPhoto(userId, side);
    },
    [land, userId, waiting],
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
    [cancel, start, userId, waiting],
  );

  const retry = (side: BodySide) => {
    if (!flights.current.has(side)) return;
    change(side, { error: undefined, share: 0 });
    void fly(side);
  };

  const isFlying = useCallback((side: BodySide) => flights.current.has(side), []);
  const endAll = useCallback(() => {
    for (const { controller, preview } of flights.current.values()) {
      controller.abort();
      URL.revokeObjectURL(preview);
    }
    flights.current.clear();
  }, []);
  return { sending, send, start, retry, cancel, isFlying, endAll };
};
