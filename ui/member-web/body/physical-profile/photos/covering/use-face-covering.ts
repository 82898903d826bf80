import { useState } from 'react';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { localDraft } from '../../../../app/device/local-draft.ts';
import type { PhotoSlots } from '../use-photo-slots.ts';

type Waiting = Readonly<{ side: BodySide; picture: Blob; name: string }>;

/** On this device, for every account: how one's photos are sent is not for the server to know. */
const choice = localDraft('fitboard.cover-face', (stored) => (stored === true ? true : undefined));

/**
 * While covering is chosen, a picture is first shown with an oval over the face, and leaves the device when the member
 * says that it is covered, or that there is no face. A film can't be covered and goes as it is.
 */
export const useFaceCovering = (slots: PhotoSlots) => {
  const [isOn, setIsOn] = useState(() => choice.read() === true);
  const [waiting, setWaiting] = useState<Waiting>();
  return {
    isOn,
    choose: (chosen: boolean) => {
      if (chosen) choice.write(true);
      else choice.remove();
      setIsOn(chosen);
    },
    waiting,
    send: (side: BodySide, picture: Blob, name: string) => {
      if (isOn && !picture.type.startsWith('video/')) setWaiting({ side, picture, name });
      else slots.send(side, picture, name);
    },
    done: (picture: Blob) => {
      if (waiting) slots.send(waiting.side, picture, waiting.name);
      setWaiting(undefined);
    },
    drop: () => setWaiting(undefined),
  };
};
export type FaceCovering = ReturnType<typeof useFaceCovering>;
