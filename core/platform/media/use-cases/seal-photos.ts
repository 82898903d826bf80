import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { thumbnailContentType } from '../address.ts';
import type { Medium } from '../medium.ts';
import { sealedKey } from '../sealed-file.ts';
import { forget } from './keep-file.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'mediaStore'>;

const batch = 50;
/** One run reads and writes this many, about a gigabyte at most. */
const mostAtOnce = 500;

const sealOne = async ({ transaction, mediaStore }: Needs, medium: Medium): Promise<boolean> => {
  const { key, thumbnailKey, contentType } = medium;
  const to = { key: sealedKey(key), thumbnailKey: thumbnailKey === null ? null : sealedKey(thumbnailKey) };
  await mediaStore.write(to.key, await mediaStore.read(key), contentType);
  if (thumbnailKey !== null && to.thumbnailKey !== null)
    await mediaStore.write(to.thumbnailKey, await mediaStore.read(thumbnailKey), thumbnailContentType);
  const isMoved = await transaction(({ media }) => media.moveBytes(medium, to));
  await forget(mediaStore, isMoved ? medium : to);
  return isMoved;
};

/** Photos that were kept before photos were sealed. One whose bytes are lost is left as it is. */
export const sealPhotos =
  (ports: Needs) =>
  async (actor: Actor): Promise<{ sealed: number }> => {
    requirePermission(actor, 'media.manage');
    let sealed = 0;
    let last: Medium | undefined;
    do {
      const found: readonly Medium[] = await ports.reads.media.unsealedPhotos(last?.id ?? null, batch);
      for (const medium of found) if (await sealOne(ports, medium).catch(() => false)) sealed += 1;
      last = found.at(-1);
    } while (last && sealed < mostAtOnce);
    return { sealed };
  };
