/** W3C Bitstring Status List: the least length that hides one holder among enough others. */
export const statusListBits = 131_072;

/** From then on the next list begins: indexes are drawn by chance, and half a list keeps that quick. */
export const isListFull = (used: number): boolean => used * 2 >= statusListBits;

/** One bit for each index, the first at the left of the first byte. */
export const statusBits = (revoked: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(statusListBits / 8);
  for (const index of revoked) {
    if (!Number.isInteger(index) || index < 0 || index >= statusListBits)
      throw new RangeError(`${index} has no place in a status list`);
    const byte = Math.floor(index / 8);
    bytes[byte] = (bytes[byte] ?? 0) | (0x80 >> (index % 8));
  }
  return bytes;
};

export const isRevokedIn = (bytes: Uint8Array, index: number): boolean =>
  ((bytes[Math.floor(index / 8)] ?? 0) & (0x80 >> (index % 8))) !== 0;
