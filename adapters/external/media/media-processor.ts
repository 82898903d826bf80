import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { DomainError } from '#core/kernel/domain-error.ts';
import { maxDocumentBytes, maxImageBytes, maxVideoBytes } from '#core/platform/media/medium.ts';
import type { MediaProcessor, ProcessedFile, Upload } from '#core/platform/media/ports.ts';
import { processPdf } from '../documents/pdf-document.ts';
import { ConverterFailure, pictureConverter } from '../pictures/converter.ts';
import { BrokenVideo, cleanIsoMedia, type FrameSize } from '../video/iso-media.ts';
import { cleanWebm } from '../video/webm.ts';

const imageTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const appleTypes: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);
/** Kinds of one family that phones write under several names. */
const videoTypes: Readonly<Record<string, 'video/mp4' | 'video/webm' | 'video/quicktime'>> = {
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/quicktime',
  'video/webm': 'video/webm',
};

const megabyte = 1024 * 1024;

const requireSize = (size: number, most: number): void => {
  if (size > most) throw new DomainError('media.too_large', { megabytes: most / megabyte });
};

/** What the decoder says about a broken picture is of no use to its sender; a full disk is not the picture's fault. */
const unreadable = (error: unknown): Error => {
  if (error instanceof DomainError || error instanceof ConverterFailure) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EACCES') {
    return Object.assign(new DomainError('media.store_unavailable'), { cause: error });
  }
  return Object.assign(new DomainError('media.unreadable'), { cause: error });
};

/** Kept as it was filmed; only what tells the place and the person is taken out. */
const processVideo = async (
  { path }: Upload,
  contentType: 'video/mp4' | 'video/webm' | 'video/quicktime',
  target: string,
): Promise<ProcessedFile> => {
  await copyFile(path, target, constants.COPYFILE_FICLONE);
  const file = await open(target, 'r+');
  let frame: FrameSize | null = null;
  try {
    if (contentType === 'video/webm') await cleanWebm(file);
    else frame = await cleanIsoMedia(file);
  } catch (error) {
    if (error instanceof BrokenVideo || error instanceof RangeError) throw unreadable(error);
    throw error;
  } finally {
    await file.close();
  }
  const { size } = await stat(target);
  return {
    type: 'VIDEO',
    contentType,
    size,
    width: frame?.width ?? null,
    height: frame?.height ?? null,
    path: target,
    thumbnailPath: null,
  };
};

const discard = async (path: string): Promise<void> => {
  await Promise.all([rm(path, { force: true }), rm(`${path}-thumbnail`, { force: true })]);
};

/**
 * Decided by content. `folder` holds files on their way; nothing in it outlives its request but by a crash. Closed, it
 * ends the processes it has started.
 */
export const mediaProcessor = ({
  folder,
}: Readonly<{ folder: string }>): MediaProcessor & Readonly<{ close(): void }> => {
  const pictures = pictureConverter();
  return {
    async process(upload, accepted) {
      const { size } = await stat(upload.path);
      requireSize(size, maxVideoBytes);
      const found = await fileTypeFromFile(upload.path).catch(() => undefined);
      const contentType = found?.mime ?? '';
      if (appleTypes.has(contentType)) throw new DomainError('media.heic_not_supported');
      const video = videoTypes[contentType];
      const isPdf = contentType === 'application/pdf';
      const type = video ? 'VIDEO' : isPdf ? 'FILE' : imageTypes.has(contentType) ? 'IMAGE' : null;
      if (type === null || !accepted.includes(type)) throw new DomainError('media.type_not_allowed');
      if (!video) requireSize(size, isPdf ? maxDocumentBytes : maxImageBytes);

      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, randomUUID());
      try {
        if (isPdf) return await processPdf(upload, target);
        if (video) return await processVideo(upload, video, target);
        return { type: 'IMAGE', ...(await pictures.convert({ path: upload.path, contentType, target })) };
      } catch (error) {
        await discard(target);
        throw unreadable(error);
      }
    },
    discard: ({ path }) => discard(path),
    close: () => pictures.close(),
  };
};
