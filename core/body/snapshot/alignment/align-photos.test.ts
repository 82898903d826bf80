import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alignPhotos,
  leastReach,
  middleOf,
  mostLean,
  type Placement,
  type PhotoToAlign,
} from './align-photos.ts';
import {
  leastScore,
  meanBody,
  onPhoto,
  trunkOf,
  usualTrunk,
  type PhotoSize,
  type Point,
} from './seen-body.ts';

/** A point of the photo, in shares of the frame it is drawn in. */
const drawn = (placement: Placement, { width, height }: PhotoSize, point: Point): Point => {
  const turn = (placement.degrees * Math.PI) / 180;
  // The frame is three to four: a turn is counted in one measure.
  const x = (point.x / width) * placement.width * 0.75;
  const y = (point.y / height) * placement.height;
  return {
    x: placement.left + (x * Math.cos(turn) - y * Math.sin(turn)) / 0.75,
    y: placement.top + x * Math.sin(turn) + y * Math.cos(turn),
  };
};

const corners = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })));

/** The point of the photo that a share of the frame shows, in shares of the photo. */
const shownAt = (placement: Placement, share: Point): Point => {
  const turn = (-placement.degrees * Math.PI) / 180;
  const x = (share.x - placement.left) * 0.75;
  const y = share.y - placement.top;
  return {
    x: (x * Math.cos(turn) - y * Math.sin(turn)) / 0.75 / placement.width,
    y: (x * Math.sin(turn) + y * Math.cos(turn)) / placement.height,
  };
};

const expectToFill = (placement: Placement) => {
  for (const corner of corners) {
    const { x, y } = shownAt(placement, corner);
    for (const share of [x, y]) {
      expect(share).toBeGreaterThanOrEqual(-1e-9);
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
    }
  }
};

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** How a phone may have stood: nearer, aside, not upright. */
const camera = fc.record({
  height: fc.integer({ min: 600, max: 4000 }),
  ratio: number(0.6, 0.8),
  /** Of the trunk, of the photo's height. */
  length: number(0.12, 0.32),
  x: number(0.35, 0.65),
  y: number(0.3, 0.45),
  degrees: number(-12, 12),
});

type Camera = typeof camera extends fc.Arbitrary<infer Shot> ? Shot : never;

const photographed = ({ height, ratio, length, x, y, degrees }: Camera): PhotoToAlign => {
  const size = { width: height * ratio, height };
  const centre = { x: x * size.width, y: y * height };
  const turn = (degrees * Math.PI) / 180;
  const half = { x: (Math.sin(turn) * length * height) / 2, y: (Math.cos(turn) * length * height) / 2 };
  return {
    size,
    trunk: {
      shoulders: { x: centre.x - half.x, y: centre.y - half.y },
      hips: { x: centre.x + half.x, y: centre.y + half.y },
    },
  };
};

describe('photos that are aligned', () => {
  it('have shoulders and hips in one place, however the phone stood', () =>
    fc.assert(
      fc.property(fc.array(camera, { minLength: 1, maxLength: 8 }), (shots) => {
        const photos = shots.map(photographed);
        const places = alignPhotos(photos).flatMap(({ placement, problem }, index) => {
          const { size, trunk } = photos[index]!; // as many answers as photos
          return problem !== null || trunk === null
            ? []
            : [
                {
                  shoulders: drawn(placement, size, trunk.shoulders),
                  hips: drawn(placement, size, trunk.hips),
                },
              ];
        });
        for (const { shoulders, hips } of places) {
          expect(shoulders.x).toBeCloseTo(places[0]!.shoulders.x, 6); // there is one: the loop runs
          expect(shoulders.y).toBeCloseTo(places[0]!.shoulders.y, 6); // as above
          expect(hips.y).toBeCloseTo(places[0]!.hips.y, 6); // as above
          // Upright, and in the picture.
          expect(hips.x).toBeCloseTo(shoulders.x, 6);
          expect(shoulders.y).toBeGreaterThan(0);
          expect(hips.y).toBeLessThan(1);
          expect(hips.y).toBeGreaterThan(shoulders.y);
        }
      }),
    ));

  it('fill the frame, and so do those that are not', () =>
    fc.assert(
      fc.property(fc.array(camera, { minLength: 1, maxLength: 8 }), (shots) => {
        for (const { placement } of alignPhotos(shots.map(photographed))) expectToFill(placement);
      }),
    ));

  it('show the same of the body whatever was photographed beside it: moved, stretched and turned is undone', () =>
    fc.assert(
      fc.property(
        camera,
        number(-0.02, 0.02),
        number(0.85, 1.15),
        number(-5, 5),
        (shot, by, stretch, turn) => {
          const one = photographed({ ...shot, degrees: 0, length: 0.22, x: 0.5 });
          const other = photographed({ ...shot, degrees: turn, length: 0.22 * stretch, x: 0.5 + by });
          const [first, second] = alignPhotos([one, other]);
          expect([first?.problem, second?.problem]).toEqual([null, null]);
          if (!first || !second) return;
          // A point beside the trunk, such as an elbow, measured along it and across it.
          const elbow = ({ trunk }: PhotoToAlign): Point => {
            const { shoulders, hips } = trunk!; // photographed with one
            const [dx, dy] = [hips.x - shoulders.x, hips.y - shoulders.y];
            return { x: shoulders.x + dx * 0.6 - dy * 0.8, y: shoulders.y + dy * 0.6 + dx * 0.8 };
          };
          const [left, right] = [
            drawn(first.placement, one.size, elbow(one)),
            drawn(second.placement, other.size, elbow(other)),
          ];
          expect(right.x).toBeCloseTo(left.x, 6);
          expect(right.y).toBeCloseTo(left.y, 6);
        },
      ),
    ));

  it('are most of those that people take', () => {
    const usual = { height: 1200, ratio: 0.75, length: 0.24, x: 0.5, y: 0.38, degrees: 0 };
    const shown = alignPhotos([
      photographed(usual),
      photographed({ ...usual, length: 0.19, x: 0.46 }),
      photographed({ ...usual, length: 0.27, degrees: 4, y: 0.4 }),
    ]);
    expect(shown.map(({ problem }) => problem)).toEqual([null, null, null]);
    // More than half of the frame of the whole body is left.
    expect(Math.max(...shown.map(({ placement }) => placement.height))).toBeLessThan(1.8);
  });
});

describe('a photo that is not aligned', () => {
  const size = { width: 900, height: 1200 };
  const good = { size, trunk: { shoulders: { x: 450, y: 320 }, hips: { x: 450, y: 600 } } };
  const problemsOf = (...photos: PhotoToAlign[]) => alignPhotos(photos).map(({ problem }) => problem);

  it('is shown as it is, in its middle, and says why', () => {
    const unseen = { size, trunk: null };
    expect(alignPhotos([unseen, good])[0]).toEqual({ placement: middleOf(size), problem: 'NOT_SEEN' });
    const leaning = { size, trunk: { shoulders: { x: 250, y: 320 }, hips: { x: 550, y: 600 } } };
    const upsideDown = { size, trunk: { shoulders: { x: 450, y: 600 }, hips: { x: 450, y: 320 } } };
    const tiny = { size, trunk: { shoulders: { x: 450, y: 320 }, hips: { x: 450, y: 350 } } };
    const one = { size, trunk: { shoulders: { x: 450, y: 320 }, hips: { x: 450, y: 320 } } };
    expect(problemsOf(leaning, upsideDown, tiny, one)).toEqual([
      'LEANING',
      'LEANING',
      'TOO_SMALL',
      'TOO_SMALL',
    ]);
  });

  it('takes nothing from the others: who stands at the edge is left out, the rest stays aligned', () => {
    const atTheEdge = { size, trunk: { shoulders: { x: 60, y: 320 }, hips: { x: 60, y: 600 } } };
    expect(problemsOf(good, atTheEdge, good)).toEqual([null, 'CUT', null]);
    expect(alignPhotos([good, atTheEdge])[0]).toEqual(alignPhotos([good])[0]);
  });

  it('leans further than a photo is turned', () =>
    fc.assert(
      fc.property(camera, number(-60, 60), (shot, degrees) => {
        const [shown] = alignPhotos([photographed({ ...shot, degrees })]);
        if (shown?.problem === null) expect(Math.abs(shown.placement.degrees)).toBeLessThanOrEqual(mostLean);
        if (Math.abs(degrees) > mostLean + 1e-6) expect(shown?.problem).toBe('LEANING');
      }),
    ));

  it('is never alone in being cut to less than a trunk', () =>
    fc.assert(
      fc.property(fc.array(camera, { minLength: 2, maxLength: 6 }), (shots) => {
        const photos = shots.map(photographed);
        for (const [index, { placement, problem }] of alignPhotos(photos).entries()) {
          const { size, trunk } = photos[index]!; // as many answers as photos
          if (problem !== null || trunk === null) continue;
          const [from, to] = [drawn(placement, size, trunk.shoulders), drawn(placement, size, trunk.hips)];
          expect(to.y - from.y).toBeLessThanOrEqual(0.24 / leastReach + 1e-9);
        }
      }),
    ));
});

const score = fc.double({ min: 0, max: 1, noNaN: true });
const joint = fc.record({ x: number(0, 900), y: number(0, 1200), score });
const body = fc.record({ leftShoulder: joint, rightShoulder: joint, leftHip: joint, rightHip: joint });

describe('a trunk', () => {
  it('is never found from joints that are not sure', () =>
    fc.assert(
      fc.property(body, fc.constantFrom('FRONT', 'BACK', 'LEFT', 'RIGHT'), (seen, side) => {
        const trunk = trunkOf(seen, side);
        const shoulders = [seen.leftShoulder.score, seen.rightShoulder.score];
        const hips = [seen.leftHip.score, seen.rightHip.score];
        const needed =
          side === 'FRONT' || side === 'BACK'
            ? Math.min(...shoulders, ...hips)
            : Math.min(Math.max(...shoulders), Math.max(...hips));
        expect(trunk === null).toBe(needed < leastScore);
      }),
    ));

  it('lies between both sides; from the side one of them is enough', () => {
    const seen = {
      leftShoulder: { x: 500, y: 300, score: 0.8 },
      rightShoulder: { x: 400, y: 320, score: 0.7 },
      leftHip: { x: 480, y: 600, score: 0.2 },
      rightHip: { x: 420, y: 600, score: 0.9 },
    };
    expect(trunkOf(seen, 'FRONT')).toBeNull();
    expect(trunkOf({ ...seen, leftHip: { ...seen.leftHip, score: 0.9 } }, 'BACK')).toEqual({
      shoulders: { x: 450, y: 310 },
      hips: { x: 450, y: 600 },
    });
    expect(trunkOf(seen, 'LEFT')).toEqual({ shoulders: { x: 450, y: 310 }, hips: { x: 420, y: 600 } });
  });

  it('of several looks lies among them, nearer to those that are surer', () =>
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 4 }), ([first, ...others]) => {
        if (!first) return;
        const mean = meanBody([first, ...others]);
        for (const name of ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip'] as const) {
          const seen = [first, ...others].map((look) => look[name]);
          for (const part of ['x', 'y', 'score'] as const) {
            const values = seen.map((point) => point[part]);
            expect(mean[name][part]).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
            expect(mean[name][part]).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
          }
        }
      }),
    ));

  it('of a sure and an unsure look is where the sure one saw it', () => {
    const at = (x: number, score: number) => {
      const point = { x, y: 0, score };
      return { leftShoulder: point, rightShoulder: point, leftHip: point, rightHip: point };
    };
    expect(meanBody([at(100, 0.9), at(200, 0.1)]).leftHip).toEqual({ x: 110, y: 0, score: 0.5 });
    expect(meanBody([at(100, 0), at(200, 0)]).leftHip).toEqual({ x: 150, y: 0, score: 0 });
  });

  it('set by hand begins where it can be aligned, and stays on the photo', () => {
    const size = { width: 900, height: 1200 };
    expect(alignPhotos([{ size, trunk: usualTrunk(size) }])[0]?.problem).toBeNull();
    expect(onPhoto({ shoulders: { x: -5, y: 2000 }, hips: { x: 950, y: 7 } }, size)).toEqual({
      shoulders: { x: 0, y: 1200 },
      hips: { x: 900, y: 7 },
    });
  });
});
