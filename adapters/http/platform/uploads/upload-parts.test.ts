import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { hour } from '#core/kernel/time.ts';
import { tokens } from '#adapters/composition/container.ts';
import { unfinishedFolder } from '#adapters/composition/external.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const owner = aUser();
const other = aUser();
const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openTestServer({ seed: { users: [owner, other] }, config: { dataDir: folder } });
const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b5c49' } })
  .jpeg()
  .toBuffer();

const metadata = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const tus = { 'Tus-Resumable': '1.0.0' };
const binary = 'application/offset+octet-stream';

const begin = ({ as }: TestServer, size: number, parts: Readonly<Record<string, string>> = {}, who = owner) =>
  as(who)
    .post('/api/media/uploads')
    .set({
      ...tus,
      'Upload-Length': String(size),
      'Upload-Metadata': metadata({ filename: 'bữa sáng.jpg', filetype: 'image/jpeg', ...parts }),
    });

const send = ({ as }: TestServer, address: string, offset: number, bytes: Buffer, who = owner) =>
  as(who)
    .patch(address)
    .set({ ...tus, 'Upload-Offset': String(offset), 'Content-Type': binary })
    .send(bytes);

const addressOf = ({ headers }: { headers: Record<string, string> }): string => headers['location'] ?? '';
const idOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

describe('an upload in parts', () => {
  it('goes on where it stopped, at another instance and in a new sign-in, and becomes a file', async () => {
    const bytes = await picture;
    const half = Math.floor(bytes.length / 2);
    const first = open();
    const begun = await begin(first, bytes.length);
    expect(begun.status).toBe(201);
    const address = addressOf(begun);
    expect(address).toMatch(/^\/api\/media\/uploads\/upload-[\w-]+$/);
    expect(begun.headers).toMatchObject({ 'upload-expires': expect.any(String), 'tus-resumable': '1.0.0' });
    const sent = await send(first, address, 0, bytes.subarray(0, half));
    expect([sent.status, sent.headers['upload-offset']]).toEqual([204, String(half)]);
    expect((await first.as(owner).get('/api/media/uploads')).body.items).toMatchObject([
      { id: idOf(address), name: 'bữa sáng.jpg', size: bytes.length, received: half, purpose: 'GENERAL' },
    ]);
    const early = await first
      .as(owner)
      .post('/api/media')
      .send({ uploadId: idOf(address) });
    expect([early.status, early.body.code]).toEqual([400, 'media.upload_broken']);

    // Another process on the same rows and the same folder.
    const second = open();
    for (const name of ['uploads', 'users'] as const)
      for (const row of first.rows(name))
        second.store.committed.table(name).set((row as { id: string }).id, row as never);
    await first.close();
    const head = await second.as(owner).head(address).set(tus);
    expect([head.status, head.headers['upload-offset'], head.headers['cache-control']]).toEqual([
      200,
      String(half),
      'no-store',
    ]);
    expect((await send(second, address, half, bytes.subarray(half))).status).toBe(204);

    const finish = () =>
      second
        .as(owner)
        .post('/api/media')
        .send({ uploadId: idOf(address) });
    const made = await finish();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'bữa sáng.jpg', type: 'IMAGE', purpose: 'GENERAL', width: 300 });
    expect((await finish()).body.id).toBe(made.body.id);
    expect(readdirSync(folder + '/unfinished-uploads')).toEqual([]);
  });

  it('answers with the statuses of the protocol, as problems in the reader’s language', async () => {
    const here = open();
    const address = addressOf(await begin(here, 100));
    const part = Buffer.alloc(10, 1);
    await send(here, address, 0, part);

    const wrong = await send(here, address, 5, part);
    expect([wrong.status, wrong.type, wrong.body.code]).toEqual([
      409,
      'application/problem+json',
      'media.upload_broken',
    ]);
    const tooMuch = await send(here, address, 10, Buffer.alloc(91));
    expect([tooMuch.status, tooMuch.body.code]).toEqual([413, 'media.too_large']);
    const plain = await here.as(owner).patch(address).set('Upload-Offset', '10').set('Content-Type', binary);
    expect(plain.status).toBe(412);

    here.clock.forward(24 * hour);
    const late = await here.as(owner).head(address).set(tus);
    expect(late.status).toBe(410);
    await here.app.media.expireUploads(system);
    expect(readdirSync(unfinishedFolder(here.container.get(tokens.config)))).toEqual([]);
    expect((await here.as(owner).head(address).set(tus)).status).toBe(404);
  });

  it('of another member is not there, nor for a visitor', async () => {
    const here = open();
    const address = addressOf(await begin(here, 100));
    for (const answer of [
      await here.as(other).head(address).set(tus),
      await send(here, address, 0, Buffer.alloc(10), other),
      await here.as(other).delete(address).set(tus),
      await here
        .as(other)
        .post('/api/media')
        .send({ uploadId: idOf(address) }),
    ])
      expect(answer.status).toBe(404);
    expect((await here.request.head(address).set(tus)).status).toBe(401);
    expect((await here.request.post('/api/media/uploads').set(tus)).status).toBe(401);
    expect((await here.as(owner).head(address).set(tus)).headers['upload-offset']).toBe('0');
    await here.as(owner).delete(address).set(tus);
    expect(here.rows('uploads')).toEqual([]);
  });

  it.each([
    ['of no length', { size: '', parts: {} }, 400, 'input.invalid'],
    ['larger than anything', { size: String(101 * 1024 ** 2), parts: {} }, 413, 'media.too_large'],
    ['larger than a picture', { size: String(11 * 1024 ** 2), parts: {} }, 413, 'media.too_large'],
    [
      'of a type not taken',
      { size: '9', parts: { filetype: 'application/pdf', purpose: 'FEED' } },
      400,
      'media.type_not_allowed',
    ],
    ['for no purpose', { size: '9', parts: { purpose: 'REPORT' } }, 400, 'input.invalid'],
    ['into no folder', { size: '9', parts: { folderId: 'none' } }, 404, 'media.folder_not_found'],
  ])('%s is refused at once', async (_what, { size, parts }, status, code) => {
    const here = open();
    const answer = await begin(here, 1, parts).set('Upload-Length', size);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(here.rows('uploads')).toEqual([]);
  });

  it('is kept apart from other origins', async () => {
    const here = open();
    const answer = await begin(here, 10).set('Origin', 'https://elsewhere.example');
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
