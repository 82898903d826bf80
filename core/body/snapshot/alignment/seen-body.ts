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
const surer = (one: SeenPoint, other: SeenPoint): SeenPoint => (one.score >= other.score ? one : other);
const isSeen = ({ score }: SeenPoint): boolean => score >= leastScore;

/**
 * From the front and from behind both shoulders and both hips are needed: half of them would put the middle aside. From
 * the side one hides the other, and the one that is seen is where the middle is.
 * @returns null where too little is seen
 */
export const trunkOf = (
  { leftShoulder, rightShoulder, leftHip, rightHip }: SeenBody,
  side: BodySide,
): Trunk | null => {
  if (side === 'LEFT' || side === 'RIGHT') {
    const [shoulder, hip] = [surer(leftShoulder, rightShoulder), surer(leftHip, rightHip)];
    return isSeen(shoulder) && isSeen(hip)
      ? { shoulders: { x: shoulder.x, y: shoulder.y }, hips: { x: hip.x, y: hip.y } }
      : null;
  }
  return [leftShoulder, rightShoulder, leftHip, rightHip].every(isSeen)
    ? { shoulders: middle(leftShoulder, rightShoulder), hips: middle(leftHip, rightHip) }
    : null;
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
