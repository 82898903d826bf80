import type { BodySide } from '#core/body/snapshot/snapshot.ts';

export type Point = Readonly<{ x: number; y: number }>;

/** Where a joint seems to be, in points of the photo, and how sure that is: 0 to 1. */
export type SeenPoint = Point & Readonly<{ score: number }>;

export type SeenBody = Readonly<{
  leftShoulder: SeenPoint;
  rightShoulder: SeenPoint;
  leftHip: SeenPoint;
  rightHip: SeenPoint;
}>;

export type PhotoSize = Readonly<{ width: number; height: number }>;

/** From the middle of the shoulders to the middle of the hips: this line is brought to one place in every photo. */
export type Trunk = Readonly<{ shoulders: Point; hips: Point }>;

/** A joint that is less sure than this is not seen. */
export const leastScore = 0.3;

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const isSeen = ({ score }: SeenPoint): boolean => score >= leastScore;

/** Between both, or where the one is that is seen: from the side one hides the other, and they stand in one line. */
const sideways = (one: SeenPoint, other: SeenPoint): Point | null => {
  if (isSeen(one) && isSeen(other)) return middle(one, other);
  if (!isSeen(one) && !isSeen(other)) return null;
  const { x, y } = isSeen(one) ? one : other;
  return { x, y };
};

/**
 * From the front and from behind both shoulders and both hips are needed: half of them would put the middle aside.
 * @returns null where too little is seen
 */
export const trunkOf = (
  { leftShoulder, rightShoulder, leftHip, rightHip }: SeenBody,
  side: BodySide,
): Trunk | null => {
  if (side === 'LEFT' || side === 'RIGHT') {
    const [shoulders, hips] = [sideways(leftShoulder, rightShoulder), sideways(leftHip, rightHip)];
    return shoulders !== null && hips !== null ? { shoulders, hips } : null;
  }
  return [leftShoulder, rightShoulder, leftHip, rightHip].every(isSeen)
    ? { shoulders: middle(leftShoulder, rightShoulder), hips: middle(leftHip, rightHip) }
    : null;
};

const meanOf = (points: readonly SeenPoint[]): SeenPoint => {
  const sum = points.reduce((before, { score }) => before + score, 0);
  // Where nobody is sure, all count alike.
  const weightOf = ({ score }: SeenPoint) => (sum > 0 ? score / sum : 1 / points.length);
  return {
    x: points.reduce((before, point) => before + point.x * weightOf(point), 0),
    y: points.reduce((before, point) => before + point.y * weightOf(point), 0),
    score: sum / points.length,
  };
};

/** Several looks at one photo make one body: who is surer counts more. */
export const meanBody = (sightings: readonly [SeenBody, ...SeenBody[]]): SeenBody => {
  const mean = (joint: keyof SeenBody) => meanOf(sightings.map((sighting) => sighting[joint]));
  return {
    leftShoulder: mean('leftShoulder'),
    rightShoulder: mean('rightShoulder'),
    leftHip: mean('leftHip'),
    rightHip: mean('rightHip'),
  };
};

const between = (value: number, max: number): number => Math.min(max, Math.max(0, value));

/** Where most people's shoulders and hips are in a photo of the whole body: where a member who sets them by hand begins. */
export const usualTrunk = ({ width, height }: PhotoSize): Trunk => ({
  shoulders: { x: width / 2, y: height * 0.27 },
  hips: { x: width / 2, y: height * 0.5 },
});

/** Set by hand, a point stays on the photo wherever it is dragged. */
export const onPhoto = ({ shoulders, hips }: Trunk, { width, height }: PhotoSize): Trunk => ({
  shoulders: { x: between(shoulders.x, width), y: between(shoulders.y, height) },
  hips: { x: between(hips.x, width), y: between(hips.y, height) },
});
