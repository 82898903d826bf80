import type { SeenBody } from '#core/body/snapshot/alignment/seen-body.ts';
import type { Sighting } from './sighting-database.ts';

/** `UNLOADED`: the photo could not be fetched. `NO_FINDER`: this device can't look at photos now. */
export type LookingProblem = 'UNLOADED' | 'NO_FINDER';

export type LookedAt<Picture> = Readonly<{
  /** While it is needed. */
  picture: Picture | null;
  sighting: Sighting | null;
  problem: LookingProblem | null;
}>;

type Photo = Readonly<{ mediaId: string }>;

type Order<Picture, Seen extends Photo> = Readonly<{
  photos: readonly Seen[];
  known: (mediaId: string) => LookedAt<Picture> | undefined;
  load: (photo: Seen) => Promise<Picture>;
  sizeOf: (picture: Picture) => Sighting['size'];
  find: (picture: Picture) => Promise<SeenBody>;
  /** For a photo that is shown from here, and not only looked at. */
  wantsPictures: boolean;
  wantsBodies: boolean;
  report: (mediaId: string, result: LookedAt<Picture>) => void;
  signal: AbortSignal;
}>;

/** Photos are fetched beside each other, while the finder looks at one after the other. */
const lanes = 3;

/** Looks at what has not been looked at yet, in the order given. */
export const lookAtPhotos = async <Picture extends object | string, Seen extends Photo>({
  photos,
  known,
  load,
  sizeOf,
  find,
  wantsPictures,
  wantsBodies,
  report,
  signal,
}: Order<Picture, Seen>): Promise<void> => {
  let isFinderGone = false;

  const lookAt = async (photo: Seen): Promise<LookedAt<Picture>> => {
    const before = known(photo.mediaId);
    const sighting = before?.sighting ?? null;
    const isLookedFor = wantsBodies && (sighting?.body ?? null) === null && (sighting?.hand ?? null) === null;
    const held = before?.picture ?? null;
    if (!(wantsPictures && held === null) && !isLookedFor) return { picture: held, sighting, problem: null };
    const picture = held ?? (await load(photo).catch(() => null));
    if (picture === null) return { picture, sighting, problem: 'UNLOADED' };
    const kept = wantsPictures ? picture : null;
    const seen = sighting ?? { size: sizeOf(picture), body: null, hand: null };
    if (!isLookedFor || signal.aborted) return { picture: kept, sighting: seen, problem: null };
    if (isFinderGone) return { picture: kept, sighting: seen, problem: 'NO_FINDER' };
    try {
      return { picture: kept, sighting: { ...seen, body: await find(picture) }, problem: null };
    } catch {
      isFinderGone = true;
      return { picture: kept, sighting: seen, problem: 'NO_FINDER' };
    }
  };

  const waiting = [...photos];
  const lane = async (): Promise<void> => {
    for (let photo = waiting.shift(); photo !== undefined && !signal.aborted; photo = waiting.shift()) {
      const result = await lookAt(photo);
      if (!signal.aborted) report(photo.mediaId, result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
