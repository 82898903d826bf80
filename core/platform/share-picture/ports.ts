import type { ShareCard } from './share-card.ts';

/** The words of a card, and a picture that stands in place of a drawing. */
export type ShareDrawing = Pick<ShareCard, 'title' | 'byline' | 'siteName'> &
  Readonly<{ picture: Uint8Array | null }>;

/** PNG, 1200×630. What the words hold is drawn as it is written. */
export interface SharePictures {
  draw(drawing: ShareDrawing): Promise<Uint8Array>;
}

declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly sharePictures: SharePictures;
  }
}
