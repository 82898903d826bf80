import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('the excerpt of a text', () => {
  it('is the text itself when it is short', () => {
    expect(excerptOf('Chạy chậm cũng khoẻ.')).toBe('Chạy chậm cũng khoẻ.');
  });
  it('ends behind a whole word', () => {
    const text = `${'mười chữ '.repeat(9)}thừa ra, và còn nữa`;
    expect(excerptOf(text)).toBe(`${'mười chữ '.repeat(9)}thừa ra…`);
  });
  it('cuts a word that has no end', () => {
    expect(excerptOf('x'.repeat(200))).toBe(`${'x'.repeat(89)}…`);
  });
});
