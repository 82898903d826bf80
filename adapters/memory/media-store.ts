import { DomainError } from '#core/errors.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MediaProcessor, MediaStore, Upload } from '#core/media/ports.ts';

type Kept = Readonly<{ bytes: Uint8Array; contentType: string; at: Date }>;

/** Files without a disk: uploads on their way by their path, and what the store keeps by its key. */
export type MemoryFiles = Readonly<{ uploads: Map<string, Uint8Array>; kept: Map<string, Kept> }>;
export const memoryFiles = (): MemoryFiles => ({ uploads: new Map(), kept: new Map() });

export const uploadOf = ({ uploads }: MemoryFiles, name: string, bytes: Uint8Array): Upload => {
  const path = `upload-${uploads.size + 1}`;
  uploads.set(path, bytes);
  return { path, name, size: bytes.length };
};

const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

const batchSize = 100;

/** An address holds the file itself, so that a page without a server shows it. */
export const memoryMediaStore = ({ uploads, kept }: MemoryFiles, clock: Clock): MediaStore => ({
  source: 'LOCAL',
  async put(key, path, contentType) {
    const bytes = uploads.get(path);
    if (!bytes) throw new DomainError('media.store_unavailable');
    kept.set(key, { bytes, contentType, at: clock.now() });
  },
  async write(key, content, contentType) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    kept.set(key, { bytes, contentType, at: clock.now() });
    return bytes.length;
  },
  async delete(key) {
    kept.delete(key);
  },
  async read(key) {
    const file = kept.get(key);
    if (!file) throw new DomainError('media.not_found');
    return file.bytes;
  },
  signedUrl(key, { expiresAt }) {
    const file = kept.get(key);
    return file
      ? `data:${file.contentType};base64,${base64(file.bytes)}`
      : `memory:${key}?expires=${expiresAt.toISOString()}`;
  },
  async *keysBefore(before) {
    const old = [...kept].flatMap(([key, { at }]) => (at < before ? [key] : []));
    for (let from = 0; from < old.length; from += batchSize) yield old.slice(from, from + batchSize);
  },
});

const startsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

const contentTypeOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (startsWith(bytes, 0x52, 0x49, 0x46, 0x46)) return 'image/webp';
  if (startsWith(bytes.subarray(4), 0x66, 0x74, 0x79, 0x70)) return 'video/mp4';
  return startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3) ? 'video/webm' : null;
};

/** Decides by content as the real one does, and leaves the bytes as they are. */
export const memoryMediaProcessor = ({ uploads }: MemoryFiles): MediaProcessor => ({
  async process({ path }) {
    const bytes = uploads.get(path);
    if (!bytes) throw new DomainError('media.unreadable');
    const contentType = contentTypeOf(bytes);
    if (!contentType) throw new DomainError('media.type_not_allowed');
    return {
      type: contentType.startsWith('image/') ? 'IMAGE' : 'VIDEO',
      contentType,
      size: bytes.length,
      width: null,
      height: null,
      path,
      thumbnailPath: null,
    };
  },
  async discard({ path }) {
    uploads.delete(path);
  },
});
