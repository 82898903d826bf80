import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { addressExpiry, openAddressExpiry } from '#core/platform/media/address.ts';
import { fileName } from '#core/platform/media/file-name.ts';
import { gibibyte, mediaPurposes, type Medium } from '#core/platform/media/medium.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { day, hour, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { memoryMediaStore, plainMediaProcessor } from '#fixtures/engine/ports.ts';
import { aDraft, aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff, visitor, world } from '#fixtures/engine/world.ts';

const upload = { path: 'somewhere', name: '../../Ảnh của tôi.HEIC', size: 1000 };

describe('an upload', () => {
  it('is made safe, kept under a name nobody can guess, and shown by a signed address', async () => {
    const user = aUser();
    const here = world({ users: [user] });
    const medium = await here.app.media.addMedium(actorFor(user), { upload, purpose: 'PHYSICAL_PROFILE' });

    expect(medium).toMatchObject({
      name: 'Ảnh của tôi.webp',
      type: 'IMAGE',
      purpose: 'PHYSICAL_PROFILE',
      ownerId: user.id,
      url: expect.stringContaining('/files/sealed/2026/11/'),
      thumbnailUrl: expect.stringContaining('-thumbnail.webp'),
    });
    expect([...here.mediaStore.files.keys()]).toEqual([medium.key, medium.thumbnailKey]);
    expect(medium.expiresAt.getTime() - noon.getTime()).toBeLessThanOrEqual(10 * minute);
    const { items } = await here.app.media.listMedia(actorFor(user), {});
    expect(items.map(({ id }) => id)).toEqual([medium.id]);
  });

  it('is refused when the quota is used up, before and after it is processed', async () => {
    const user = aUser();
    const big = aMedium({ ownerId: user.id, size: 2 * gibibyte - 500 });
    const here = world({ users: [user], media: [big] });
    const add = (size: number) =>
      here.app.media.addMedium(actorFor(user), { upload: { ...upload, size }, purpose: 'GENERAL' });
    await expect(add(501)).rejects.toMatchObject({ code: 'media.quota_exceeded' });
    await add(500);

    const growing = world(
      { users: [user], media: [big] },
      {
        mediaProcessor: {
          ...plainMediaProcessor,
          process: async (...given) => ({ ...(await plainMediaProcessor.process(...given)), size: 9999 }),
        },
      },
    );
    await expect(
      growing.app.media.addMedium(actorFor(user), { upload: { ...upload, size: 1 }, purpose: 'GENERAL' }),
    ).rejects.toMatchObject({ code: 'media.quota_exceeded' });
    expect(growing.mediaStore.files.size).toBe(0);
  });

  it('is kept once under its sender’s name for it, however often and at once it is tried', async () => {
    const [user, other] = [aUser(), aUser()];
    const here = world({ users: [user, other] });
    const add = (key: string, parts: object = {}, by = user) =>
      here.app.media.addMedium(actorFor(by), { upload: { ...upload, ...parts }, purpose: 'GENERAL', key });
    const tries = await Promise.all([add('../a'), add('../a'), add('../a')]);
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect((await add('../a')).id).toBe(tries[0]?.id);
    expect(here.rows('media')).toHaveLength(1);
    expect(here.mediaStore.files.size).toBe(2);
    await expect(add('../a', { name: 'khác.png' })).rejects.toMatchObject({ code: 'idempotency.key_reused' });
    for (const one of [add('b'), add('../a', {}, other)]) expect((await one).id).not.toBe(tries[0]?.id);
    expect((await here.app.media.listUploads(actorFor(user))).items).toEqual([]);
    expect(await here.app.media.getUsage(actorFor(user))).toMatchObject({ own: { unfinished: 0 } });
    // Deleted meanwhile: the same file is sent anew.
    await here.app.media.deleteMedium(actorFor(user), tries[0]?.id ?? '');
    expect((await add('../a')).id).not.toBe(tries[0]?.id);
    here.clock.forward(2 * day);
    expect(await here.app.media.expireUploads(system)).toEqual({ expired: 3 });
  });

  it('leaves nothing behind when it fails half way, and always gives the workplace back', async () => {
    const user = aUser();
    const store = memoryMediaStore();
    const discarded: string[] = [];
    const outside: Partial<Ports> = {
      mediaStore: {
        ...store,
        async put(key, path, contentType) {
          if (key.includes('thumbnail')) throw new DomainError('media.store_unavailable');
          await store.put(key, path, contentType);
        },
      },
      mediaProcessor: { ...plainMediaProcessor, discard: async ({ path }) => void discarded.push(path) },
    };
    const here = world({ users: [user] }, outside);
    await expect(
      here.app.media.addMedium(actorFor(user), { upload, purpose: 'GENERAL' }),
    ).rejects.toMatchObject({ code: 'media.store_unavailable' });
    expect(store.files.size).toBe(0);
    expect(here.rows('media')).toEqual([]);
    expect(discarded).toEqual(['somewhere']);
  });

  it('keeps a plain name, whatever it was called', () => {
    expect(fileName('a/b\\c:d*"e"<f>|?.jpeg', 'image/jpeg')).toBe('cdef.jpg');
    expect(fileName('\u202egnp.exe', 'image/png')).toBe('gnp.png');
    expect(fileName('...', 'video/mp4')).toBe('file.mp4');
    expect(fileName('x'.repeat(500), 'image/webp')).toHaveLength(125);
  });
});

describe('a file', () => {
  it('is its owner’s alone', async () => {
    const owner = aUser();
    const medium = aMedium({ ownerId: owner.id });
    const { app } = world({ users: [owner], media: [medium] });
    for (const actor of [visitor, actorFor(aUser()), actorFor({ ...owner, status: 'BAN' })])
      await expect(app.media.getMediumUrl(actor, medium.id)).rejects.toMatchObject({
        code: 'media.not_found',
      });
    for (const actor of [actorFor(aUser()), staff]) {
      await expect(app.media.deleteMedium(actor, medium.id)).rejects.toMatchObject({
        code: 'media.not_found',
      });
    }
    expect(await app.media.getMediumUrl(actorFor(owner), medium.id)).toMatchObject({
      url: expect.stringContaining(medium.key),
    });
  });

  it('is deleted with its bytes, unless a week or the avatar shows it', async () => {
    const shown = aMedium({ ownerId: 'u' });
    const face = aMedium({ ownerId: 'u', purpose: 'AVATAR' });
    const spare = aMedium({ ownerId: 'u' });
    const user = aUser({ id: 'u', avatarId: face.id });
    const snapshot = aSnapshot({ userId: 'u', media: [{ mediumId: shown.id, side: 'FRONT' }] });
    const here = world({ users: [user], media: [shown, face, spare], snapshots: [snapshot] });
    await here.mediaStore.write(spare.key, 'bytes', 'image/webp');

    for (const { id } of [shown, face]) {
      await expect(here.app.media.deleteMedium(actorFor(user), id)).rejects.toMatchObject({
        code: 'media.in_use',
      });
    }
    await here.app.media.deleteMedium(actorFor(user), spare.id);
    here.clock.forward(11 * minute);
    await here.app.media.purgeDeletedMedia(system);
    expect(here.rows('media').map(({ id }) => id)).toEqual([shown.id, face.id]);
    expect(here.mediaStore.files.size).toBe(0);
  });

  it('is looked at by staff only with the permission and a line in the log', async () => {
    const owner = aUser();
    const medium = aMedium({ ownerId: owner.id });
    const here = world({ users: [owner], media: [medium] });
    const viewer = actorFor(aUser(), ['media.view']);

    await here.app.media.getMediumUrl(viewer, medium.id);
    expect(here.rows('auditLog')).toMatchObject([{ action: 'media.view', actor: viewer.id }]);
    expect(await here.app.media.viewMedium(viewer, medium.id)).toMatchObject({
      ownerName: owner.fullname,
      uses: 0,
      url: expect.any(String),
    });
    expect(here.rows('auditLog').at(-1)).toMatchObject({
      action: 'media.view',
      actor: viewer.id,
      targetId: medium.id,
    });
    await expect(here.app.media.viewMedium(actorFor(owner), medium.id)).rejects.toMatchObject({
      code: 'access.not_authorized',
    });
    expect(await here.app.media.viewStorage(viewer, owner.id)).toEqual({
      ...(await here.app.media.getUsage(actorFor(owner))),
      ownGib: null,
    });
    await expect(here.app.media.viewStorage(actorFor(owner), owner.id)).rejects.toMatchObject({
      code: 'access.not_authorized',
    });
    await expect(here.app.media.deleteMediumAsStaff(viewer, medium.id)).rejects.toMatchObject({
      code: 'access.not_authorized',
    });
    await here.app.media.deleteMediumAsStaff(staff, medium.id);
    expect(here.rows('auditLog').at(-1)).toMatchObject({
      action: 'media.delete',
      before: { ownerId: owner.id, name: medium.name },
    });
  });
});

describe('an avatar', () => {
  it('follows the profile', async () => {
    const face = aMedium({ ownerId: 'u', purpose: 'AVATAR' });
    const user = aUser({ id: 'u', avatarId: face.id });
    const { app } = world({ users: [user], media: [face] });
    const seenBy = (viewer: Parameters<typeof app.media.avatarUrl>[0], parts = {}) =>
      app.media.avatarUrl(viewer, { ...user, ...parts });

    expect(await seenBy(visitor)).toBeNull();
    expect(await seenBy(visitor, { isPublic: true })).toContain('thumbnail');
    expect(await seenBy(visitor, { isPublic: true, status: 'BAN' })).toBeNull();
    expect(await seenBy(actorFor(user))).toContain('thumbnail');
    expect(await seenBy(staff)).toContain('thumbnail');
    expect(await seenBy(visitor, { isPublic: true, id: 'someone else' })).toBeNull();
  });
});

describe('a signed address', () => {
  it.each([
    ['of a private file lives a minute at most', addressExpiry, minute],
    ['of what everybody may see lives ten minutes at most', openAddressExpiry, 10 * minute],
  ])('%s, and is the same for all who ask within one step', (_, expiry, longest) => {
    for (let seconds = 0; seconds < 600; seconds += 7) {
      const now = new Date(noon.getTime() + seconds * 1000);
      const left = expiry(now).getTime() - now.getTime();
      expect(left).toBeGreaterThan(longest / 2 - 1);
      expect(left).toBeLessThanOrEqual(longest);
    }
    expect(expiry(noon)).toEqual(expiry(new Date(noon.getTime() + longest / 2 - 1_000)));
  });

  it('of every private file ends within a minute, for every reader', async () => {
    const user = aUser({ id: 'u' });
    const face = aMedium({ ownerId: 'u', purpose: 'AVATAR' });
    const { app, clock } = world({
      users: [{ ...user, avatarId: face.id, isPublic: true }],
      media: [face, ...mediaPurposes.map((purpose) => aMedium({ ownerId: 'u', purpose }))],
    });
    const own = (await app.media.listMedia(actorFor(user), {})).items;
    const looked = await Promise.all(own.map(({ id }) => app.media.viewMedium(staff, id)));
    const fresh = await Promise.all(own.map(({ id }) => app.media.getMediumUrl(actorFor(user), id)));
    for (const { expiresAt } of [...own, ...looked, ...fresh])
      expect(expiresAt.getTime() - clock.now().getTime()).toBeLessThanOrEqual(minute);
    const avatar = await app.media.avatarUrl(visitor, { ...user, avatarId: face.id, isPublic: true });
    const until = Number(new URL(avatar ?? '', 'https://fitboard.example').searchParams.get('until'));
    expect(until - clock.now().getTime()).toBeLessThanOrEqual(minute);
  });
});

describe('the clean-up', () => {
  it('takes files no row knows after an hour, and body pictures nothing showed for a month', async () => {
    const user = aUser({ id: 'u' });
    const old = new Date(noon.getTime() - 31 * day);
    const forgotten = aMedium({ ownerId: 'u', createdAt: old });
    const drafted = aMedium({ ownerId: 'u', createdAt: old });
    const general = aMedium({ ownerId: 'u', createdAt: old, purpose: 'GENERAL' });
    const young = aMedium({ ownerId: 'u' });
    const store = memoryMediaStore();
    const written = new Map<string, number>();
    const here = world(
      { users: [user], media: [forgotten, drafted, general, young] },
      {
        mediaStore: {
          ...store,
          async *keysBefore(before) {
            yield [...written].flatMap(([key, at]) =>
              at < before.getTime() && store.files.has(key) ? [key] : [],
            );
          },
        },
      },
    );
    await here.ports.reads.drafts.put(
      aDraft({ userId: 'u', media: [{ mediumId: drafted.id, side: 'FRONT' }] }),
    );
    const write = async (key: string, age: number) => {
      await store.write(key, 'bytes', 'image/webp');
      written.set(key, noon.getTime() - age);
    };
    for (const medium of [forgotten, drafted, general, young]) {
      await write(medium.key, 31 * day);
      await write(medium.thumbnailKey!, 31 * day);
    }
    await write('2026/11/broken-upload.jpg', 2 * hour);
    await write('2026/11/upload-in-progress.jpg', 10 * minute);
    // Copies that are made when they are asked for: kept for a week, and gone with their picture.
    await write(`public/${general.id}-1280.webp`, 6 * day);
    await write('share/post-1-abc.png', 8 * day);
    await write(`public/${forgotten.id}-1280.webp`, 1 * day);

    expect(await here.app.media.cleanUpMedia(system)).toEqual({ orphaned: 1, unused: 1 });
    expect(here.rows('media').map(({ id }) => id)).toEqual([drafted.id, general.id, young.id]);
    expect(store.files.has(forgotten.key)).toBe(false);
    expect(store.files.has('2026/11/broken-upload.jpg')).toBe(false);
    expect(store.files.has(`public/${general.id}-1280.webp`)).toBe(true);
    expect(store.files.has('share/post-1-abc.png')).toBe(false);
    expect(store.files.has(`public/${forgotten.id}-1280.webp`)).toBe(false);
    expect(store.files.has('2026/11/upload-in-progress.jpg')).toBe(true);
    expect(store.files.size).toBe(8);
  });
});

describe('photos kept before photos were sealed', () => {
  it('are sealed in their place, and one whose bytes are lost is left alone', async () => {
    const user = aUser({ id: 'u' });
    const [photo, lost, deleted] = ['a', 'b', 'c'].map((id) =>
      aMedium({ id, ownerId: 'u', purpose: 'PHYSICAL_PROFILE', deletedAt: id === 'c' ? noon : null }),
    ) as [Medium, Medium, Medium]; // three names, three photos
    const avatar = aMedium({ id: 'd', ownerId: 'u', purpose: 'AVATAR' });
    const here = world({ users: [user], media: [photo, lost, deleted, avatar] });
    const { files } = here.mediaStore;
    for (const { id, key, thumbnailKey } of [photo, deleted, avatar]) {
      await here.mediaStore.write(key, `bytes of ${id}`, 'image/webp');
      await here.mediaStore.write(thumbnailKey!, `small bytes of ${id}`, 'image/webp');
    }

    expect(await here.app.media.sealPhotos(system)).toEqual({ sealed: 2 });
    expect(await here.app.media.sealPhotos(system)).toEqual({ sealed: 0 });

    const [first, second, third, fourth] = here.rows('media');
    expect(first).toEqual({
      ...photo,
      key: `sealed/${photo.key}`,
      thumbnailKey: `sealed/${photo.thumbnailKey}`,
    });
    expect([second, fourth]).toEqual([lost, avatar]);
    expect(third).toMatchObject({ key: `sealed/${deleted.key}`, deletedAt: noon });
    expect(new TextDecoder().decode(files.get(`sealed/${photo.key}`))).toBe('bytes of a');
    expect(new TextDecoder().decode(files.get(`sealed/${photo.thumbnailKey}`))).toBe('small bytes of a');
    expect(files.size).toBe(6);
    expect([...files.keys()].filter((key) => [photo.key, deleted.thumbnailKey].includes(key))).toEqual([]);
  });

  it('stay as they are when one is deleted meanwhile, and nothing of the copy is left', async () => {
    const photo = aMedium({ ownerId: 'u', purpose: 'PHYSICAL_PROFILE' });
    const store = memoryMediaStore();
    const here = world(
      { users: [aUser({ id: 'u' })], media: [photo] },
      {
        mediaStore: {
          ...store,
          async read(key) {
            await here.ports.transaction(({ media }) => media.delete(photo.id)).catch(() => undefined);
            return store.read(key);
          },
        },
      },
    );
    for (const key of [photo.key, photo.thumbnailKey!]) await store.write(key, 'bytes', 'image/webp');
    expect(await here.app.media.sealPhotos(system)).toEqual({ sealed: 0 });
    expect([...store.files.keys()]).toEqual([photo.key, photo.thumbnailKey]);
  });
});
