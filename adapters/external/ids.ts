import { randomBytes } from 'node:crypto';
import type { Ids } from '#core/kernel/id.ts';

const counterLimit = 1 << 12;

/**
 * UUID version 7 (RFC 9562): milliseconds, a counter, chance. Ids made one after the other in one process sort in that
 * order, also within a millisecond and when the machine's clock is set back.
 */
export const timeOrderedIds = (now: () => number = Date.now): Ids => {
  let milliseconds = 0;
  let counter = 0;

  return {
    next() {
      const at = now();
      if (at > milliseconds) {
        milliseconds = at;
        // Begins in the lower half, so that there is room to count.
        counter = randomBytes(2).readUInt16BE() % (counterLimit / 2);
      } else if (++counter === counterLimit) {
        milliseconds += 1;
        counter = 0;
      }
      const bytes = randomBytes(16);
      bytes.writeUIntBE(milliseconds, 0, 6);
      bytes.writeUInt16BE(0x7000 | counter, 6);
      bytes[8] = 0x80 | (bytes[8]! & 0x3f); // a buffer of 16 has a ninth byte
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
};
