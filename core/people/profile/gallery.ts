import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { MediaPurpose, Medium } from '#core/platform/media/medium.ts';

/** A picture that a member shows on their page, in the order they chose. */
export type GalleryItem = Readonly<{
  userId: UserId;
  mediumId: MediumId;
  position: number;
  /** What is to be seen, for who can't see it. */
  alt: string;
  /** The body picture that this one is a copy of. */
  copyOf: MediumId | null;
}>;

/** Where others see it. */
export const galleryLink = (userId: UserId): string => `/user/${userId}`;

export const mostGalleryItems = 60;
export const altMaxLength = 300;

/** Pictures whose owner may show them as they are. Papers are none of them, and body pictures enter as copies. */
const shown: readonly MediaPurpose[] = ['GALLERY', 'GENERAL', 'FEED', 'AVATAR', 'ARTICLE'];

export const cleanAlt = (given: string): string => {
  const alt = normalize(given);
  if ([...alt].length > altMaxLength)
    throw fieldError('body.alt', 'input.max_length', { length: altMaxLength });
  const problem = textProblem(alt, 'line');
  if (problem) throw fieldError('body.alt', problem.code, problem.params);
  return alt;
};

/** A body picture never goes out by itself: its owner says so, each time, and a copy goes. */
export const mustBeCopied = ({ purpose }: Pick<Medium, 'purpose'>): boolean => purpose === 'PHYSICAL_PROFILE';

export const requireShowable = (medium: Pick<Medium, 'type' | 'purpose'> | undefined): void => {
  if (!medium || medium.type !== 'IMAGE' || !(mustBeCopied(medium) || shown.includes(medium.purpose)))
    throw new DomainError('user.media_not_found');
};

/** Judged among all items of the owner. */
export const requireNewItem = (items: readonly GalleryItem[], mediumId: MediumId): void => {
  if (items.some((item) => item.mediumId === mediumId || item.copyOf === mediumId))
    throw new DomainError('user.media_exists');
  if (items.length >= mostGalleryItems)
    throw new DomainError('user.gallery_full', { count: mostGalleryItems });
};

export const nextPosition = (items: readonly GalleryItem[]): number =>
  Math.max(-1, ...items.map(({ position }) => position)) + 1;

/** The same pictures in another order; what names others, or not all, is about an older gallery. */
export const inOrder = (
  items: readonly GalleryItem[],
  order: readonly MediumId[],
): readonly GalleryItem[] => {
  const byId = new Map(items.map((item) => [item.mediumId, item]));
  if (new Set(order).size !== items.length || order.length !== items.length)
    throw new DomainError('user.media_not_found');
  return order.map((id, position) => {
    const item = byId.get(id);
    if (!item) throw new DomainError('user.media_not_found');
    return { ...item, position };
  });
};
