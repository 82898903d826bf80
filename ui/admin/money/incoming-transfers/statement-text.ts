/** The contract's own bound on the text; said before a file is sent. */
export const largestStatement = 4_000_000;

export type StatementText =
  | Readonly<{ kind: 'text'; text: string; encoding: 'utf-8' | 'utf-16' | 'windows-1258' }>
  | Readonly<{ kind: 'spreadsheet' | 'too_large' | 'empty' }>;

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Half of the bytes of Latin text in UTF-16 are zero, with or without a mark in front. */
const unmarkedUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const sample = bytes.subarray(0, 512);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  if (odd > sample.length / 4) return 'utf-16le';
  return even > sample.length / 4 ? 'utf-16be' : null;
};

const utf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * A statement as banks and spreadsheets save it: UTF-8, UTF-16, or the old Vietnamese code page of Windows, whose tone
 * marks stand beside their letters until they are joined.
 */
export const readStatementText = (bytes: Uint8Array): StatementText => {
  if (bytes.length === 0) return { kind: 'empty' };
  // A zip (xlsx) and the old binary workbook (xls) are no text, whatever their file is called.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { kind: 'spreadsheet' };
  const wide = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : unmarkedUtf16(bytes);
  const narrow = wide === null ? utf8(bytes) : null;
  const encoding = wide !== null ? 'utf-16' : narrow !== null ? 'utf-8' : 'windows-1258';
  const text = (narrow ?? new TextDecoder(wide ?? 'windows-1258').decode(bytes)).normalize('NFC');
  if (text.trim() === '') return { kind: 'empty' };
  return text.length > largestStatement ? { kind: 'too_large' } : { kind: 'text', text, encoding };
};
