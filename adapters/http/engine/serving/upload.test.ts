import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { tokens } from '#adapters/composition/container.ts';
import { uploadsFolder } from '#adapters/composition/external.ts';
import { openTestServer } from '../../testing/test-server.ts';

const user = aUser();
const picture = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b5c49' } })
    .jpeg()
    .toBuffer();

const seededServer = () => {
  const opened = openTestServer({ seed: { users: [user] } });
  const folder = uploadsFolder(opened.container.get(tokens.config));
  return { ...opened, filesLeft: () => readdirSync(folder).filter((name) => !name.startsWith('.')) };
};

describe('an upload', () => {
  it('keeps its Vietnamese name, is re-encoded, and leaves nothing behind', async () => {
    const { as, request, filesLeft } = seededServer();
    const before = filesLeft();
    const answer = await as(user)
      .post('/api/media')
      .field('purpose', 'PHYSICAL_PROFILE')
      .attach('file', await picture(), 'Ảnh phía trước – tuần 47.jpg');

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Ảnh phía trước – tuần 47.jpg',
      type: 'IMAGE',
      purpose: 'PHYSICAL_PROFILE',
    });
    expect(filesLeft()).toEqual(before);

    const address = new URL(answer.body.url);
    const file = await request.get(address.pathname + address.search);
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': answer.body.contentType,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const forged = address.search.replace(/expires=\d+/, 'expires=99999999999');
    expect((await request.get(address.pathname + forged)).status).toBe(403);
    expect((await request.get(`/media/${'..%2f'.repeat(6)}etc/passwd${address.search}`)).status).toBe(403);
  });

  it.each([
    ['nothing', 'media.file_required', 400],
    ['JSON', 'media.file_required', 400],
    ['text that calls itself a picture', 'media.type_not_allowed', 400],
    ['two files', 'input.single_value', 400],
    ['a file under another name', 'input.unknown_field', 400],
    ['an unknown field beside it', 'input.unknown_field', 400],
    ['a purpose that is none', 'input.not_a_choice', 400],
  ])('of %s is refused with %s', async (what, code, status) => {
    const { as, filesLeft } = seededServer();
    const before = filesLeft();
    const post = as(user).post('/api/media');
    const bytes = await picture();
    const sent = {
      nothing: () => post.field('purpose', 'GENERAL'),
      JSON: () => post.send({ purpose: 'GENERAL' }),
      'text that calls itself a picture': () =>
        post.attach('file', Buffer.from('<svg onload=alert(1)>'), 'a.jpg'),
      'two files': () => post.attach('file', bytes, 'a.jpg').attach('file', bytes, 'b.jpg'),
      'a file under another name': () => post.attach('picture', bytes, 'a.jpg'),
      'an unknown field beside it': () => post.field('owner', '1').attach('file', bytes, 'a.jpg'),
      'a purpose that is none': () => post.field('purpose', 'REPORT').attach('file', bytes, 'a.jpg'),
    }[what];
    const answer = await sent?.();

    expect(answer?.status).toBe(status);
    expect(answer?.body.fields?.[0]?.code ?? answer?.body.code).toBe(code);
    expect(filesLeft()).toEqual(before);
  });

  const boundary = 'b7MA4YWxk';
  it.each([
    ['no boundary', 'multipart/form-data', 'x', 'media.upload_broken'],
    ['another boundary', undefined, '--other\r\n\r\nx\r\n--other--\r\n', 'media.upload_broken'],
    ['no body', undefined, '', 'media.upload_broken'],
    [
      'no end',
      undefined,
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx`,
      'media.upload_broken',
    ],
    ['a part without headers', undefined, `--${boundary}\r\n\r\nx\r\n--${boundary}--`, 'media.upload_broken'],
    [
      'a part header without a colon',
      undefined,
      `--${boundary}\r\nContent\r\n\r\nx\r\n--${boundary}--`,
      'media.upload_broken',
    ],
    [
      'a part header that never ends',
      undefined,
      `--${boundary}\r\nA: ${'x'.repeat(30_000)}`,
      'media.upload_broken',
    ],
    [
      'a field without a name',
      undefined,
      `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--`,
      'input.invalid',
    ],
    [
      'a nested field',
      undefined,
      `--${boundary}\r\nContent-Disposition: form-data; name="a[b][c]"\r\n\r\nx\r\n--${boundary}--`,
      'input.invalid',
    ],
    ['only a lone end', undefined, `--${boundary}--`, 'media.file_required'],
  ])('that is a form with %s is refused in a sentence', async (_, type, body, code) => {
    const { as, filesLeft } = seededServer();
    const before = filesLeft();
    const answer = await as(user)
      .post('/api/media')
      .set('Content-Type', type ?? `multipart/form-data; boundary=${boundary}`)
      .serialize((given) => given as string) // as it is
      .send(body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(answer.body.detail).toMatch(/\p{L}{2,}.*\.$/u);
    expect(filesLeft()).toEqual(before);
  });

  it('is not even read before it is known who sends it', async () => {
    const { request, filesLeft } = seededServer();
    const before = filesLeft();
    const answer = await request.post('/api/media').attach('file', await picture(), 'a.jpg');
    expect([answer.status, answer.body.code]).toEqual([401, 'access.sign_in_required']);
    expect(filesLeft()).toEqual(before);
  });
});

describe('the folder of uploads', () => {
  it('is nobody else’s', () => {
    const { container } = seededServer();
    const { dataDir } = container.get(tokens.config);
    expect(readdirSync(dataDir)).toContain('uploads');
    expect(uploadsFolder(container.get(tokens.config))).toBe(join(dataDir, 'uploads'));
  });
});
