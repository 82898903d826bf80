import type { PhotoRegion } from '#core/coaching/reply/reply.ts';

type Point = Readonly<{ x: number; y: number }>;

const within = (share: number) => Math.min(1, Math.max(0, share));
/** A thousandth of a picture is finer than any finger. */
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** Smaller than this nobody sees it; a tap becomes a region of this size. */
export const leastSide = 0.05;

/** From one edge to the other along one axis. */
const between = (one: number, other: number) => {
  const low = within(Math.min(one, other));
  const size = Math.max(leastSide, within(Math.max(one, other)) - low);
  return { start: rounded(Math.min(low, 1 - size)), size: rounded(size) };
};

/** Between two corners, whichever way it was drawn, and never over the edge. */
export const regionBetween = (from: Point, to: Point): PhotoRegion => {
  const across = between(from.x, to.x);
  const down = between(from.y, to.y);
  return { x: across.start, y: down.start, width: across.size, height: down.size };
};

/** One side of it set to a value, by a slider; the rest gives way at the edge. */
export const withSide = (region: PhotoRegion, side: keyof PhotoRegion, share: number): PhotoRegion => {
  const next = { ...region, [side]: rounded(within(share)) };
  const width = Math.max(leastSide, next.width);
  const height = Math.max(leastSide, next.height);
  return side === 'width' || side === 'height'
    ? {
        x: rounded(Math.min(next.x, 1 - width)),
        y: rounded(Math.min(next.y, 1 - height)),
        width,
        height,
      }
    : {
        x: rounded(Math.min(next.x, 1 - leastSide)),
        y: rounded(Math.min(next.y, 1 - leastSide)),
        width: rounded(Math.min(width, 1 - Math.min(next.x, 1 - leastSide))),
        height: rounded(Math.min(height, 1 - Math.min(next.y, 1 - leastSide))),
      };
};

/** In the middle, to be moved from there. */
export const middleRegion: PhotoRegion = { x: 0.3, y: 0.35, width: 0.4, height: 0.2 };
