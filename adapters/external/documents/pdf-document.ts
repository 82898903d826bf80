import { constants } from 'node:fs';
import { copyFile, open, stat } from 'node:fs/promises';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ProcessedFile, Upload } from '#core/platform/media/ports.ts';

/** How far from its end readers look for the mark that a document is whole. */
const tailBytes = 1024;

const endOf = async (path: string): Promise<string> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, tailBytes);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
};

/** Kept as it is; it is only ever handed out as a download, so that nothing in it runs on a page of ours. */
export const processPdf = async ({ path }: Upload, target: string): Promise<ProcessedFile> => {
  if (!(await endOf(path)).includes('%%EOF')) throw new DomainError('media.unreadable');
  await copyFile(path, target, constants.COPYFILE_FICLONE);
  const { size } = await stat(target);
  return {
    type: 'FILE',
    contentType: 'application/pdf',
    size,
    width: null,
    height: null,
    duration: null,
    path: target,
    thumbnailPath: null,
  };
};
