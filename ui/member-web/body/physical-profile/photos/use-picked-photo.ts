import { useRef } from 'react';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { usePictureToCrop } from '#ui/cropping/use-picture-to-crop.ts';
import type { PhotoSlots } from './use-photo-slots.ts';

/** A picture is framed before it is sent; a film is sent as it is. */
export const usePickedPhoto = (side: BodySide, send: PhotoSlots['send']) => {
  /** Who handed the picture over keeps it until then: the frame may be closed again. */
  const framed = useRef<() => void>(undefined);
  const cropping = usePictureToCrop({
    send: (picture, { name }) => {
      send(side, picture, `${name.replace(/\.[^.]*$/, '')}.jpg`);
      framed.current?.();
    },
  });

  const take = async (file: File, onFramed?: () => void) => {
    framed.current = onFramed;
    if (!file.type.startsWith('video/')) return cropping.pick(file);
    cropping.close();
    return send(side, file, file.name);
  };
  const pick = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = ''; // the same file may be chosen again
    if (file !== undefined) await take(file);
  };

  return { ...cropping, pick, take };
};
