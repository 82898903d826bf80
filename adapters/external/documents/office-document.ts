import { constants } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ProcessedFile, Upload } from '#core/platform/media/ports.ts';
import { contentOf, partsOf } from './zip-directory.ts';

const office = 'application/vnd.openxmlformats-officedocument';
export const officeTypes: ReadonlySet<string> = new Set([
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
]);

/** Programs in a document: macros, controls, packed programs, and what calls them. */
const runnable =
  /(?:^|\/)vba(?:project|data)[^/]*$|(?:^|\/)(?:activex|macrosheets|dialogsheets|customui|ctrlprops)\/|\.(?:bin|ole|exe|js|vbs|jar|dll|cmd|bat|ps1|scr|hta|lnk)$/i;
/** Printer settings are the one binary part that programs write into harmless sheets. */
const harmless = /(?:^|\/)printersettings\/printersettings\d*\.bin$/i;
const forbiddenContent = /macroenabled|vbaproject|activex|ms-office\.vba/i;

/** Kept as it is, and only ever handed out as a download. */
export const processOffice = async (
  { path }: Upload,
  contentType: string,
  target: string,
): Promise<ProcessedFile> => {
  const bytes = await readFile(path);
  const parts = partsOf(bytes);
  if (parts.some(({ name }) => runnable.test(name) && !harmless.test(name)))
    throw new DomainError('media.type_not_allowed');
  const types = parts.find(({ name }) => name === '[Content_Types].xml');
  if (!types) throw new DomainError('media.unreadable');
  const listed = (await contentOf(bytes, types)).toString('utf8');
  if (forbiddenContent.test(listed)) throw new DomainError('media.type_not_allowed');
  await copyFile(path, target, constants.COPYFILE_FICLONE);
  return { type: 'FILE', contentType, size: bytes.length, path: target, ...withoutPicture };
};

/** What a document has not. */
export const withoutPicture = { width: null, height: null, duration: null, thumbnailPath: null } as const;
