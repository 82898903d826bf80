/** Where the face is: the middle in shares of width and height, and the half of its height in shares of the height. */
export type Oval = Readonly<{ x: number; y: number; size: number }>;

/** The head of who stands upright in a frame of three to four. */
export const usualOval: Oval = { x: 0.5, y: 0.13, size: 0.09 };
export const smallestOval = 0.03;
export const largestOval = 0.3;

const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The middle stays on the picture, wherever it was dragged to. */
export const keptOnPicture = ({ x, y, size }: Oval): Oval => ({
  x: between(x, 0, 1),
  y: between(y, 0, 1),
  size: between(size, smallestOval, largestOval),
});

/** A face is higher than wide. */
const narrowness = 0.78;

/** In points of a picture of this size. */
export const ellipseOf = ({ x, y, size }: Oval, width: number, height: number) => ({
  x: x * width,
  y: y * height,
  radiusX: size * height * narrowness,
  radiusY: size * height,
});

/** Of a face no more is left than so many patches across and down: nothing that can be sharpened again. */
export const patches = 6;
