import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { DomainError } from '#core/errors.ts';
import { maxDocumentBytes, maxImageBytes, maxImagePixels, maxVideoBytes } from '#core/media/medium.ts';
import type { MediaProcessor, ProcessedFile, Upload } from '#core/media/ports.ts';
import { inTurn } from './in-turn.ts';
import { processPdf } from './pdf-document.ts';
import { BrokenVideo, cleanIsoMedia, type FrameSize } from './video/iso-media.ts';
import { cleanWebm } from './video/webm.ts';

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

const longestSide = 2560;
const thumbnailSide = 480;
const megabyte = 1024 * 1024;

const requireSize = (size: number, most: number): void => {
  if (size > most) throw new DomainError('media.too_large', { megabytes: most / megabyte });
};

/** What the decoder says about a broken picture is of no use to its sender; a full disk is not the picture's fault. */
const unreadable = (error: unknown): Error => {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EACCES') {
    return Object.assign(new DomainError('media.store_unavailable'), { cause: error });
  }
  return Object.assign(new DomainError('media.unreadable'), { cause: error });
};

/** Decided by content, re-encoded, without metadata: a phone's picture knows where its owner lives. */
const processImage = async (
  { path }: Upload,
  contentType: string,
  target: string,
): Promise<ProcessedFile> => {
  // The header alone is read without a limit, so that the refusal can say what is wrong.
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > maxImagePixels) {
    throw new DomainError('media.too_many_pixels', { megapixels: maxImagePixels / 1_000_000 });
  }
  if (pages > 1) throw new DomainError('media.type_not_allowed');

  const source = sharp(path, { limitInputPixels: maxImagePixels, failOn: 'error' });
  const upright = source.rotate().resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  // A drawing keeps its transparency; photographs stay what they are.
  const isJpeg = contentType === 'image/jpeg';
  const encoded = isJpeg ? upright.jpeg({ quality: 86, mozjpeg: true }) : upright.webp({ quality: 86 });
  const written = await encoded.toFile(target);

  const thumbnailPath = `${target}-thumbnail`;
  await sharp(target)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(thumbnailPath);
  return {
    type: 'IMAGE',
    contentType: isJpeg ? 'image/jpeg' : 'image/webp',
    size: written.size,
    width: written.width,
    height: written.height,
    path: target,
    thumbnailPath,
  };
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

/** `folder` holds files on their way; nothing in it outlives its request but by a crash. */
export const mediaProcessor = ({ folder }: Readonly<{ folder: string }>): MediaProcessor => {
  // A picture of 40 megapixels takes some 160 MB while it is open: two at a time, however many come.
  const oneOfTwo = inTurn(2);
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
        return video
          ? await processVideo(upload, video, target)
          : await oneOfTwo(() => processImage(upload, contentType, target));
      } catch (error) {
        await discard(target);
        throw unreadable(error);
      }
    },
    discard: ({ path }) => discard(path),
  };
};
