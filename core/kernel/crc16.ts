/** CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, nothing reflected. ASCII in, four capital hex digits out. */
export const crc16 = (ascii: string): string => {
  let crc = 0xffff;
  for (let at = 0; at < ascii.length; at++) {
    crc ^= ascii.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
