/** A part of a picture that is made unreadable; all values are shares of the picture, 0 to 1. */
export type CoveredArea = Readonly<{ x: number; y: number; width: number; height: number }>;
export type Point = Readonly<{ x: number; y: number }>;

export const leastSide = 0.02;
const step = 0.02;
export const newArea: CoveredArea = { x: 0.35, y: 0.4, width: 0.3, height: 0.2 };

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** What a finger drew from one corner to the other, in whatever direction; null when it was no more than a touch. */
export const areaBetween = (from: Point, to: Point): CoveredArea | null => {
  const [left, right] = [from.x, to.x].map((each) => within(each, 0, 1)).toSorted((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((each) => within(each, 0, 1)).toSorted((a, b) => a - b);
  const area = {
    x: left ?? 0,
    y: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  };
  return area.width < leastSide || area.height < leastSide ? null : area;
};

/** By arrow keys: moved, or with Shift made larger and smaller; never out of the picture. Null for any other key. */
export const areaAfterKey = (area: CoveredArea, key: string, resizes: boolean): CoveredArea | null => {
  const [dx = 0, dy = 0] =
    { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key] ?? [];
  if (dx === 0 && dy === 0) return null;
  return resizes
    ? {
        ...area,
        width: within(area.width + dx, leastSide, 1 - area.x),
        height: within(area.height + dy, leastSide, 1 - area.y),
      }
    : { ...area, x: within(area.x + dx, 0, 1 - area.width), y: within(area.y + dy, 0, 1 - area.height) };
};
