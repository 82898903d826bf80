import type { PhotoSize, Point, Trunk } from './seen-body.ts';

/** Photos of one body, brought to one size and one place, so that what differs is the body and not the camera. */

/** What a photo is shown in: three to four, counted in its heights. */
const frame = { width: 0.75, height: 1 } as const;
/** Where the trunk stands in a frame that shows the whole body: its middle, and how long it is. */
const standard = { x: frame.width / 2, y: 0.36, length: 0.24 } as const;

/** Who leans further than this does not stand, and turning the photo would only look odd. In degrees. */
export const mostLean = 20;
/** Of the photo's height. A smaller trunk would be drawn from too few points. */
export const leastTrunk = 0.08;
/** How much of that frame is left at least when photos are cut at their edges; less shows a trunk and no body. */
export const leastReach = 0.55;

/**
 * Where a photo is drawn in the frame: the place of its corner, its width and its height, in shares of the frame's
 * width and height, and how far it is then turned around that corner, in degrees clockwise.
 */
export type Placement = Readonly<{
  left: number;
  top: number;
  width: number;
  height: number;
  degrees: number;
}>;

/** `NOT_SEEN`: shoulders and hips were not found. `CUT`: the body is too near to an edge of the photo to fill the frame. */
export type AlignmentProblem = 'NOT_SEEN' | 'LEANING' | 'TOO_SMALL' | 'CUT';

/** Without a problem the placement is aligned; with one it is the photo's middle, as every photo is shown. */
export type ShownPhoto = Readonly<{ placement: Placement; problem: AlignmentProblem | null }>;

export type PhotoToAlign = Readonly<{ size: PhotoSize; trunk: Trunk | null }>;

/** Turns by and stretches to (a, b), then moves by (x, y). */
type Similarity = Readonly<{ a: number; b: number; x: number; y: number }>;

const applied = ({ a, b, x, y }: Similarity, point: Point): Point => ({
  x: a * point.x - b * point.y + x,
  y: b * point.x + a * point.y + y,
});

const inverse = ({ a, b, x, y }: Similarity): Similarity => {
  const square = a * a + b * b;
  const [ra, rb] = [a / square, -b / square];
  return { a: ra, b: rb, x: -(ra * x - rb * y), y: -(rb * x + ra * y) };
};

/** The one that brings the trunk upright to its place. */
const toStandard = ({ shoulders, hips }: Trunk): Similarity => {
  const [dx, dy] = [hips.x - shoulders.x, hips.y - shoulders.y];
  const stretch = standard.length / (dx * dx + dy * dy);
  const [a, b] = [dy * stretch, dx * stretch];
  const centre = { x: (shoulders.x + hips.x) / 2, y: (shoulders.y + hips.y) / 2 };
  const turned = applied({ a, b, x: 0, y: 0 }, centre);
  return { a, b, x: standard.x - turned.x, y: standard.y - turned.y };
};

const degreesOf = ({ a, b }: Similarity): number => (Math.atan2(b, a) * 180) / Math.PI;

const problemOf = ({ shoulders, hips }: Trunk, { height }: PhotoSize): AlignmentProblem | null => {
  const [dx, dy] = [hips.x - shoulders.x, hips.y - shoulders.y];
  if (!(Math.hypot(dx, dy) >= leastTrunk * height)) return 'TOO_SMALL';
  return Math.abs((Math.atan2(dx, dy) * 180) / Math.PI) > mostLean ? 'LEANING' : null;
};

/** Where the middle of the trunk stands in a window, in shares of the window. */
type Pivot = Readonly<{ x: number; y: number }>;

const usualPivot: Pivot = { x: 0.5, y: standard.y };
const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
/** The body may stand a little aside or higher, where that shows more of it. */
const pivots: readonly Pivot[] = [
  usualPivot,
  ...steps(0.26, 0.5, 13).flatMap((y) => steps(0.3, 0.7, 9).map((x) => ({ x, y }))),
];

/** How far one can go from a place within the photo before its edge is met. */
const roomTowards = (from: number, by: number, limit: number): number => {
  if (by === 0) return Number.POSITIVE_INFINITY;
  return by > 0 ? (limit - from) / by : -from / by;
};

type Standing = Readonly<{ size: PhotoSize; similarity: Similarity }>;

/** How large a window around the trunk the photo fills, where 1 is the frame that shows the whole body. */
const reachOf = ({ size, similarity }: Standing, pivot: Pivot): number => {
  const back = inverse(similarity);
  const centre = applied(back, { x: standard.x, y: standard.y });
  const isInside = centre.x > 0 && centre.y > 0 && centre.x < size.width && centre.y < size.height;
  if (!isInside) return 0;
  const corners = [0, 1].flatMap((x) =>
    [0, 1].map((y) => ({ x: (x - pivot.x) * frame.width, y: (y - pivot.y) * frame.height })),
  );
  return Math.min(
    ...corners.flatMap((corner) => {
      const by = applied({ ...back, x: 0, y: 0 }, corner);
      return [roomTowards(centre.x, by.x, size.width), roomTowards(centre.y, by.y, size.height)];
    }),
  );
};

type Window = Readonly<{ pivot: Pivot; reach: number }>;

/** A usual place that shows nearly as much is better than an odd one that shows a little more. */
const oddPlaceGains = 1.03;

/** The largest window that all of them fill. */
const sharedWindow = (photos: readonly Standing[]): Window => {
  let best: Window = { pivot: usualPivot, reach: 0 };
  for (const pivot of pivots) {
    const reach = Math.min(1, ...photos.map((photo) => reachOf(photo, pivot)));
    const gains = best.pivot === usualPivot ? oddPlaceGains : 1;
    if (reach > best.reach * gains) best = { pivot, reach };
    if (best.reach >= 1) break;
  }
  return best;
};

const placementIn = ({ pivot, reach }: Window, { size, similarity }: Standing): Placement => {
  const { a, b } = similarity;
  const left = standard.x - pivot.x * reach * frame.width;
  const top = standard.y - pivot.y * reach * frame.height;
  const stretch = Math.hypot(a, b);
  return {
    left: (similarity.x - left) / (reach * frame.width),
    top: (similarity.y - top) / (reach * frame.height),
    width: (size.width * stretch) / (reach * frame.width),
    height: (size.height * stretch) / (reach * frame.height),
    degrees: degreesOf(similarity),
  };
};

/** The middle of the photo, as large as fills the frame. */
export const middleOf = ({ width, height }: PhotoSize): Placement => {
  const stretch = Math.max(frame.width / width, frame.height / height);
  const [across, down] = [(width * stretch) / frame.width, (height * stretch) / frame.height];
  return { left: (1 - across) / 2, top: (1 - down) / 2, width: across, height: down, degrees: 0 };
};

/**
 * Brings the trunks of all photos that can be aligned to one place of the frame, at one size and upright, and cuts all
 * of them alike, so that each fills the frame. Who stands too near to an edge of a photo for that is left out first.
 */
export const alignPhotos = (photos: readonly PhotoToAlign[]): readonly ShownPhoto[] => {
  const found = photos.map(({ size, trunk }) => {
    if (trunk === null) return { size, problem: 'NOT_SEEN' as const };
    const problem = problemOf(trunk, size);
    return problem === null
      ? { size, problem, standing: { size, similarity: toStandard(trunk) } }
      : { size, problem };
  });
  const own = new Map(
    found.flatMap(({ standing }) => (standing ? [[standing, sharedWindow([standing]).reach] as const] : [])),
  );
  let standing = [...own].filter(([, reach]) => reach >= leastReach).map(([photo]) => photo);
  let window = sharedWindow(standing);
  while (standing.length > 1 && window.reach < leastReach) {
    const { pivot } = window;
    const worst = standing.toSorted((one, other) => reachOf(one, pivot) - reachOf(other, pivot))[0];
    standing = standing.filter((photo) => photo !== worst);
    window = sharedWindow(standing);
  }
  return found.map((photo): ShownPhoto => {
    if (photo.standing && standing.includes(photo.standing))
      return { placement: placementIn(window, photo.standing), problem: null };
    return { placement: middleOf(photo.size), problem: photo.problem ?? 'CUT' };
  });
};
