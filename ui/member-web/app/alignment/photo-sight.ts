import { createContext } from 'react';
import type { SeenBody } from '#core/body/snapshot/alignment/seen-body.ts';

/** What aligning asks of the device: a photo by its address, and where shoulders and hips are in it. */
export type PhotoSight = Readonly<{
  /** Refused where it can't be fetched. */
  load: (address: string) => Promise<HTMLImageElement>;
  /** Refused where this device can't look at photos. */
  find: (picture: HTMLImageElement) => Promise<SeenBody>;
}>;

const load = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
};

/** Ours alone: nothing is fetched but the photo and, with the first one, the model; nothing is sent. */
const deviceSight: PhotoSight = {
  load,
  find: async (picture) => (await import('./finder/body-finder.ts')).findBody(picture),
};

/** Stories put another in its place. */
export const PhotoSightContext = createContext<PhotoSight>(deviceSight);
