import { sharePath, type ShareCard } from '#core/platform/share-picture/share-card.ts';
import type { Head } from '../head.ts';

/** The picture that is drawn for what a page shows, with the words that stand for it. */
export const sharedPicture = (card: ShareCard): Pick<Head, 'image' | 'imageAlt'> => ({
  image: sharePath(card),
  imageAlt: card.title,
});
