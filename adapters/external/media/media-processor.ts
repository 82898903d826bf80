import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { DomainError } from '#core/kernel/domain-error.ts';
import { requireSize, type Accepted } from '#core/platform/media/accepted.ts';
import type { MediaType } from '#core/platform/media/medium.ts';
import type { MediaProcessor, ProcessedFile, Upload } from '#core/platform/media/ports.ts';
import { officeTypes, processOffice } from '../documents/office-document.ts';
import { processPdf } from '../documents/pdf-document.ts';
import { processText, textTypeOf } from '../documents/text-document.ts';
import { BrokenZip } from '../documents/zip-directory.ts';
import { ConverterFailure, pictureConverter, type PictureConverter } from '../pictures/converter.ts';
import { familyOf, processMp3, processPlaying } from './playing-file.ts';

const imageTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const appleTypes: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);
const mp3 = 'audio/mpeg';
const pdf = 'application/pdf';

/** What the decoder says about a broken picture is of no use to its sender; a full disk is not the picture's fault. */
const unreadable = (error: unknown): Error => {
  if (error instanceof DomainError || error instanceof ConverterFailure) return error;
  if (error instanceof BrokenZip) return new DomainError('media.unreadable');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EACCES') {
    return Object.assign(new DomainError('media.store_unavailable'), { cause: error });
  }
  return Object.assign(new DomainError('media.unreadable'), { cause: error });
};

const discard = async (path: string): Promise<void> => {
  await Promise.all([rm(path, { force: true }), rm(`${path}-thumbnail`, { force: true })]);
};

type Found = Readonly<{
  types: readonly MediaType[];
  make(upload: Upload, parts: Readonly<{ target: string; accepted: Accepted }>): Promise<ProcessedFile>;
}>;

/** What the content is, and who makes it safe. Containers of video hold sound too, which only their tracks tell. */
const makerOf = (
  { upload, contentType, onlyPdf }: Readonly<{ upload: Upload; contentType: string; onlyPdf: boolean }>,
  pictures: Pick<PictureConverter, 'convert'>,
): Found | null => {
  const family = familyOf(contentType);
  const text = contentType === '' ? textTypeOf(upload) : null;
  if (imageTypes.has(contentType))
    return {
      types: ['IMAGE'],
      make: async ({ path }, { target }) => ({
        type: 'IMAGE',
        duration: null,
        ...(await pictures.convert({ path, contentType, target })),
      }),
    };
  if (family)
    return { types: ['VIDEO', 'AUDIO'], make: (one, parts) => processPlaying(one, { ...parts, family }) };
  if (contentType === mp3) return { types: ['AUDIO'], make: processMp3 };
  if (contentType === pdf) return { types: ['FILE'], make: (one, { target }) => processPdf(one, target) };
  if (onlyPdf) return null;
  if (officeTypes.has(contentType))
    return { types: ['FILE'], make: (one, { target }) => processOffice(one, contentType, target) };
  if (text) return { types: ['FILE'], make: (one, { target }) => processText(one, text, target) };
  return null;
};

/**
 * Decided by content. `folder` holds files on their way; nothing in it outlives its request but by a crash. Closed, it
 * ends the processes it has started.
 */
export const mediaProcessor = ({
  folder,
  pictures = pictureConverter(),
}: Readonly<{ folder: string; pictures?: PictureConverter }>): MediaProcessor &
  Readonly<{ close(): void }> => {
  return {
    async process(upload, accepted) {
      const { size } = await stat(upload.path);
      requireSize(size, 'VIDEO');
      const found = await fileTypeFromFile(upload.path).catch(() => undefined);
      const contentType = found?.mime ?? '';
      if (appleTypes.has(contentType)) throw new DomainError('media.heic_not_supported');
      const maker = makerOf({ upload, contentType, onlyPdf: accepted.onlyPdf }, pictures);
      const [type] = maker?.types.filter((one) => accepted.types.includes(one)) ?? [];
      if (!maker || !type) throw new DomainError('media.type_not_allowed');
      requireSize(size, type);

      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, randomUUID());
      try {
        return await maker.make(upload, { target, accepted });
      } catch (error) {
        await discard(target);
        throw unreadable(error);
      }
    },
    discard: ({ path }) => discard(path),
    close: () => pictures.close(),
  };
};
