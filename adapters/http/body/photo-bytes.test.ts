import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { after } from '#core/kernel/time.ts';
import { aCoach, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { answered, note } from '#fixtures/coaching/sequences/rows.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { tokens } from '../../composition/container.ts';
import { openTestServer } from '../testing/test-server.ts';

const second = 1000;
const ground = '#7A8B99';

/** A member with one photo, whom a coach answered and staff may look at. */
const here = async (accessUntil = after(noon, 30 * 24 * 3600 * second)) => {
  const owner = aUser({ id: 'owner' });
  const photo = aMedium({ id: 'photo', ownerId: owner.id, purpose: 'PHYSICAL_PROFILE' });
  const week = aSnapshot({ id: 'week', userId: owner.id, media: [{ mediumId: photo.id, side: 'FRONT' }] });
  const server = openTestServer({
    seed: {
      users: [
        owner,
        aUser({ id: 'member' }),
        aUser({ id: 'staff', roleId: 'views', fullname: 'Lê Văn Quản' }),
        aCoach({ id: 'coach', fullname: 'Trần Minh Khoa' }),
      ],
      roles: [aRole({ id: 'views', permissions: ['indicator.view', 'media.view'] })],
      media: [photo],
      snapshots: [week],
      reviews: [
        aWaitingReview({
          id: 'review',
          memberId: owner.id,
          coachId: 'coach',
          snapshotId: week.id,
          week: week.week,
          ...answered([]),
          reply: { notes: [note], targets: [] },
          accessUntil,
        }),
      ],
    },
  });
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: ground } })
    .webp()
    .toBuffer();
  const store = server.container.get(tokens.mediaStore);
  for (const key of [photo.key, photo.thumbnailKey ?? photo.key])
    await store.write(key, picture, 'image/webp');
  const addressFor = async (id: string): Promise<string> => {
    const { body } = await server.as({ id }).get('/api/indicators/week');
    const { pathname, search } = new URL(body.media[0].url);
    return `${pathname}${search}`;
  };
  return { ...server, addressFor, fetched: (address: string) => server.request.get(address).buffer(true) };
};

/** How many points of the picture are not of its one colour. */
const drawnOn = async (bytes: Buffer): Promise<number> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let drawn = 0;
  for (let at = 0; at < data.length; at += info.channels) if (Math.abs(data[at]! - 0x7a) > 12) drawn += 1;
  return drawn;
};

describe('the bytes of a body photo', () => {
  it('carry the name of the viewer, coach or staff, and for the owner none', async () => {
    const { addressFor, fetched } = await here();
    const [coach, staff] = [await addressFor('coach'), await addressFor('staff')];
    for (const address of [coach, staff]) {
      const { status, body, headers } = await fetched(address);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ]);
      expect(await sharp(body).metadata()).toMatchObject({ width: 600, height: 800 });
      expect(await drawnOn(body)).toBeGreaterThan(5_000);
    }
    expect((await fetched(coach)).body.equals((await fetched(staff)).body)).toBe(false);
    expect(await addressFor('owner')).not.toContain('/look/');
    expect(await drawnOn((await fetched(await addressFor('owner'))).body)).toBe(0);
  });

  it('are gone for the coach the moment the member ends the access, from an address that was good before', async () => {
    const { addressFor, fetched, as } = await here();
    const address = await addressFor('coach');
    expect((await fetched(address)).status).toBe(200);
    expect((await as({ id: 'owner' }).delete('/api/me/coach-access/coach')).status).toBe(200);
    expect((await fetched(address)).status).toBe(404);
  });

  it('are gone when the time of the access is over', async () => {
    const { addressFor, fetched, clock } = await here(after(noon, 10 * second));
    const address = await addressFor('coach');
    clock.set(after(noon, 9 * second));
    expect((await fetched(address)).status).toBe(200);
    clock.set(after(noon, 10 * second));
    expect((await fetched(address)).status).toBe(404);
  });

  it('are gone for staff whose permission was taken back, and for a deleted photo', async () => {
    const { addressFor, fetched, store } = await here();
    const address = await addressFor('staff');
    expect((await fetched(address)).status).toBe(200);
    store.committed.table('users').set('staff', aUser({ id: 'staff' }));
    expect((await fetched(address)).status).toBe(404);
    const coach = await addressFor('coach');
    const photo = store.committed.table('media').get('photo')!;
    store.committed.table('media').set('photo', { ...photo, deletedAt: noon });
    expect((await fetched(coach)).status).toBe(404);
  });

  it('have an address that ends within the minute and is nobody’s to make up', async () => {
    const { addressFor, fetched, clock } = await here();
    const address = await addressFor('coach');
    const forgeries = [
      address.replace('viewer=coach', 'viewer=owner'),
      address.replace('photo', 'other'),
      address.replace(/signature=.*/, 'signature=x'),
      '/media/look/',
      '/media/look/photo/WHOLE',
    ];
    for (const forged of forgeries) expect((await fetched(forged)).status).toBe(403);
    clock.forward(61 * second);
    expect((await fetched(address)).status).toBe(403);
  });

  it('are watermarked where staff open the file by itself', async () => {
    const { as, fetched } = await here();
    for (const way of ['/api/admin/media/photo', '/api/media/photo/url']) {
      const { body } = await as({ id: 'staff' }).get(way);
      const { pathname, search } = new URL(body.url);
      expect(pathname).toContain('/look/');
      expect(await drawnOn((await fetched(`${pathname}${search}`)).body)).toBeGreaterThan(5_000);
    }
  });
});
