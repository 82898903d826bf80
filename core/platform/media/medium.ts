import type { Id, MediumId, UserId } from '#core/kernel/id.ts';

export const mediaSources = ['LOCAL', 'REMOTE'] as const;
export type MediaSource = (typeof mediaSources)[number];
export const mediaTypes = ['IMAGE', 'VIDEO', 'AUDIO', 'FILE'] as const;
export type MediaType = (typeof mediaTypes)[number];
/** What a file is for decides who may ever see it: body pictures stay private, avatars follow the profile. */
export const mediaPurposes = [
  'PHYSICAL_PROFILE',
  'AVATAR',
  'REPORT',
  'RECEIPT',
  'EVIDENCE',
  'GENERAL',
  'FEED',
  'CHAT',
  'GALLERY',
  'ARTICLE',
  'LEARNING',
  'SITE',
  'BUG_REPORT',
  'REVIEW_ANSWER',
] as const;
export type MediaPurpose = (typeof mediaPurposes)[number];
/** Reports are printed by the platform itself. */
export const uploadPurposes = mediaPurposes.filter((purpose) => purpose !== 'REPORT');
export type UploadPurpose = Exclude<MediaPurpose, 'REPORT'>;

export type FolderId = Id<'folder'>;

export type Medium = Readonly<{
  id: MediumId;
  ownerId: UserId;
  source: MediaSource;
  type: MediaType;
  purpose: MediaPurpose;
  /** As the member named it; shown, never used as a path. */
  name: string;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
  /** Whole seconds of a video or a sound, rounded up. */
  duration: number | null;
  /** Where the store keeps the bytes: a generated name. */
  key: string;
  thumbnailKey: string | null;
  /** Null: at the top of its owner's files. */
  folderId: FolderId | null;
  /** A picture of a video, drawn in the browser: a file of its own that belongs to the video. */
  posterId: MediumId | null;
  /** Out of sight since then; its bytes go when nobody can want it back any more. */
  deletedAt: Date | null;
  /** Since then nobody but its owner and staff sees it, wherever it is shown: a moderator decided so. */
  hiddenAt: Date | null;
  version: number;
  createdAt: Date;
}>;

export const nameMaxLength = 125;

const megabyte = 1024 * 1024;
export const gibibyte = 1024 * megabyte;
export const maxImageBytes = 10 * megabyte;
export const maxVideoBytes = 100 * megabyte;
export const maxAudioBytes = 20 * megabyte;
export const maxDocumentBytes = 10 * megabyte;
export const maxImagePixels = 40_000_000;
/** A signed address of a private file lives this long at most: it can't be taken back when the right to the file ends. */
export const signedAddressLifetime = 60_000;
/** One of a file that is shown to everybody: pictures of products, logos of partners. */
export const openAddressLifetime = 10 * 60_000;
/** So long a deleted file can be taken back. */
export const undoMinutes = 10;
