import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anUpload } from '#fixtures/platform/media.ts';
import { s3MediaStore } from '../media/media-store-s3.ts';
import { s3UploadParts } from './s3-upload-parts.ts';

type Stored = Readonly<{ bytes: Buffer; metadata: Readonly<Record<string, string>> }>;

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** As much of S3 as an upload of several parts needs. */
const fakeS3 = () => {
  const objects = new Map<string, Stored>();
  const open = new Map<string, Map<number, Buffer>>();
  let isAway = false;
  const xml = (root: string, content = '') => `<${root}>${content}</${root}>`;
  const missing = (code: string) => ({ status: 404, text: xml('Error', `<Code>${code}</Code>`) });

  const ofUpload = (method: string, key: string, query: URLSearchParams, body: Buffer) => {
    const id = query.get('uploadId') ?? '';
    const parts = open.get(id);
    if (!parts) return missing('NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, text: '', etag: true };
    }
    const sorted = [...parts].toSorted(([a], [b]) => a - b);
    if (method === 'GET') {
      const listed = sorted.map(([number, bytes]) =>
        xml(
          'Part',
          `<PartNumber>${number}</PartNumber><Size>${bytes.length}</Size><ETag>"e${number}"</ETag>`,
        ),
      );
      return {
        status: 200,
        text: xml('ListPartsResult', `${listed.join('')}<IsTruncated>false</IsTruncated>`),
      };
    }
    open.delete(id);
    if (method === 'DELETE') return { status: 204, text: '' };
    objects.set(key, { bytes: Buffer.concat(sorted.map(([, bytes]) => bytes)), metadata: {} });
    return { status: 200, text: xml('CompleteMultipartUploadResult') };
  };

  const answer = async (request: IncomingMessage) => {
    const { method = 'GET' } = request;
    const { pathname: key, searchParams: query } = new URL(request.url ?? '/', 'http://s3');
    const body = await buffer(request);
    if (isAway) return { status: 503, text: '' };
    if (query.has('uploadId')) return ofUpload(method, key, query, body);
    if (query.has('uploads')) {
      const id = `multipart-${open.size + objects.size}`;
      open.set(id, new Map());
      return { status: 200, text: xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`) };
    }
    if (query.has('delete')) {
      for (const [, name] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(`/files/${name}`);
      return { status: 200, text: xml('DeleteResult') };
    }
    if (method === 'PUT') objects.set(key, { bytes: body, metadata: metadataOf(request) });
    if (method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (!found) return method === 'DELETE' ? { status: 204, text: '' } : missing('NoSuchKey');
    return { status: 200, found };
  };

  const server = createServer((request, response) => {
    void answer(request).then((given) => {
      const { status, text = '', found, etag } = { text: '', found: null, etag: false, ...given };
      const bytes = found && request.method !== 'PUT' ? found.bytes : Buffer.from(text);
      response.writeHead(status, {
        ...found?.metadata,
        ...(etag && { ETag: '"e"' }),
        'Content-Type': 'application/xml',
        'Content-Length': bytes.length,
      });
      response.end(request.method === 'HEAD' ? '' : bytes);
    });
  });
  return { server, objects, open, leave: () => (isAway = true) };
};

const folder = mkdtempSync(join(tmpdir(), 's3-parts-'));
const s3 = fakeS3();
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    s3.server.listen(0, '127.0.0.1', resolve);
  });
  endpoint = `http://127.0.0.1:${(s3.server.address() as AddressInfo).port}`; // a TCP server's address is one
});
afterAll(() => {
  s3.server.closeAllConnections();
  s3.server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As on another machine: nothing is remembered. */
const instance = () => {
  const settings = { endpoint, bucket: 'files', accessKey: 'key', secretKey: 'secret' };
  return s3UploadParts({ ...settings, folder, files: s3MediaStore(settings) });
};

describe('an upload in parts, in an object store', () => {
  const bytes = Buffer.from(Array.from({ length: 11 * 1024 * 1024 }, (_, index) => index % 251));
  const upload = anUpload({ ownerId: 'u', size: bytes.length });

  it('goes on at another instance, and lies whole on this machine while it is looked at', async () => {
    const { id, size } = upload;
    const first = await instance().dataStore();
    await first.create(new Upload({ id, size, offset: 0 }));
    const part = bytes.subarray(0, 7 * 1024 * 1024);
    expect(await first.write(Readable.from([part]), id, 0)).toBe(part.length);
    await expect(instance().take(upload)).rejects.toMatchObject({ code: 'media.upload_broken' });

    const second = await instance().dataStore();
    const { offset } = await second.getUpload(id);
    expect(offset).toBe(part.length);
    await second.write(Readable.from([bytes.subarray(offset)]), id, offset);

    const third = instance();
    const taken = await third.take(upload);
    expect(taken).toMatchObject({ name: upload.name, size });
    expect(readFileSync(taken.path).equals(bytes)).toBe(true);
    await taken.discard();
    expect(readdirSync(folder)).toEqual([]);

    await third.remove(id);
    await third.remove(id);
    expect([...s3.objects.keys()]).toEqual([]);
    await expect(third.take(upload)).rejects.toMatchObject({ code: 'media.upload_broken' });
  });

  it('that is given up leaves nothing', async () => {
    const { id } = anUpload({ ownerId: 'u' });
    const parts = await instance().dataStore();
    await parts.create(new Upload({ id, size: 9, offset: 0 }));
    await parts.write(Readable.from([Buffer.from('half')]), id, 0);
    await instance().remove(id);
    expect([...s3.objects.keys(), ...s3.open.keys()]).toEqual([]);
  });

  it('is refused while the store is away', async () => {
    s3.leave();
    await expect(instance().take(upload)).rejects.toMatchObject({ code: 'media.store_unavailable' });
  });
});
