import { usePictureToCrop } from '#ui/cropping/use-picture-to-crop.ts';
import { client } from '../../app/client.ts';
import { switchAccount } from '../../app/data/own-account.ts';

const largest = 25 * 1024 * 1024;

const remove = () => switchAccount({ avatarId: null });

const wear = async (picture: Blob) => {
  const form = new FormData();
  form.set('purpose', 'AVATAR');
  form.set('file', picture, 'avatar.jpg');
  // A form has no text to tell two pictures apart by: each attempt is its own intent.
  const { id } = await client.media.upload({ body: form }, { idempotencyKey: crypto.randomUUID() });
  await switchAccount({ avatarId: id });
};

export const useAvatar = () => ({ ...usePictureToCrop({ largest, send: wear }), remove });
