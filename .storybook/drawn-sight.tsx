import type { ReactNode } from 'react';
import type { SeenBody } from '../core/body/snapshot/alignment/seen-body.ts';
import { bodyPicture } from '../fixtures/demo/pictures/body-picture.ts';
import { type PhotoSight, PhotoSightContext } from '../ui/member-web/app/alignment/photo-sight.ts';

type Manner = Readonly<{
  /** How sure the finder is of each joint. */
  score?: number;
  /** No photo can be fetched. */
  isAway?: boolean;
  /** This device can't look at photos. */
  isBlind?: boolean;
  /** It never comes to an end with them. */
  isSlow?: boolean;
}>;

const drawing = { width: 720, height: 1080 };

/** Where the phone stood, another place for each address. */
const placeOf = (address: string) => {
  const sum = [...address].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 997, 7);
  return { scale: 0.8 + (sum % 5) * 0.1, x: ((sum % 7) - 3) * 18, y: ((sum % 3) - 1) * 20 };
};

const photographed = (address: string): string => {
  const { scale, x, y } = placeOf(address);
  const figure = bodyPicture({
    side: 'FRONT',
    isFemale: true,
    heightCm: 162,
    waistCm: 74,
    hipCm: 96,
    chestCm: 86,
    thighCm: 54,
    tint: 1,
  });
  const { width, height } = drawing;
  const inside = figure.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#d9e2dc"/><g transform="translate(${width / 2 + x} ${height / 2 + y}) scale(${scale}) translate(${-width / 2} ${-height / 2})">${inside}</g></svg>`;
};

const bodyAt = (address: string, score: number): SeenBody => {
  const { scale, x, y } = placeOf(address);
  const joint = (left: number, top: number) => ({
    x: drawing.width / 2 + x + (left - drawing.width / 2) * scale,
    y: drawing.height / 2 + y + (top - drawing.height / 2) * scale,
    score,
  });
  return {
    leftShoulder: joint(415, 330),
    rightShoulder: joint(305, 330),
    leftHip: joint(395, 560),
    rightHip: joint(325, 560),
  };
};

/** Stands in for photos and for the finder: drawn figures, each from another place, and where their joints are. */
const drawnSight = ({ score = 0.8, isAway, isBlind, isSlow }: Manner): PhotoSight => {
  const addresses = new WeakMap<HTMLImageElement, string>();
  return {
    load: async (address) => {
      if (isAway) throw new Error('no line');
      const [path = address] = address.split('?');
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(photographed(path))}`;
      await picture.decode();
      addresses.set(picture, path);
      return picture;
    },
    find: async (picture) => {
      if (isSlow) return new Promise(() => undefined);
      if (isBlind) throw new Error('no WebAssembly');
      return bodyAt(addresses.get(picture) ?? '', score);
    },
  };
};

/** Nothing of an earlier story is known. */
export const forgetSightings = async (): Promise<void> => {
  localStorage.removeItem('fitboard.photo-alignment');
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase('fitboard-bodies');
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });
};

/** `parameters.sight` says how well this device sees. */
export const Sighted = ({ manner, children }: Readonly<{ manner: Manner; children: ReactNode }>) => (
  <PhotoSightContext value={sightOf(manner)}>{children}</PhotoSightContext>
);

const sights = new WeakMap<Manner, PhotoSight>();
const sightOf = (manner: Manner): PhotoSight => {
  const sight = sights.get(manner) ?? drawnSight(manner);
  sights.set(manner, sight);
  return sight;
};

export const usualManner: Manner = {};
export type SightManner = Manner;
