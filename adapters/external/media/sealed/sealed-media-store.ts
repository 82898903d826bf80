import { readFile } from 'node:fs/promises';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { isSealedKey } from '#core/platform/media/sealed-file.ts';
import type { FileKeys } from '#adapters/ports/files/file-keys.ts';
import { signedAddress, type AddressSigning } from '../signed-address.ts';
import { newFileSecret, openBytes, sealBytes } from './sealed-bytes.ts';

type Needs = Readonly<{
  /** Where the bytes lie, sealed ones too. */
  store: MediaStore;
  fileKeys: () => FileKeys;
  signing: AddressSigning;
}>;

const sealedContentType = 'application/octet-stream';

/**
 * A store whose files under sealed names are closed, each with a key of its own that the store never sees. They are
 * opened here, so their addresses lead to this server, wherever the bytes lie.
 */
export const sealedMediaStore = ({ store, fileKeys, signing }: Needs): MediaStore => {
  /** The key comes last: a file that was not finished has none, and the clean-up takes it. */
  const seal = async (key: string, content: Uint8Array): Promise<void> => {
    const secret = newFileSecret();
    await store.write(key, sealBytes(secret, key, content), sealedContentType);
    await fileKeys().put(key, secret);
  };
  return {
    source: store.source,
    put: async (key, path, contentType) =>
      isSealedKey(key) ? seal(key, await readFile(path)) : store.put(key, path, contentType),
    async write(key, content, contentType) {
      if (!isSealedKey(key)) return store.write(key, content, contentType);
      const bytes = Buffer.from(content);
      await seal(key, bytes);
      return bytes.length;
    },
    /** The key goes first: nothing opens the file any more, even where its bytes can't be removed now. */
    async delete(key) {
      if (isSealedKey(key)) await fileKeys().delete(key);
      await store.delete(key);
    },
    async read(key) {
      if (!isSealedKey(key)) return store.read(key);
      const secret = await fileKeys().find(key);
      if (!secret) throw new DomainError('media.not_found');
      return openBytes(secret, key, await store.read(key));
    },
    signedUrl: (key, address) =>
      isSealedKey(key) ? signedAddress(signing, key, address) : store.signedUrl(key, address),
    keysBefore: (before) => store.keysBefore(before),
  };
};
