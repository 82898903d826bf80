import { foldCode } from '#core/kernel/text/identifier.ts';

/** Longer than any code that can be stored. */
const longest = 160;

/** As it is compared: without spaces and case, in one form of Unicode. */
export const plainCode = (code: string): string => foldCode(code).slice(0, longest);

/** The same work for every guess, so that its time says nothing about how much of it was right. */
export const isSameCode = (expected: string, typed: string): boolean => {
  const [right, given] = [plainCode(expected), plainCode(typed)];
  let difference = right.length ^ given.length;
  for (let index = 0; index < longest; index += 1) {
    difference |= (right.charCodeAt(index) || 0) ^ (given.charCodeAt(index) || 0);
  }
  return difference === 0;
};
