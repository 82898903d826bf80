import { FileProblem } from './file-problem.ts';

/** What is read at most, unpacked: the longest records are a few gigabytes, a bomb has no end. */
export const mostBytes = 8 * 1024 ** 3;

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** Bytes as text, piece by piece, however they come; `onBytes` hears how far it is. */
export async function* textChunks(
  bytes: ReadableStream<Uint8Array>,
  onBytes: (read: number) => void = () => {},
): AsyncGenerator<string> {
  const reader = bytes.getReader();
  let decoder: TextDecoder | null = null;
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      if (read > mostBytes) throw new FileProblem('TOO_LARGE');
      decoder ??= new TextDecoder(encodingOf(value));
      yield decoder.decode(value, { stream: true });
      onBytes(read);
    }
    if (decoder !== null) yield decoder.decode();
  } finally {
    // A reader that stops early wants no more of it.
    await reader.cancel().catch(() => {});
  }
}
