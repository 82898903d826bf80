import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { adminRoleId } from '#core/access/role/role.ts';
import { languages } from '#core/kernel/language.ts';
import { after, day } from '#core/kernel/time.ts';
import { mediaErrors } from '#core/platform/media/errors.ts';
import { mostFolders } from '#core/platform/media/folder.ts';
import { gibibyte, maxImageBytes, signedAddressLifetime } from '#core/platform/media/medium.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { eicar, openClamd } from '#fixtures/platform/clamd.ts';
import { aFolder, aMedium, anUpload } from '#fixtures/platform/media.ts';
import { aHeic, aPicture, aText, aVideo } from '../testing/sent-files.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'hoa' });
const full = aUser({ id: 'full' });
const many = aUser({ id: 'many' });
const clerk = aUser({ id: 'clerk', roleId: adminRoleId });
const chain = Array.from({ length: 5 }, (_, level) =>
  aFolder({ ownerId: 'hoa', id: `f${level}`, name: `f${level}`, parentId: level ? `f${level - 1}` : null }),
);
const crowd = Array.from({ length: mostFolders }, (_, number) =>
  aFolder({ ownerId: 'many', id: `m${number}`, name: `m${number}` }),
);
const general = (parts: object) => aMedium({ ownerId: 'hoa', purpose: 'GENERAL', ...parts });
const seed = {
  users: [member, full, many, clerk],
  folders: [...chain, ...crowd],
  media: [
    general({ id: 'lies', folderId: 'f4' }),
    general({ id: 'shown' }),
    general({ id: 'gone', deletedAt: after(noon, -day) }),
    aMedium({ ownerId: 'full', purpose: 'GENERAL', size: 2 * gibibyte }),
  ],
  galleryItems: [{ userId: 'hoa', mediumId: 'shown', position: 0, alt: 'Leo núi', copyOf: null }],
  uploads: [anUpload({ ownerId: 'hoa', id: 'late', expiresAt: after(noon, -day) })],
};

type Ask = readonly [code: string, status: number, who: typeof member, method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object]; // prettier-ignore
const asks: readonly Ask[] = [
  ['media.not_found', 404, full, 'get', 'media/shown/url'],
  ['media.not_found', 404, clerk, 'delete', 'admin/media/none'],
  ['media.in_use', 409, member, 'delete', 'media/shown'],
  ['media.in_use', 409, clerk, 'delete', 'admin/media/shown'],
  ['media.restore_expired', 409, member, 'post', 'media/gone/restore'],
  ['media.file_required', 400, member, 'post', 'media', { purpose: 'GENERAL' }],
  ['media.file_required', 400, clerk, 'post', 'admin/media', {}],
  ['media.upload_expired', 404, member, 'post', 'media', { uploadId: 'late', purpose: 'GENERAL' }],
  ['media.folder_not_found', 404, full, 'patch', 'media/folders/f0', { name: 'Của tôi' }],
  ['media.folder_exists', 409, member, 'post', 'media/folders', { name: 'F0' }],
  ['media.folder_too_deep', 422, member, 'post', 'media/folders', { name: 'x', parentId: 'f4' }],
  ['media.folder_circle', 422, member, 'patch', 'media/folders/f0', { parentId: 'f2' }],
  ['media.folder_not_empty', 409, member, 'delete', 'media/folders/f4'],
  ['media.folder_limit', 422, many, 'post', 'media/folders', { name: 'một nữa' }],
];

type Sent = Readonly<{
  code: keyof typeof mediaErrors;
  status: number;
  who?: typeof member;
  name: string;
  bytes: () => Buffer | Promise<Buffer>;
  params?: Record<string, string | number>;
  mediaStore?: MediaStore;
}>;
const away: MediaStore = {
  ...memoryMediaStore(),
  put: () => Promise.reject(new DomainError('media.store_unavailable')),
};
const sent: readonly Sent[] = [
  { code: 'media.type_not_allowed', status: 400, name: 'a.jpg', bytes: () => Buffer.from('<svg onload=alert(1)>') },
  { code: 'media.heic_not_supported', status: 400, name: 'IMG_2041.heic', bytes: aHeic },
  {
    code: 'media.too_large',
    status: 413,
    name: 'a.png',
    bytes: async () => Buffer.concat([await aPicture(), Buffer.alloc(maxImageBytes)]),
    params: { megabytes: 10 },
  },
  { code: 'media.too_many_pixels', status: 400, name: 'a.png', bytes: () => aPicture(9000, 5000), params: { megapixels: 40 } },
  { code: 'media.too_long', status: 400, name: 'a.mp4', bytes: () => aVideo(601), params: { minutes: 10 } },
  { code: 'media.unreadable', status: 400, name: 'a.mp4', bytes: () => aVideo().subarray(0, -4) },
  { code: 'media.quota_exceeded', status: 422, who: full, name: 'a.txt', bytes: aText },
  { code: 'media.store_unavailable', status: 503, name: 'a.txt', bytes: aText, mediaStore: away },
]; // prettier-ignore

describe('a refusal about files', () => {
  it.each(asks.map((ask) => [ask[0], ask] as const))(
    '%s is reached over HTTP, in words of both languages',
    async (_code, [code, status, who, method, path, body]) => {
      const { as } = openTestServer({ seed });
      for (const language of languages) {
        const request = as(who)[method](`/api/${path}`).set('Accept-Language', language);
        const answer = await (body === undefined ? request : request.send(body));
        expect([answer.status, answer.body.code]).toEqual([status, code]);
        expect(answer.body.detail).toBe(errorSentence(language, answer.body.code, answer.body.params));
      }
    },
  );

  it.each(sent.map((file) => [file.code, file] as const))(
    '%s is the answer to a file that is sent, in words of both languages',
    async (code, { status, who = member, name, bytes, params = {}, mediaStore }) => {
      const { as } = openTestServer({ seed, ...(mediaStore && { mediaStore }) });
      for (const language of languages) {
        const answer = await as(who)
          .post('/api/media')
          .set('Accept-Language', language)
          .attach('file', await bytes(), name);
        expect([answer.status, answer.body.code, answer.body.params]).toEqual([status, code, params]);
        expect(answer.body.detail).toBe(errorSentence(language, code, params));
      }
    },
  );

  it('media.upload_broken is 400 for a form that never begins, in words of both languages', async () => {
    const { as } = openTestServer({ seed });
    for (const language of languages) {
      const answer = await as(member)
        .post('/api/media')
        .set('Accept-Language', language)
        .set('Content-Type', 'multipart/form-data; boundary=b7MA4YWxk')
        .send('--other\r\n\r\nx\r\n--other--\r\n');
      expect([answer.status, answer.body.code]).toEqual([400, 'media.upload_broken']);
      expect(answer.body.detail).toBe(errorSentence(language, 'media.upload_broken'));
    }
  });

  it('media.link_expired is 403 once the minute of an address is over, in words of both languages', async () => {
    const { as, request, clock } = openTestServer({ seed });
    const kept = await as(member).post('/api/media').attach('file', aText(), 'a.txt');
    const { pathname, search } = new URL(kept.body.url);
    expect((await request.get(pathname + search)).status).toBe(200);
    clock.set(after(clock.now(), signedAddressLifetime));
    for (const language of languages) {
      const answer = await request.get(pathname + search).set('Accept-Language', language);
      expect([answer.status, answer.body.code]).toEqual([403, 'media.link_expired']);
      expect(answer.body.detail).toBe(errorSentence(language, 'media.link_expired'));
    }
  });

  it('idempotency.key_reused is 409 for another file under a key, and the same file is kept once', async () => {
    const { as } = openTestServer({ seed });
    const send = (name: string, language: (typeof languages)[number] = 'vi') =>
      as(member)
        .post('/api/media')
        .set('Idempotency-Key', 'lan-1')
        .set('Accept-Language', language)
        .attach('file', aText(), name);
    const [first, again] = [await send('a.txt'), await send('a.txt')];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    for (const language of languages) {
      const answer = await send('b.txt', language);
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency.key_reused']);
      expect(answer.body.detail).toBe(errorSentence(language, 'idempotency.key_reused'));
    }
  });

  it('of the scanner is reached over HTTP, in words of both languages', async () => {
    const clamd = await openClamd();
    const { as } = openTestServer({ seed, config: { fileScanUrl: clamd.url } });
    const send = async (bytes: Buffer, code: 'media.harmful' | 'media.scan_unavailable', status: number) => {
      for (const language of languages) {
        const answer = await as(member)
          .post('/api/media')
          .set('Accept-Language', language)
          .attach('file', bytes, 'a.txt');
        expect([answer.status, answer.body.code]).toEqual([status, code]);
        expect(answer.body.detail).toBe(errorSentence(language, code));
      }
    };
    await send(eicar(), 'media.harmful', 422);
    await clamd.close();
    await send(aText(), 'media.scan_unavailable', 503);
  });

  it('leaves out no code that its module declares', () => {
    const reached = new Set<string>([
      ...asks.map(([code]) => code),
      ...sent.map(({ code }) => code),
      'media.upload_broken',
      'media.link_expired',
      'media.harmful',
      'media.scan_unavailable',
    ]);
    expect(Object.keys(mediaErrors).filter((code) => !reached.has(code))).toEqual([]);
  });
});
