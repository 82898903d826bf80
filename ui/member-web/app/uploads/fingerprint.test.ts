import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const filled = (length: number, change: (bytes: Uint8Array) => void = () => undefined) => {
  const bytes = new Uint8Array(length).fill(7);
  change(bytes);
  return new Blob([bytes]);
};
const megabyte = 1024 * 1024;

describe('the fingerprint of a file', () => {
  it('is the same for the same bytes', async () => {
    expect(await fingerprintOf(filled(3 * megabyte))).toBe(await fingerprintOf(filled(3 * megabyte)));
    expect(await fingerprintOf(filled(10))).toBe(await fingerprintOf(filled(10)));
  });

  it.each([
    ['another beginning', (bytes: Uint8Array) => (bytes[0] = 1)],
    ['another end', (bytes: Uint8Array) => (bytes[bytes.length - 1] = 1)],
  ])('is another one after %s', async (_, change) => {
    expect(await fingerprintOf(filled(3 * megabyte, change))).not.toBe(
      await fingerprintOf(filled(3 * megabyte)),
    );
  });

  it('is another one for another length', async () => {
    expect(await fingerprintOf(filled(3 * megabyte))).not.toBe(await fingerprintOf(filled(3 * megabyte + 1)));
  });
});
