import type { MediumId } from '#core/kernel/id.ts';
import { addressOf } from './address.ts';
import type { Medium } from './medium.ts';
import type { Media, MediaStore } from './ports.ts';

/** A file as posts, messages, articles and lessons show it. */
export type MediumView = Readonly<
  Pick<Medium, 'id' | 'type' | 'name' | 'contentType' | 'size' | 'width' | 'height' | 'duration'> & {
    url: string;
    thumbnailUrl: string | null;
    posterUrl: string | null;
    alt: string;
  }
>;

type Store = Pick<MediaStore, 'signedUrl'>;

/** The posters of these files, by their id. */
export const postersOf = async (
  media: Pick<Media, 'ofOwner'>,
  shown: readonly Medium[],
): Promise<ReadonlyMap<MediumId, Medium>> => {
  const videos = shown.filter(({ posterId }) => posterId !== null);
  const byOwner = Map.groupBy(videos, ({ ownerId }) => ownerId);
  const found = await Promise.all(
    [...byOwner].map(([ownerId, own]) =>
      media.ofOwner(
        ownerId,
        own.flatMap(({ posterId }) => posterId ?? []),
      ),
    ),
  );
  return new Map(found.flat().map((poster) => [poster.id, poster]));
};

export const posterUrl = async (
  mediaStore: Store,
  poster: Medium | undefined,
  now: Date,
): Promise<string | null> => (poster ? (await addressOf(mediaStore, poster, now)).url : null);

/** The caller has checked that the reader may see each of them. In the order given. */
export const mediumViews = async (
  { media, mediaStore, now }: Readonly<{ media: Pick<Media, 'ofOwner'>; mediaStore: Store; now: Date }>,
  shown: readonly Readonly<{ medium: Medium; alt?: string }>[],
): Promise<readonly MediumView[]> => {
  const posters = await postersOf(
    media,
    shown.map(({ medium }) => medium),
  );
  return Promise.all(
    shown.map(async ({ medium, alt = '' }) => {
      const { id, type, name, contentType, size, width, height, duration, posterId } = medium;
      const { url, thumbnailUrl } = await addressOf(mediaStore, medium, now);
      const poster = await posterUrl(mediaStore, posters.get(posterId ?? ''), now);
      const plain = { id, type, name, contentType, size, width, height, duration };
      return { ...plain, url, thumbnailUrl, posterUrl: poster, alt };
    }),
  );
};
