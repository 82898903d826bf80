import type { MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import type { Uploaded } from './upload-medium.ts';

/**
 * WAITING for a free place, PREPARING on the device, SENDING, FINISHING on the server, DONE or FAILED. FILE_NEEDED: part
 * of it has arrived, and the browser no longer has the file.
 */
export type UploadStatus =
  | 'WAITING'
  | 'PREPARING'
  | 'SENDING'
  | 'FINISHING'
  | 'DONE'
  | 'FAILED'
  | 'FILE_NEEDED';

/** One file on its way, as screens show it. */
export type UploadItem = Readonly<{
  id: string;
  ownerId: string;
  name: string;
  /** In bytes, as it was chosen. */
  size: number;
  type: MediaType;
  purpose: UploadPurpose;
  folderId: string | null;
  status: UploadStatus;
  /** From 0 to 1. */
  share: number;
  error: unknown;
  medium: Uploaded | null;
  /** Of a picture that is still on the device. */
  preview: string | null;
}>;

/** What may still change by itself. */
export const isUnderWay = ({ status }: UploadItem): boolean =>
  status === 'WAITING' || status === 'PREPARING' || status === 'SENDING' || status === 'FINISHING';

/** What has been sent of files that still count; finished ones count whole. */
export const shareOfAll = (items: readonly UploadItem[]): number => {
  const counted = items.filter((item) => isUnderWay(item) || item.status === 'DONE');
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce(
    (sum, { size, share, status }) => sum + size * (status === 'DONE' ? 1 : share),
    0,
  );
  return bytes === 0 ? 0 : sent / bytes;
};
