import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, minute } from '#core/kernel/time.ts';
import { fileName, storeKey } from '#core/platform/media/file-name.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Upload } from '#core/platform/media/ports.ts';
import { previewDescriptionMaxLength, previewTitleMaxLength, type LinkPreview } from '../link-preview.ts';
import type { FetchedPage } from '../ports.ts';

type Needs = Pick<
  Ports,
  'transaction' | 'clock' | 'ids' | 'chance' | 'mediaStore' | 'mediaProcessor' | 'pageFetcher'
>;

const batch = 10;
const picturesOnly = { types: ['IMAGE'], onlyPdf: false, videoSeconds: 0, audioSeconds: 0 } as const;
const mayWorkLater: ReadonlySet<string> = new Set(['media.store_unavailable', 'media.scan_unavailable']);
/** A worker that ends half way gives its pages back. */
const heldMinutes = 2;

/** Made anew from what came, as a file of the platform's own; null when it is no picture. */
const storePicture = async (needs: Needs, upload: Upload): Promise<Medium | null> => {
  const { clock, ids, chance, mediaStore, mediaProcessor } = needs;
  const file = await mediaProcessor.process(upload, picturesOnly).catch((error: unknown) => {
    if (error instanceof DomainError && !mayWorkLater.has(error.code)) return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { contentType, size, width, height } = file;
    const at = clock.now();
    const key = storeKey(chance.token(), contentType, at);
    await mediaStore.put(key, file.path, contentType);
    return {
      id: ids.next(),
      ownerId: superUserId,
      source: mediaStore.source,
      type: 'IMAGE',
      purpose: 'GENERAL',
      name: fileName('preview', contentType),
      contentType,
      size,
      width,
      height,
      key,
      duration: null,
      thumbnailKey: null,
      folderId: null,
      posterId: null,
      deletedAt: null,
      hiddenAt: null,
      version: 1,
      createdAt: at,
    };
  } finally {
    await mediaProcessor.discard(file);
  }
};

const settledWith = (preview: LinkPreview, page: FetchedPage | null, at: Date): LinkPreview => {
  const title = page?.title.slice(0, previewTitleMaxLength) ?? '';
  const description = page?.description.slice(0, previewDescriptionMaxLength) ?? '';
  return { ...preview, status: title === '' ? 'NONE' : 'READY', title, description, fetchedAt: at };
};

const fetchOne = async (needs: Needs, preview: LinkPreview): Promise<void> => {
  const { transaction, clock, mediaStore, pageFetcher } = needs;
  const page = await pageFetcher.fetch(preview.url);
  const settled = settledWith(preview, page, clock.now());
  const picture = settled.status === 'READY' && page?.image ? await storePicture(needs, page.image) : null;
  if (page?.image) await pageFetcher.discard(page.image);
  const old = await transaction(async ({ linkPreviews, media, people }) => {
    const owner = picture && (await people.find(picture.ownerId));
    if (picture && owner) await media.insert(picture);
    await linkPreviews.settle({ ...settled, imageId: owner ? picture.id : null });
    const before = preview.imageId === null ? null : await media.find(preview.imageId);
    if (before) await media.delete(before.id);
    return before;
  });
  if (old) await mediaStore.delete(old.key);
};

/** Asks the pages that posts lead to what they say of themselves. By the clock. */
export const fetchPreviews =
  (needs: Needs) =>
  async (actor: Actor): Promise<{ fetched: number }> => {
    requirePermission(actor, 'feed.manage');
    const at = needs.clock.now();
    const taken = await needs.transaction(({ linkPreviews }) =>
      linkPreviews.take(at, after(at, heldMinutes * minute), batch),
    );
    const outcomes = await Promise.allSettled(taken.map((preview) => fetchOne(needs, preview)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return { fetched: taken.length };
  };
