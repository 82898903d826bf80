import { constants } from 'node:fs';
import { copyFile, open, readFile, stat, writeFile } from 'node:fs/promises';
import { requireDuration, requireSize, type Accepted } from '#core/platform/media/accepted.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ProcessedFile, Upload } from '#core/platform/media/ports.ts';
import { BrokenSound, findMpegSound } from '../audio/mpeg-audio.ts';
import { BrokenVideo, cleanIsoMedia, type Playing } from '../video/iso-media.ts';
import { cleanWebm } from '../video/webm.ts';

/** Kinds of one family that phones write under several names. */
const families = {
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'audio/mp4': 'video/mp4',
  'audio/x-m4a': 'video/mp4',
  'audio/x-m4b': 'video/mp4',
  'video/quicktime': 'video/quicktime',
  'video/webm': 'video/webm',
  'audio/webm': 'video/webm',
  'video/matroska': 'video/webm',
} as const;
type Family = (typeof families)[keyof typeof families];

export const familyOf = (contentType: string): Family | null =>
  Object.hasOwn(families, contentType) ? families[contentType as keyof typeof families] : null;

const soundTypes: Readonly<Record<Family, string>> = {
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
  'video/webm': 'audio/webm',
};

const clean = async (target: string, family: Family): Promise<Playing> => {
  const file = await open(target, 'r+');
  try {
    return family === 'video/webm' ? await cleanWebm(file) : await cleanIsoMedia(file);
  } catch (error) {
    if (error instanceof BrokenVideo || error instanceof RangeError)
      throw new DomainError('media.unreadable');
    throw error;
  } finally {
    await file.close();
  }
};

/**
 * Video and sound share their containers: what it is, its tracks say. Kept as it was recorded; only what tells the place,
 * the person and the device is taken out.
 */
export const processPlaying = async (
  { path }: Upload,
  { family, target, accepted }: Readonly<{ family: Family; target: string; accepted: Accepted }>,
): Promise<ProcessedFile> => {
  await copyFile(path, target, constants.COPYFILE_FICLONE);
  const { frame, hasPicture, seconds } = await clean(target, family);
  const type = hasPicture ? 'VIDEO' : 'AUDIO';
  if (!accepted.types.includes(type)) throw new DomainError('media.type_not_allowed');
  const { size } = await stat(target);
  requireSize(size, type);
  requireDuration(seconds, type, accepted);
  return {
    type,
    contentType: hasPicture ? family : soundTypes[family],
    size,
    width: frame?.width ?? null,
    height: frame?.height ?? null,
    duration: seconds,
    path: target,
    thumbnailPath: null,
  };
};

/** The sound without what stands before and behind it. */
export const processMp3 = async (
  { path }: Upload,
  { target, accepted }: Readonly<{ target: string; accepted: Accepted }>,
): Promise<ProcessedFile> => {
  const bytes = await readFile(path);
  try {
    const { start, end, seconds } = findMpegSound(bytes);
    requireDuration(seconds, 'AUDIO', accepted);
    await writeFile(target, bytes.subarray(start, end), { mode: 0o600 });
    return {
      type: 'AUDIO',
      contentType: 'audio/mpeg',
      size: end - start,
      width: null,
      height: null,
      duration: seconds,
      path: target,
      thumbnailPath: null,
    };
  } catch (error) {
    throw error instanceof BrokenSound ? new DomainError('media.unreadable') : error;
  }
};
