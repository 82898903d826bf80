import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLength, bodyIn, placeInSquare, squareSide } from './letterbox.ts';

const size = fc.record({
  width: fc.integer({ min: 50, max: 4000 }),
  height: fc.integer({ min: 50, max: 4000 }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the square that the model looks at', () => {
  it('holds the whole photo in its middle', () =>
    fc.assert(
      fc.property(size, (photo) => {
        const { left, top, width, height } = placeInSquare(photo);
        expect(Math.max(width, height)).toBeCloseTo(squareSide, 6);
        expect(left + width / 2).toBeCloseTo(squareSide / 2, 6);
        expect(top + height / 2).toBeCloseTo(squareSide / 2, 6);
        expect(width / height).toBeCloseTo(photo.width / photo.height, 6);
      }),
    ));

  it('gives each joint back where it is in the photo', () =>
    fc.assert(
      fc.property(size, share, share, share, (photo, across, down, score) => {
        const place = placeInSquare(photo);
        const [x, y] = [across * photo.width, down * photo.height];
        const answer = Array.from({ length: answerLength }, () => 0);
        // The right hip is the thirteenth of the joints.
        answer[36] = (place.top + y * place.scale) / squareSide;
        answer[37] = (place.left + x * place.scale) / squareSide;
        answer[38] = score;
        const { rightHip, leftHip } = bodyIn(answer, photo);
        expect(rightHip.x).toBeCloseTo(x, 4);
        expect(rightHip.y).toBeCloseTo(y, 4);
        expect(rightHip.score).toBe(score);
        expect(leftHip.score).toBe(0);
      }),
    ));
});
