import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox('a strange signing key for tests only, long enough');

describe('a sealed text', () => {
  it('comes back as it was, and looks different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = box.seal(text);
        expect(box.open(sealed)).toBe(text);
        expect(box.seal(text)).not.toBe(sealed);
        expect(sealed).toMatch(/^v1\.[\w-]+$/);
      }),
    );
  });

  it('does not open when a bit of it was changed, nor with another key', () => {
    const sealed = box.seal('{"code":"482913"}');
    expect(() => secretBox('another signing key for tests only, long too').open(sealed)).toThrow();
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 7 }), (place, bit) => {
        const changed = Buffer.from(bytes);
        changed[place]! ^= 1 << bit; // within the buffer
        expect(() => box.open(`v1.${changed.toString('base64url')}`)).toThrow();
      }),
    );
    for (const text of ['', 'v1.', 'v1.AAAA', 'v2.' + sealed.slice(3)])
      expect(() => box.open(text)).toThrow();
  });
});
