import type { MediumView } from '#core/platform/media/medium-view.ts';

/**
 * A picture or video of a text with the addresses it has at the moment. The text itself names only ids: addresses end
 * within minutes. A `MediumView` is one.
 */
export type ShownMedium = Readonly<
  Pick<MediumView, 'id' | 'type' | 'url' | 'thumbnailUrl' | 'posterUrl' | 'width' | 'height'>
>;
