import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { adminRoleId, staffRoleId } from '#core/access/role/role.ts';
import { languages } from '#core/kernel/language.ts';
import { day } from '#core/kernel/time.ts';
import type { BrandPlace } from '#core/platform/settings/brand.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const admin = aUser({ id: 'admin', roleId: adminRoleId });
const clerk = aUser({ id: 'clerk', roleId: staffRoleId });
const open = () => openTestServer({ seed: { users: [admin, clerk] } });
type Server = ReturnType<typeof open>;

const picture = (width: number, height: number, background = '#c02040') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const upload = async ({ as }: Server, place: BrandPlace, bytes: Buffer, name = 'a.png') =>
  as(admin).post(`/api/admin/brand-pictures/${place}`).attach('file', bytes, name);

const save = async ({ as }: Server, changes: object) => {
  const answer = await as(admin).put('/api/admin/settings/site').send(changes);
  expect(answer.status).toBe(200);
};
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('a picture of the brand', () => {
  it('is uploaded, drawn in every size of an icon, and stands in place of the files that the platform comes with', async () => {
    const server = open();
    const { request } = server;
    const { status, body } = await upload(server, 'icon', await picture(512, 512));
    expect([status, body.address]).toEqual([201, expect.stringMatching(/^\/brand\/[\w-]+\/icon\.png$/)]);
    const before = await request.get('/apple-touch-icon.png').buffer();
    expect(before.headers['content-type']).not.toBe('image/png');

    await save(server, { faviconUrl: body.address });
    for (const [path, width] of [
      [body.address, 192],
      ['/favicon.ico', 32],
      ['/apple-touch-icon.png', 180],
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/icon-maskable-512.png', 512],
    ] as const) {
      const answer = await request.get(path).buffer();
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'image/png']);
      expect([path, ...(await sizeOf(answer.body))]).toEqual([path, 'png', width, width]);
      expect(answer.headers['cache-control']).toBe(
        path === body.address ? 'public, max-age=2592000' : 'public, max-age=300',
      );
    }
    for (const path of ['/favicon.svg', '/admin/favicon.svg'])
      expect((await request.get(path)).headers['location']).toBe(body.address);
    expect((await request.get('/api/settings/public')).body.faviconUrl).toBe(body.address);
  });

  it('stays while it is shown; afterwards its address leads to the usual one', async () => {
    const server = open();
    const { as, request } = server;
    const { body } = await upload(server, 'logo', await picture(800, 160));
    const id = body.address.split('/')[2] ?? '';
    await save(server, { logoUrl: body.address });
    const drawn = await request.get(body.address).buffer();
    expect(await sizeOf(drawn.body)).toEqual(['png', 680, 136]);
    const refused = await as(admin).delete(`/api/admin/media/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'media.in_use']);
    await save(server, { logoUrl: '/logo.svg' });
    expect((await request.get(body.address)).status).toBe(200);
    expect((await as(admin).delete(`/api/admin/media/${id}`)).status).toBe(200);
    server.clock.forward(day);
    await server.app.media.purgeDeletedMedia(system);
    const gone = await request.get(body.address);
    expect([gone.status, gone.headers['location'], gone.headers['cache-control']]).toEqual([302, '/logo.svg', 'no-cache']); // prettier-ignore
  });

  it('is a raster picture of a fitting shape, or refused in words of both languages, and nothing is kept', async () => {
    const server = open();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    for (const [place, bytes, code, params] of [
      ['icon', svg, 'brand.format', {}],
      ['icon', await picture(100, 100), 'brand.too_small', { width: 256, height: 256 }],
      ['icon', await picture(512, 300), 'brand.not_square', {}],
      ['logo', await picture(2000, 100), 'brand.wrong_shape', {}],
    ] as const)
      for (const language of languages) {
        const answer = await server
          .as(admin)
          .post(`/api/admin/brand-pictures/${place}`)
          .set('Accept-Language', language)
          .attach('file', bytes, 'a.svg');
        expect([answer.status, answer.body.code]).toEqual([400, code]);
        expect(answer.body.detail).toBe(errorSentence(language, code, params));
      }
    expect(server.rows('media')).toEqual([]);
    expect(server.rows('auditLog')).toEqual([]);
  });

  it('is for those who change settings, and no address leads to anybody’s own picture', async () => {
    const server = open();
    const { as, request } = server;
    const denied = await as(clerk)
      .post('/api/admin/brand-pictures/icon')
      .attach('file', await picture(512, 512), 'a.png');
    expect(denied.status).toBe(403);
    const own = await as(clerk)
      .post('/api/media')
      .field('purpose', 'GENERAL')
      .attach('file', await picture(512, 512), 'a.png');
    const answer = await request.get(`/brand/${own.body.id}/icon.png`);
    expect([answer.status, answer.headers['location']]).toEqual([302, '/favicon.svg']);
    expect((await request.get('/brand/x/none.png')).status).toBe(404);
  });
});
