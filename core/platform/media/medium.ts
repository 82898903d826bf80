import type { MediumId, UserId } from '#core/kernel/id.ts';

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
] as const;
export type MediaPurpose = (typeof mediaPurposes)[number];

const pictures: readonly MediaType[] = ['IMAGE', 'VIDEO'];
/** What may be uploaded for a purpose: certificates come as pictures or as PDF, everything else as picture or video. */
export const acceptedTypes = (purpose: MediaPurpose): readonly MediaType[] =>
  purpose === 'EVIDENCE' ? ['IMAGE', 'FILE'] : pictures;

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
  /** Where the store keeps the bytes: a generated name. */
  key: string;
  thumbnailKey: string | null;
  createdAt: Date;
}>;

const megabyte = 1024 * 1024;
export const maxImageBytes = 10 * megabyte;
export const maxVideoBytes = 100 * megabyte;
export const maxDocumentBytes = 10 * megabyte;
export const maxImagePixels = 40_000_000;
export const quotaBytes = 2048 * megabyte;
/** A signed address of a private file lives this long at most: it can't be taken back when the right to the file ends. */
export const signedAddressLifetime = 60_000;
/** One of a file that is shown to everybody: pictures of products, logos of partners. */
export const openAddressLifetime = 10 * 60_000;
