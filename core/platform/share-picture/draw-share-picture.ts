import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { findPublicPicture } from '#core/platform/media/public-picture.ts';
import type { ShareCard } from './share-card.ts';

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'sharePictures'> & WithHooks<'mayOpenMedium'>;

/** Its own picture, while that is shown to everybody; else its words are drawn. */
export const drawSharePicture = (needs: Needs) => {
  const find = findPublicPicture(needs);
  const pictureOf = async ({ mediumId }: ShareCard): Promise<Uint8Array | null> => {
    if (mediumId === null) return null;
    try {
      const { key } = await find(mediumId);
      return await needs.mediaStore.read(key);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'media.not_found') return null;
      throw error;
    }
  };
  return async (card: ShareCard): Promise<Uint8Array> => {
    const { title, byline, siteName } = card;
    return needs.sharePictures.draw({ title, byline, siteName, picture: await pictureOf(card) });
  };
};
