import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';

/** Those whose views of body photos are recorded; nobody else but their owner sees any. */
export const photoViewerRoles = ['COACH', 'STAFF'] as const;
export type PhotoViewerRole = (typeof photoViewerRoles)[number];

/** One person had the photos of one week in front of them on one day; pages that renew their pictures add no line. */
export type PhotoView = Readonly<{
  ownerId: UserId;
  viewerId: UserId;
  role: PhotoViewerRole;
  /** `2026-W47`; null: a photo of no saved week. */
  week: string | null;
  /** By the calendar of the owner. */
  day: string;
  firstAt: Date;
  lastAt: Date;
}>;

export type NamedPhotoView = PhotoView & Readonly<{ viewerName: string }>;

export interface PhotoViews {
  /** A line that is there already only moves its `lastAt`. */
  record(views: readonly Omit<PhotoView, 'lastAt'>[]): Promise<void>;
  /** Newest first. */
  pageOf(ownerId: UserId, page: PageRequest): Promise<Page<NamedPhotoView>>;
  deleteAllOf(ownerId: UserId): Promise<void>;
}
