import { mediaContract } from '#http/platform/contract/media.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../client.ts';

const client = createClient({ media: mediaContract }, send, decodeWithContract);

/** Shown to everybody later, so it is sent as a general picture, not as anybody's private one. */
export type Picture = Readonly<{ id: string; url: string }>;

/** As many bytes as the server takes. */
export const largestPicture = 25 * 1024 * 1024;
export const pictureTypes = 'image/jpeg,image/png,image/webp';

export const uploadPicture = async (file: Blob, name: string, key: string): Promise<Picture> => {
  const form = new FormData();
  form.set('purpose', 'GENERAL');
  form.set('file', file, name);
  // A form has no text to tell two pictures apart by: the caller names the attempt.
  const { id, url, thumbnailUrl } = await client.media.upload({ body: form }, { idempotencyKey: key });
  return { id, url: thumbnailUrl ?? url };
};
