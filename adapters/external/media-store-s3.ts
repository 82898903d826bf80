import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { DomainError } from '#core/errors.ts';
import { signedAddressLifetime } from '#core/media/medium.ts';
import type { MediaStore } from '#core/media/ports.ts';
import { contentDisposition } from './media-store-local.ts';
import { presignedGet } from './s3-presign.ts';

type Settings = Readonly<{
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region?: string;
}>;

const seconds = 1000;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode // the SDK's errors carry it
    : undefined;

const asking = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const code = statusOf(error) === 404 ? 'media.not_found' : 'media.store_unavailable';
    throw Object.assign(new DomainError(code), { cause: error });
  }
};

/** Anything that speaks S3: a bucket that no one else can read, addressed by path. */
export const s3MediaStore = ({
  endpoint,
  bucket,
  accessKey,
  secretKey,
  region = 'us-east-1',
}: Settings): MediaStore & { close(): void } => {
  // The kit is half as large as the rest of the server: it is loaded when the first file is kept, or asked for.
  const connect = async () => {
    const kit = await import('@aws-sdk/client-s3');
    const client = new kit.S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 5 * seconds, requestTimeout: 30 * seconds },
      // Stores that are not Amazon's do not all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { kit, client };
  };
  let connected: ReturnType<typeof connect> | undefined;
  const store = () => (connected ??= connect());
  const base = endpoint.replace(/\/+$/, '');

  return {
    source: 'REMOTE',
    close: () => void connected?.then(({ client }) => client.destroy()),
    put: (key, path, contentType) =>
      asking(async () => {
        const { size } = await stat(path);
        const { kit, client } = await store();
        await client.send(
          new kit.PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: contentType,
            CacheControl: 'private',
          }),
        );
      }),
    async write(key, content, contentType) {
      const bytes = Buffer.from(content);
      await asking(async () => {
        const { kit, client } = await store();
        await client.send(
          new kit.PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: bytes,
            ContentType: contentType,
            CacheControl: 'private',
          }),
        );
      });
      return bytes.length;
    },
    async delete(key) {
      await asking(async () => {
        const { kit, client } = await store();
        await client.send(new kit.DeleteObjectCommand({ Bucket: bucket, Key: key }));
      });
    },
    read: (key) =>
      asking(async () => {
        const { kit, client } = await store();
        const { Body } = await client.send(new kit.GetObjectCommand({ Bucket: bucket, Key: key }));
        if (!Body) throw new DomainError('media.not_found');
        return Body.transformToByteArray();
      }),
    signedUrl(key, { contentType, name, expiresAt }) {
      const isShown = contentType.startsWith('image/') || contentType.startsWith('video/');
      return presignedGet({
        url: new URL(`${base}/${bucket}/${key}`),
        region,
        accessKey,
        secretKey,
        // Counted back from the end, so that the same end makes the same address and a browser fetches it once.
        at: new Date(expiresAt.getTime() - signedAddressLifetime),
        expiresInSeconds: signedAddressLifetime / seconds,
        query: {
          'response-content-type': contentType,
          'response-content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
          'response-cache-control': `private, max-age=${signedAddressLifetime / seconds}`,
        },
      });
    },
    async *keysBefore(before) {
      let from: string | undefined;
      do {
        const page = await asking(async () => {
          const { kit, client } = await store();
          return client.send(
            new kit.ListObjectsV2Command({
              Bucket: bucket,
              MaxKeys: 500,
              ...(from && { ContinuationToken: from }),
            }),
          );
        });
        const old = (page.Contents ?? []).filter(
          ({ LastModified }) => LastModified !== undefined && LastModified < before,
        );
        if (old.length > 0) yield old.flatMap(({ Key }) => (Key ? [Key] : []));
        from = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (from);
    },
  };
};
