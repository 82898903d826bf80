import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { isSealedKey } from '#core/platform/media/sealed-file.ts';
import type { ServeMedia } from '#adapters/ports/files/media-serving.ts';
import { contentTypeOf } from '../content-types.ts';
import { privateFileHeaders, requireSigned, type AddressReading } from '../signed-address.ts';

type Needs = AddressReading &
  Readonly<{
    store: Pick<MediaStore, 'read'>;
    /** Answers the other files; null: an object store does. */
    others: ServeMedia | null;
  }>;

/**
 * Answers a sealed file whole, opened. Fails with media.link_expired for an address that is not ours or too old, and with
 * media.not_found for a file whose key is gone.
 */
export const serveSealedMedia =
  ({ store, others, ...reading }: Needs): ServeMedia =>
  async (request) => {
    const { key, method, query } = request;
    if (!isSealedKey(key)) {
      if (!others) throw new DomainError('route.not_found');
      return others(request);
    }
    const { name, secondsLeft } = requireSigned(reading, { key, query });
    const bytes = await store.read(key);
    return {
      status: 200,
      headers: {
        ...privateFileHeaders({ contentType: contentTypeOf(key), name, secondsLeft }),
        'Content-Length': String(bytes.length),
      },
      pieces: method === 'HEAD' || bytes.length === 0 ? null : piecesIn(bytes),
    };
  };

async function* piecesIn(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
