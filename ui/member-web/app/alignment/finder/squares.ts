import { type PhotoSize, type SeenBody, trunkOf } from '#core/body/snapshot/alignment/seen-body.ts';

/** The model looks at squares of so many points. */
export const squareSide = 192;

/** A part of the photo, in its points; beyond the photo it is black. */
export type Square = Readonly<{ x: number; y: number; side: number }>;

export const wholePhoto = ({ width, height }: PhotoSize): Square => {
  const side = Math.max(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

/** So many trunks across: nearer than that, too little of the body is in view for the model to know it. */
const trunksAcross = 4;

/** Around the body, for another look; null where none was seen. */
export const nearBody = (body: SeenBody): Square | null => {
  const trunk = trunkOf(body, 'LEFT');
  if (trunk === null) return null;
  const { shoulders, hips } = trunk;
  const side = Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y) * trunksAcross;
  return side > 0
    ? { x: (shoulders.x + hips.x - side) / 2, y: (shoulders.y + hips.y - side) / 2, side }
    : null;
};

/** The model's joints, each a share down, a share across and a score. */
const joints = { leftShoulder: 5, rightShoulder: 6, leftHip: 11, rightHip: 12 } as const;
export const answerLength = 17 * 3;

/** From shares of the square to points of the photo. In a mirrored square left is right. */
export const bodyIn = (answer: ArrayLike<number>, { x, y, side }: Square, isMirrored: boolean): SeenBody => {
  const joint = (place: number) => {
    const [down = 0, across = 0, score = 0] = [
      answer[place * 3],
      answer[place * 3 + 1],
      answer[place * 3 + 2],
    ];
    return { x: x + (isMirrored ? 1 - across : across) * side, y: y + down * side, score };
  };
  const { leftShoulder, rightShoulder, leftHip, rightHip } = joints;
  return {
    leftShoulder: joint(isMirrored ? rightShoulder : leftShoulder),
    rightShoulder: joint(isMirrored ? leftShoulder : rightShoulder),
    leftHip: joint(isMirrored ? rightHip : leftHip),
    rightHip: joint(isMirrored ? leftHip : rightHip),
  };
};
