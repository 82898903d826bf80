import type { MediumId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import { isLink, urlMaxLength, type TextEntity } from '#core/community/comment/text-entity.ts';

export const previewStatuses = ['PENDING', 'READY', 'NONE'] as const;
export type PreviewStatus = (typeof previewStatuses)[number];

export const previewTitleMaxLength = 150;
export const previewDescriptionMaxLength = 300;

/** What a page says of itself, fetched by the platform, for all posts that lead there. */
export type LinkPreview = Readonly<{
  url: string;
  status: PreviewStatus;
  title: string;
  description: string;
  imageId: MediumId | null;
  /** Null before the first time. */
  fetchedAt: Date | null;
}>;

/** A page is asked at most once in so long, however many posts lead to it. */
export const freshFrom = (at: Date): Date => after(at, -day);

/** The first link over https; other pages are not fetched. */
export const previewUrlOf = (entities: readonly TextEntity[]): string | null =>
  entities.filter(isLink).find(({ url }) => url.startsWith('https://') && url.length <= urlMaxLength)?.url ??
  null;
