import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';

describe('CRC-16/CCITT-FALSE', () => {
  it('gives the published check values', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
    expect(crc16('A')).toBe('B915');
  });

  it('is always four capital hex digits, and notices any single changed character', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(ascii, fc.nat(), fc.integer({ min: 1, max: 127 }), (text, place, change) => {
        const at = place % text.length;
        const other = String.fromCharCode(text.charCodeAt(at) ^ change);
        expect(crc16(text)).toMatch(/^[0-9A-F]{4}$/);
        expect(crc16(text.slice(0, at) + other + text.slice(at + 1))).not.toBe(crc16(text));
      }),
    );
  });
});
