import { useState } from 'react';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { canRead } from '#ui/cropping/crop-picture.ts';
import type { PhotoSlots } from './use-photo-slots.ts';

type Picked = Readonly<{ url: string; name: string }>;

/** A picture is framed before it is sent; a film is sent as it is. */
export const usePickedPhoto = (side: BodySide, send: PhotoSlots['send']) => {
  const [picked, setPicked] = useState<Picked>();
  const [isUnreadable, setIsUnreadable] = useState(false);

  const pick = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = ''; // the same file may be chosen again
    if (file === undefined) return;
    setIsUnreadable(false);
    if (file.type.startsWith('video/')) return send(side, file, file.name);
    const url = URL.createObjectURL(file);
    if (await canRead(url)) return setPicked({ url, name: file.name });
    URL.revokeObjectURL(url);
    return setIsUnreadable(true);
  };
  const close = () => {
    if (picked) URL.revokeObjectURL(picked.url);
    setPicked(undefined);
  };
  const sendFramed = (picture: Blob) => {
    send(side, picture, `${picked?.name.replace(/\.[^.]*$/, '') ?? side.toLowerCase()}.jpg`);
    close();
  };

  return { picked, isUnreadable, pick, close, sendFramed };
};
