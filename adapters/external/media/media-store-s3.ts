import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { DomainError } from '#core/kernel/domain-error.ts';
import { openAddressLifetime, signedAddressLifetime } from '#core/platform/media/medium.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { contentDisposition } from '#adapters/ports/files/media-serving.ts';
import { presignedGet } from './s3-presign.ts';

type Settings = Readonly<{
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region?: string;
  /** How long the store may be silent before a file is refused; tries and their pauses included. */
  patienceMs?: number;
}>;

const seconds = 1000;
/** A large file on a slow line moves all the time; no answer to a small request is worth this wait. */
const longestTransferMs = 15 * 60 * seconds;

/** Its warnings would stand as plain text among the lines of the log; what matters is thrown. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode // the SDK's errors carry it
    : undefined;

const asking = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const code = statusOf(error) === 404 ? 'media.not_found' : 'media.store_unavailable';
    throw Object.assign(new DomainError(code), { cause: error });
  }
};

type Watch = Readonly<{ signal: AbortSignal; moved(): void }>;

/** Ends work in which nothing has moved for so long. */
const watchful = async <Result>(
  patienceMs: number,
  work: (watch: Watch) => Promise<Result>,
): Promise<Result> => {
  const silence = new AbortController();
  const timer = setTimeout(
    () => silence.abort(new Error(`The store was silent for ${patienceMs} ms`)),
    patienceMs,
  );
  const { signal } = silence;
  // Not every wait inside the kit ends with the signal.
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([work({ signal, moved: () => void timer.refresh() }), ended]);
  } finally {
    clearTimeout(timer);
  }
};

const counted = (path: string, moved: () => void): Readable => {
  const file = createReadStream(path);
  const body = new Transform({
    transform(chunk, _, done) {
      moved();
      done(null, chunk);
    },
  });
  file.on('error', (error) => body.destroy(error));
  body.on('error', () => undefined); // the request that reads it fails
  body.on('close', () => file.destroy());
  return file.pipe(body);
};

const bytesOf = async (body: unknown, { signal, moved }: Watch): Promise<Uint8Array> => {
  if (!(body instanceof Readable)) throw new DomainError('media.not_found');
  signal.addEventListener('abort', () => body.destroy(), { once: true });
  const parts: Uint8Array[] = [];
  for await (const part of body as AsyncIterable<Uint8Array>) {
    moved();
    parts.push(part);
  }
  return Buffer.concat(parts);
};

type Client = Pick<Required<Settings>, 'endpoint' | 'region' | 'accessKey' | 'secretKey' | 'patienceMs'>;

const connect = async ({ endpoint, region, accessKey, secretKey, patienceMs }: Client) => {
  const kit = await import('@aws-sdk/client-s3');
  const client = new kit.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 2,
    // Two tries and the pause between them fit into the patience.
    requestHandler: {
      connectionTimeout: patienceMs * 0.3,
      requestTimeout: patienceMs * 0.45,
      throwOnRequestTimeout: true,
    },
    logger: silent,
    // Stores that are not Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { kit, client };
};
type S3 = Awaited<ReturnType<typeof connect>>;

/** The kit is half as large as the rest of the server: it is loaded when the first file is kept, or asked for. */
const s3Connection = (settings: Client) => {
  let connected: Promise<S3> | undefined;
  return {
    close: () => void connected?.then(({ client }) => client.destroy()),
    request: <Result>(work: (s3: S3, watch: Watch) => Promise<Result>): Promise<Result> =>
      asking(async () => {
        const s3 = await (connected ??= connect(settings));
        return watchful(settings.patienceMs, (watch) => work(s3, watch));
      }),
  };
};
type S3Connection = ReturnType<typeof s3Connection>;

type Writes = Pick<MediaStore, 'put' | 'write' | 'delete'>;

const s3Writes = (bucket: string, { request }: S3Connection): Writes => ({
  put: (key, path, contentType) =>
    asking(async () => {
      const { size } = await stat(path);
      await request(async ({ kit, client }, { signal, moved }) => {
        const body = counted(path, moved);
        try {
          await client.send(
            new kit.PutObjectCommand({
              Bucket: bucket,
              Key: key,
              Body: body,
              ContentLength: size,
              ContentType: contentType,
              CacheControl: 'private',
            }),
            { abortSignal: signal, requestTimeout: longestTransferMs },
          );
        } finally {
          body.destroy();
        }
      });
    }),

  async write(key, content, contentType) {
    const bytes = Buffer.from(content);
    await request(({ kit, client }, { signal }) =>
      client.send(
        new kit.PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          CacheControl: 'private',
        }),
        { abortSignal: signal },
      ),
    );
    return bytes.length;
  },

  async delete(key) {
    await request(({ kit, client }, { signal }) =>
      client.send(new kit.DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal: signal }),
    );
  },
});

const s3Reads = (bucket: string, { request }: S3Connection): Pick<MediaStore, 'read' | 'keysBefore'> => ({
  read: (key) =>
    request(async ({ kit, client }, watch) => {
      const { Body } = await client.send(new kit.GetObjectCommand({ Bucket: bucket, Key: key }), {
        abortSignal: watch.signal,
      });
      return bytesOf(Body, watch);
    }),

  async *keysBefore(before) {
    let from: string | undefined;
    do {
      const page = await request(({ kit, client }, { signal }) =>
        client.send(
          new kit.ListObjectsV2Command({
            Bucket: bucket,
            MaxKeys: 500,
            ...(from && { ContinuationToken: from }),
          }),
          { abortSignal: signal },
        ),
      );
      const old = (page.Contents ?? []).filter(
        ({ LastModified }) => LastModified !== undefined && LastModified < before,
      );
      if (old.length > 0) yield old.flatMap(({ Key }) => (Key ? [Key] : []));
      from = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (from);
  },
});

/** Anything that speaks S3: a bucket that no one else can read, addressed by path. */
export const s3MediaStore = ({
  endpoint,
  bucket,
  accessKey,
  secretKey,
  region = 'us-east-1',
  patienceMs = 10 * seconds,
}: Settings): MediaStore & { close(): void } => {
  const connection = s3Connection({ endpoint, region, accessKey, secretKey, patienceMs });
  const base = endpoint.replace(/\/+$/, '');

  return {
    source: 'REMOTE',
    close: connection.close,
    signedUrl(key, { contentType, name, expiresAt }) {
      const isShown = /^(?:image|video|audio)\//.test(contentType);
      return presignedGet({
        url: new URL(`${base}/${bucket}/${key}`),
        region,
        accessKey,
        secretKey,
        // Counted back from the end, so that the same end makes the same address and a browser fetches it once.
        at: new Date(expiresAt.getTime() - openAddressLifetime),
        expiresInSeconds: openAddressLifetime / seconds,
        query: {
          'response-content-type': contentType,
          'response-content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
          'response-cache-control': `private, max-age=${signedAddressLifetime / seconds}`,
        },
      });
    },
    ...s3Writes(bucket, connection),
    ...s3Reads(bucket, connection),
  };
};
