import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLength, bodyIn, nearBody, wholePhoto } from './squares.ts';

const size = fc.record({
  width: fc.integer({ min: 50, max: 4000 }),
  height: fc.integer({ min: 50, max: 4000 }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a square that the model looks at', () => {
  it('holds the whole photo in its middle', () =>
    fc.assert(
      fc.property(size, ({ width, height }) => {
        const { x, y, side } = wholePhoto({ width, height });
        expect(side).toBe(Math.max(width, height));
        expect(x + side / 2).toBeCloseTo(width / 2, 6);
        expect(y + side / 2).toBeCloseTo(height / 2, 6);
      }),
    ));

  it('gives each joint back where it is in the photo, mirrored or not', () =>
    fc.assert(
      fc.property(size, share, share, share, fc.boolean(), (photo, across, down, score, isMirrored) => {
        const square = wholePhoto(photo);
        const [x, y] = [across * photo.width, down * photo.height];
        const inSquare = (x - square.x) / square.side;
        const answer = Array.from({ length: answerLength }, () => 0);
        // Of seventeen joints the twelfth is the left hip, the thirteenth the right one.
        const place = isMirrored ? 11 : 12;
        answer[place * 3] = (y - square.y) / square.side;
        answer[place * 3 + 1] = isMirrored ? 1 - inSquare : inSquare;
        answer[place * 3 + 2] = score;
        const { rightHip, leftHip } = bodyIn(answer, square, isMirrored);
        expect(rightHip.x).toBeCloseTo(x, 4);
        expect(rightHip.y).toBeCloseTo(y, 4);
        expect(rightHip.score).toBe(score);
        expect(leftHip.score).toBe(0);
      }),
    ));

  it('lies around a body that was seen, four trunks across', () => {
    const joint = (x: number, y: number, score = 0.8) => ({ x, y, score });
    const body = {
      leftShoulder: joint(110, 100),
      rightShoulder: joint(90, 100),
      leftHip: joint(105, 200),
      rightHip: joint(95, 200),
    };
    expect(nearBody(body)).toEqual({ x: -100, y: -50, side: 400 });
    const unseen = joint(0, 0, 0.1);
    expect(nearBody({ ...body, leftHip: unseen, rightHip: unseen })).toBeNull();
  });
});
