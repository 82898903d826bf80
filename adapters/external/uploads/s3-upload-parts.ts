import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Store } from '@tus/s3-store';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { uploadLifetime, type UploadId } from '#core/platform/media/upload.ts';
import type { UploadParts } from '#adapters/ports/files/upload-parts.ts';

type Settings = Readonly<{
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region?: string;
  /** Where a finished upload lies on this machine while it is looked at. */
  folder: string;
  /** The same bucket, for what the library leaves behind or can't tell apart. */
  files: Pick<MediaStore, 'read' | 'delete'>;
}>;

const infoOf = (id: UploadId): string => `${id}.info`;
const codeOf = (error: unknown): unknown => (error instanceof DomainError ? error.code : null);

const partBytes = 5 * 1024 * 1024;

const statusOf = (error: unknown): unknown =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode // the SDK's errors carry it
    : Object(error)['status_code']; // those of the tus library

const isMissing = (error: unknown): boolean => statusOf(error) === 404 || statusOf(error) === 410;

/** Parts of a multipart upload in the bucket, which all instances share. */
export const s3UploadParts = ({
  endpoint,
  bucket,
  accessKey,
  secretKey,
  region = 'us-east-1',
  folder,
  files,
}: Settings): UploadParts => {
  let opened: Promise<S3Store> | undefined;
  const open = async (): Promise<S3Store> => {
    const { S3Store: Store } = await import('@tus/s3-store');
    return new Store({
      partSize: partBytes,
      expirationPeriodInMilliseconds: uploadLifetime,
      // Not every store knows tags; what has expired is removed by its row.
      useTags: false,
      s3ClientConfig: {
        bucket,
        endpoint,
        region,
        forcePathStyle: true,
        credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      },
    });
  };
  const store = () => (opened ??= open());

  const asking = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const code = isMissing(error) ? 'media.upload_broken' : 'media.store_unavailable';
      throw Object.assign(new DomainError(code), { cause: error });
    }
  };

  return {
    dataStore: store,
    take: ({ id, name, size }) =>
      asking(async () => {
        // For the library a store that is away is an upload that is not there.
        await files.read(infoOf(id)).catch((error: unknown) => {
          throw codeOf(error) === 'media.not_found' ? new DomainError('media.upload_broken') : error;
        });
        const parts = await store();
        if ((await parts.getUpload(id)).offset !== size) throw new DomainError('media.upload_broken');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, randomUUID());
        const discard = () => rm(path, { force: true });
        try {
          const content = await parts.read(id);
          if (!(content instanceof Readable)) throw new DomainError('media.upload_broken');
          await pipeline(content, createWriteStream(path, { mode: 0o600 }));
        } catch (error) {
          await discard();
          throw error;
        }
        return { path, name, size, discard };
      }),
    async remove(id) {
      try {
        await (await store()).remove(id);
      } catch (error) {
        if (!isMissing(error))
          throw Object.assign(new DomainError('media.store_unavailable'), { cause: error });
      }
      // Of a finished upload the library removes nothing, of others not the part that was cut off.
      for (const key of [id, `${id}.part`, infoOf(id)]) await files.delete(key);
    },
  };
};
