import { describe, expect, it } from 'vitest';
import type { SeenBody } from '#core/body/snapshot/alignment/seen-body.ts';
import { lookAtPhotos, type LookedAt } from './look-at-photos.ts';
import type { Sighting } from './sighting-database.ts';

const joint = { x: 1, y: 1, score: 1 };
const body: SeenBody = { leftShoulder: joint, rightShoulder: joint, leftHip: joint, rightHip: joint };
const size = { width: 3, height: 4 };
const photos = ['a', 'b', 'c', 'd', 'e'].map((mediaId) => ({ mediaId }));

type Given = Readonly<{
  known?: Readonly<Record<string, LookedAt<string>>>;
  unloaded?: readonly string[];
  isBlind?: boolean;
  wantsPictures?: boolean;
  wantsBodies?: boolean;
  stopAfter?: number;
}>;

const look = async ({
  known = {},
  unloaded = [],
  isBlind = false,
  wantsPictures = false,
  wantsBodies = true,
  stopAfter = Number.POSITIVE_INFINITY,
}: Given) => {
  const loaded: string[] = [];
  const found: string[] = [];
  const results = new Map<string, LookedAt<string>>();
  const stop = new AbortController();
  await lookAtPhotos({
    photos,
    known: (mediaId) => known[mediaId],
    load: async ({ mediaId }) => {
      loaded.push(mediaId);
      if (unloaded.includes(mediaId)) throw new Error('no line');
      return mediaId;
    },
    sizeOf: () => size,
    find: async (picture) => {
      found.push(picture);
      if (isBlind) throw new Error('no WebAssembly');
      return body;
    },
    wantsPictures,
    wantsBodies,
    report: (mediaId, result) => {
      results.set(mediaId, result);
      if (results.size >= stopAfter) stop.abort();
    },
    signal: stop.signal,
  });
  return { loaded: loaded.toSorted(), found, results };
};

const kept = (sighting: Sighting): LookedAt<string> => ({ picture: null, sighting, problem: null });

describe('looking at photos', () => {
  it('finds a body in each and holds no picture that is not shown', async () => {
    const { results } = await look({});
    expect([...results.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const result of results.values()) expect(result).toEqual(kept({ size, body, hand: null }));
  });

  it('fetches and looks at nothing twice, and not at what was set by hand', async () => {
    const hand = { shoulders: { x: 1, y: 1 }, hips: { x: 1, y: 2 } };
    const known = {
      a: kept({ size, body, hand: null }),
      c: kept({ size, body: null, hand }),
    };
    const { loaded, found, results } = await look({ known });
    expect(loaded).toEqual(['b', 'd', 'e']);
    expect(found.toSorted()).toEqual(['b', 'd', 'e']);
    expect(results.get('c')).toEqual(known.c);
  });

  it('without aligning fetches what is shown, and looks at nothing', async () => {
    const { loaded, found, results } = await look({ wantsBodies: false, wantsPictures: true });
    expect([loaded.length, found.length]).toEqual([5, 0]);
    expect(results.get('a')).toEqual({
      picture: 'a',
      sighting: { size, body: null, hand: null },
      problem: null,
    });
  });

  it('goes on past a photo that can not be fetched', async () => {
    const { results } = await look({ unloaded: ['b'], wantsPictures: true });
    expect(results.get('b')).toEqual({ picture: null, sighting: null, problem: 'UNLOADED' });
    expect(results.get('c')?.problem).toBeNull();
  });

  it('shows the photos of a device that can not look at them, and asks its finder no further', async () => {
    const { found, results } = await look({ isBlind: true, wantsPictures: true });
    expect(found.length).toBeLessThanOrEqual(3);
    expect([...results.values()].map(({ picture, problem }) => [picture === null, problem])).toEqual(
      photos.map(() => [false, 'NO_FINDER']),
    );
  });

  it('ends with the page', async () => {
    const { results } = await look({ stopAfter: 1 });
    expect(results.size).toBe(1);
  });
});
