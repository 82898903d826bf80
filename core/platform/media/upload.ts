import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import { after, hour } from '#core/kernel/time.ts';
import type { FolderId, UploadPurpose } from './medium.ts';

export type UploadId = Id<'upload'>;

/** A large file on its way, in parts: it may go on for a day, after a break, a restart or a new sign-in. */
export type PendingUpload = Readonly<{
  id: UploadId;
  ownerId: UserId;
  name: string;
  /** What the sender says it is; checked by its content at the end. */
  contentType: string;
  size: number;
  /** Bytes that have arrived, as of the last part. */
  received: number;
  purpose: UploadPurpose;
  folderId: FolderId | null;
  createdAt: Date;
  expiresAt: Date;
  /** What became of it; the row stays until it expires, so that asking twice makes one file. */
  mediumId: MediumId | null;
}>;

export const uploadLifetime = 24 * hour;

/** What names the unfinished ones among other files of an object store. */
export const uploadKeyPrefix = 'upload-';

export const newUpload = (
  parts: Pick<PendingUpload, 'ownerId' | 'name' | 'contentType' | 'size' | 'purpose' | 'folderId'>,
  { id, at }: Readonly<{ id: string; at: Date }>,
): PendingUpload => ({
  ...parts,
  id: `${uploadKeyPrefix}${id}`,
  received: 0,
  createdAt: at,
  expiresAt: after(at, uploadLifetime),
  mediumId: null,
});
