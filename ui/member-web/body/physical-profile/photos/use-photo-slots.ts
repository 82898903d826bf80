import { useCallback, useEffect, useRef } from 'react';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { weekStore } from '../../waiting-weeks/week-database.ts';
import type { WaitingPhoto } from '../../waiting-weeks/week-queue.ts';
import type { Photo } from '../profile-form.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { devicePhoto, isOnDevice } from './device-photo.ts';
import { usePhotoFlights } from './use-photo-flights.ts';

/**
 * What is on its way to each side of the body. A picture lies on the device until the server has it: without a line it
 * waits there and counts, after a reload too. A finished one becomes a value of the form, and so of the draft.
 */
export const usePhotoSlots = (userId: string) => {
  const { getValues, setValue } = useProfileForm();
  const waiting = useRef(new Map<BodySide, WaitingPhoto>());

  const setPhoto = useCallback(
    (side: BodySide, photo: Photo | null) => {
      const known = getValues('media');
      for (const one of known) if (one.side === side && isOnDevice(one)) URL.revokeObjectURL(one.url);
      const others = known.filter((one) => one.side !== side);
      setValue('media', photo === null ? others : [...others, photo], { shouldDirty: true });
    },
    [getValues, setValue],
  );

  const flights = usePhotoFlights({ userId, waiting, setPhoto });
  const { sending, send, start, retry, cancel, isFlying, endAll } = flights;

  /** Those that wait go out when the line is back. */
  const sendWaiting = useCallback(() => {
    for (const photo of waiting.current.values())
      if (!isFlying(photo.side)) start(photo, Promise.resolve(true));
  }, [start, isFlying]);

  useEffect(() => {
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
      endAll();
    };
  }, [userId, sendWaiting, setPhoto, endAll]);

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
