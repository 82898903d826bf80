import type { PhotoSize, SeenBody } from '#core/body/snapshot/alignment/seen-body.ts';

/** The model looks at squares of so many points. */
export const squareSide = 192;

/** Where the whole photo lies in the square. */
export const placeInSquare = ({ width, height }: PhotoSize) => {
  const scale = squareSide / Math.max(width, height);
  return {
    scale,
    left: (squareSide - width * scale) / 2,
    top: (squareSide - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
};

/** The model's joints, each a share down, a share across and a score. */
const joints = { leftShoulder: 5, rightShoulder: 6, leftHip: 11, rightHip: 12 } as const;
export const answerLength = 17 * 3;

/** From shares of the square to points of the photo. */
export const bodyIn = (answer: ArrayLike<number>, size: PhotoSize): SeenBody => {
  const { scale, left, top } = placeInSquare(size);
  const joint = (place: number) => {
    const [down = 0, across = 0, score = 0] = [
      answer[place * 3],
      answer[place * 3 + 1],
      answer[place * 3 + 2],
    ];
    return { x: (across * squareSide - left) / scale, y: (down * squareSide - top) / scale, score };
  };
  return {
    leftShoulder: joint(joints.leftShoulder),
    rightShoulder: joint(joints.rightShoulder),
    leftHip: joint(joints.leftHip),
    rightHip: joint(joints.rightHip),
  };
};
