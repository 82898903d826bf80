import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  type AlignmentProblem,
  alignPhotos,
  middleOf,
  type Placement,
} from '#core/body/snapshot/alignment/align-photos.ts';
import { type Trunk, trunkOf } from '#core/body/snapshot/alignment/seen-body.ts';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { useFreshAddress } from '../data/media.ts';
import { localDraft } from '../device/local-draft.ts';
import { type LookedAt, type LookingProblem, lookAtPhotos } from './look-at-photos.ts';
import { PhotoSightContext } from './photo-sight.ts';
import { sightingsOnDevice, type Sighting } from './sighting-database.ts';

export type AlignablePhoto = Readonly<{
  mediaId: string;
  side: BodySide;
  url: string;
  thumbnailUrl: string | null;
}>;

type Options = Readonly<{
  /** Of another person nothing stays on this device. */
  isOwn: boolean;
  /** Where the screen draws the photos by itself, they are fetched whole and held. */
  wantsPictures: boolean;
}>;

export type ShownAlignment = Readonly<{
  placement: Placement;
  /** Null: it is aligned, or nobody asked for that. */
  problem: AlignmentProblem | LookingProblem | null;
  isAligned: boolean;
}>;

type Looked = LookedAt<HTMLImageElement>;

/** On this device, for every account. */
const choice = localDraft('fitboard.photo-alignment', (stored) => (stored === false ? false : undefined));

/** A model of five megabytes is not fetched unasked over a line that is counted. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

const useChoice = () => {
  const [isOn, setIsOn] = useState(() => choice.read() ?? !savesData());
  return {
    isOn,
    switchOn: (chosen: boolean) => {
      if (chosen) choice.remove();
      else choice.write(false);
      setIsOn(chosen);
    },
  };
};

const nothing: Looked = { picture: null, sighting: null, problem: null };

/** Which photos of this round are done with. */
type Over = Readonly<{ round: string; mediaIds: ReadonlySet<string> }>;

/** Fetches photos, again where an address is over, and looks at them as far as they are not known. */
const useLooking = (photos: readonly AlignablePhoto[], isOn: boolean, { isOwn, wantsPictures }: Options) => {
  const sight = useContext(PhotoSightContext);
  const ask = useFreshAddress();
  const [looked, setLooked] = useState<ReadonlyMap<string, Looked>>(new Map());
  const [over, setOver] = useState<Over>({ round: '', mediaIds: new Set() });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ looked, ask, photos });
  useEffect(() => {
    latest.current = { looked, ask, photos };
  });
  /** What is to be seen anew when any of it changes. */
  const round = [attempt, isOn, ...photos.map(({ mediaId }) => mediaId)].join(' ');

  useEffect(() => {
    const stop = new AbortController();
    // The newest is seen first, and one photo may stand for several weeks.
    const newestFirst = latest.current.photos.toReversed();
    const wanted = [...new Map(newestFirst.map((photo) => [photo.mediaId, photo] as const)).values()];
    const fetched = async ({ mediaId, url, thumbnailUrl }: AlignablePhoto): Promise<HTMLImageElement> => {
      const address = wantsPictures ? url : (thumbnailUrl ?? url);
      try {
        return await sight.load(address);
      } catch (error) {
        const fresh = await latest.current.ask({ mediaId, thumbnail: !wantsPictures, address });
        if (fresh === null) throw error;
        return sight.load(fresh);
      }
    };
    const report = (mediaId: string, result: Looked) => {
      setLooked((before) => new Map(before).set(mediaId, result));
      setOver((before) => ({
        round,
        mediaIds: new Set(before.round === round ? before.mediaIds : []).add(mediaId),
      }));
      const { sighting } = result;
      const isNews = sighting !== null && sighting !== latest.current.looked.get(mediaId)?.sighting;
      if (isOwn && isNews) void sightingsOnDevice.keep(mediaId, sighting);
    };
    const look = async () => {
      const unknown = wanted.filter(({ mediaId }) => !latest.current.looked.get(mediaId)?.sighting);
      const kept = isOwn ? await sightingsOnDevice.read(unknown.map(({ mediaId }) => mediaId)) : new Map();
      const known = (mediaId: string): Looked => {
        const here = latest.current.looked.get(mediaId) ?? nothing;
        return { ...here, sighting: here.sighting ?? (kept.get(mediaId) as Sighting | undefined) ?? null }; // read above
      };
      await lookAtPhotos({
        photos: wanted,
        known,
        load: fetched,
        sizeOf: ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height }),
        find: sight.find,
        wantsPictures,
        wantsBodies: isOn,
        report,
        signal: stop.signal,
      });
    };
    if (isOn || wantsPictures) void look();
    return () => stop.abort();
  }, [round, isOn, wantsPictures, isOwn, sight]);

  return {
    looked,
    done: over.round === round ? photos.filter(({ mediaId }) => over.mediaIds.has(mediaId)).length : 0,
    retry: () => setAttempt((before) => before + 1),
    setHand: (mediaId: string, hand: Trunk | null) => {
      const before = looked.get(mediaId);
      if (!before?.sighting) return;
      const sighting = { ...before.sighting, hand };
      setLooked((all) => new Map(all).set(mediaId, { ...before, sighting, problem: null }));
      if (isOwn) void sightingsOnDevice.keep(mediaId, sighting);
      // What was never looked for is, now that nothing else says where it is.
      if (hand === null && sighting.body === null) setAttempt((count) => count + 1);
    },
  };
};

const trunkIn = ({ hand, body }: Sighting, side: BodySide): Trunk | null =>
  hand ?? (body === null ? null : trunkOf(body, side));

/** Photos of one body and one side, brought to one place as far as they can be. */
export const useAlignment = (photos: readonly AlignablePhoto[], options: Options) => {
  const { isOn, switchOn } = useChoice();
  const { looked, done, retry, setHand } = useLooking(photos, isOn, options);
  const isOver = done >= photos.length || !(isOn || options.wantsPictures);

  const shown = useMemo(() => {
    const known = photos.flatMap((photo) => {
      const { sighting, problem } = looked.get(photo.mediaId) ?? nothing;
      return sighting === null ? [] : [{ ...photo, sighting, problem }];
    });
    // All are cut alike, so that none has its place before the last was looked at.
    const aligned =
      isOn && isOver
        ? alignPhotos(
            known.map(({ side, sighting }) => ({ size: sighting.size, trunk: trunkIn(sighting, side) })),
          )
        : null;
    return new Map<string, ShownAlignment>(
      known.map(({ mediaId, sighting, problem }, index) => {
        const place = aligned?.[index] ?? { placement: middleOf(sighting.size), problem: null };
        const why = place.problem === 'NOT_SEEN' ? (problem ?? place.problem) : place.problem;
        return [
          mediaId,
          { placement: place.placement, problem: why, isAligned: aligned !== null && place.problem === null },
        ];
      }),
    );
  }, [photos, looked, isOn, isOver]);

  const problems = photos.map(({ mediaId }) => looked.get(mediaId)?.problem);
  return {
    isOn,
    switchOn,
    done,
    isOver,
    shown,
    isFinderMissing: isOn && problems.includes('NO_FINDER'),
    isUnloaded: (mediaId: string) => looked.get(mediaId)?.problem === 'UNLOADED',
    pictureOf: (mediaId: string) => looked.get(mediaId)?.picture ?? null,
    sightingOf: (mediaId: string) => looked.get(mediaId)?.sighting ?? null,
    retry,
    setHand,
  };
};

export type Alignment = ReturnType<typeof useAlignment>;
