import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import multer, { diskStorage } from 'multer';
import { DomainError } from '#core/kernel/domain-error.ts';
import { maxVideoBytes } from '#core/platform/media/medium.ts';
import type { Upload } from '#core/platform/media/ports.ts';

export type Received = Readonly<{
  file: Upload;
  /** The text fields beside the file. */
  fields: unknown;
  /** Removes what arrived, if nobody moved it away. */
  discard(): Promise<void>;
}>;

/** Shown to its owner, never used as a path. */
const nameOf = (original: string): string =>
  original
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu, ' ')
    .replace(/^.*[/\\]/, '')
    .trim()
    .slice(0, 200);

/**
 * Limits have codes of their own, and a disk that fails is the server's fault. Whatever else ends the reading of a form
 * lies in the form: a boundary that never comes, a broken part header, a connection that ended.
 */
const refusalOf = (error: unknown): Error => {
  if (!(error instanceof Error)) return new DomainError('media.upload_broken');
  const isKnown = error instanceof DomainError || error.name === 'MulterError' || 'syscall' in error;
  return isKnown ? error : new DomainError('media.upload_broken');
};

export const isForm = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Takes one file in the field `file` to the disk; what it really is, the media processor finds out. */
export const uploads = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const begun = new WeakMap<IncomingMessage, string>();
  const take = multer({
    storage: diskStorage({
      destination: folder,
      filename(request, _file, done) {
        const name = randomUUID();
        begun.set(request, join(folder, name));
        done(null, name);
      },
    }),
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxVideoBytes,
      files: 1,
      fields: 8,
      parts: 9,
      fieldNameSize: 64,
      fieldSize: 4 * 1024,
      headerPairs: 20,
      // The fields are a flat list: `a[b][c]` and `a[999999999]` build nothing.
      fieldNestingDepth: 0,
    },
  }).single('file');

  return async (request: IncomingMessage, response: ServerResponse): Promise<Received> => {
    // multer asks for Express's request and uses only the stream, and the two properties it sets.
    const carried = request as Parameters<typeof take>[0];
    await new Promise<void>((resolve, reject) => {
      take(carried, response as Parameters<typeof take>[1], (error: unknown) =>
        error ? reject(refusalOf(error)) : resolve(),
      );
    }).catch(async (error: unknown) => {
      // What a full disk took of a file would stay.
      const path = begun.get(request);
      if (path !== undefined) await rm(path, { force: true });
      throw error;
    });
    const { file, body } = carried;
    if (!file) throw new DomainError('media.file_required');
    return {
      file: { path: file.path, name: nameOf(file.originalname), size: file.size },
      fields: { ...(body as object) }, // multer collects the text fields in an object without a prototype
      discard: () => rm(file.path, { force: true }),
    };
  };
};
export type Uploads = ReturnType<typeof uploads>;
