import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { day, hour, minute } from '#core/kernel/time.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import { gibibyte, mediaPurposes, undoMinutes } from '#core/platform/media/medium.ts';
import { aFolder, aMedium, anUpload } from '#fixtures/platform/media.ts';
import { plainMediaProcessor } from '#fixtures/engine/ports.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';

const owner = aUser({ id: 'u' });
const actor = actorFor(owner);
const other = aUser({ id: 'o' });
const file = (parts: Partial<Parameters<typeof aMedium>[0]> = {}) =>
  aMedium({ ownerId: 'u', purpose: 'GENERAL', ...parts });
const upload = { path: 'somewhere', name: 'bữa sáng.jpg', size: 1000 };

describe('a file that staff change', () => {
  it('is renamed by who may, stays in its owner’s folders, and both names are in the log', async () => {
    const [own, foreign] = [aFolder({ ownerId: 'u' }), aFolder({ ownerId: 'o' })];
    const one = file({ name: 'một.webp' });
    const here = world({ users: [owner, other], media: [one], folders: [own, foreign] });
    const change = (permission: 'media.update' | 'media.manage', to: object) =>
      here.app.media.changeMediumAsStaff(actorFor(other, [permission]), one.id, to);
    expect(await refusalOf(change('media.manage', { name: 'hai' }))).toBe('access.not_authorized');
    expect(await refusalOf(change('media.update', { folderId: foreign.id }))).toBe('media.folder_not_found');
    const changed = await change('media.update', { name: 'hai', folderId: own.id });
    expect(changed).toMatchObject({ name: 'hai.webp', folderId: own.id, version: 2 });
    expect(here.rows('auditLog')).toMatchObject([
      { action: 'media.update', before: { name: 'một.webp' }, after: { name: 'hai.webp' } },
    ]);
  });
});

describe('a deleted file', () => {
  it('comes back within ten minutes, and not later', async () => {
    const spare = file();
    const here = world({ users: [owner], media: [spare] });
    await here.app.media.deleteMedium(actor, spare.id);
    expect((await here.app.media.listMedia(actor, {})).items).toEqual([]);
    expect(await refusalOf(here.app.media.getMediumUrl(actor, spare.id))).toBe('media.not_found');
    expect(await refusalOf(here.app.media.deleteMedium(actor, spare.id))).toBe('media.not_found');

    here.clock.forward((undoMinutes - 1) * minute);
    expect(await here.app.media.purgeDeletedMedia(system)).toEqual({ purged: 0 });
    expect(await here.app.media.restoreMedium(actor, spare.id)).toMatchObject({ id: spare.id });
    await here.app.media.deleteMedium(actor, spare.id);
    here.clock.forward(undoMinutes * minute);
    expect(await refusalOf(here.app.media.restoreMedium(actor, spare.id))).toBe('media.restore_expired');
    expect(await here.app.media.purgeDeletedMedia(system)).toEqual({ purged: 1 });
    expect(await refusalOf(here.app.media.restoreMedium(actor, spare.id))).toBe('media.not_found');
  });

  it('takes its poster along, and gives back its room at once', async () => {
    const poster = file({ size: 5 });
    const video = file({ type: 'VIDEO', posterId: poster.id, size: 100 });
    const here = world({ users: [owner], media: [poster, video] });
    expect((await here.app.media.listMedia(actor, {})).items).toMatchObject([
      { id: video.id, posterUrl: expect.stringContaining(poster.key) },
    ]);
    expect(await here.app.media.getMediumUrl(actor, video.id)).toMatchObject({
      posterUrl: expect.stringContaining(poster.key),
    });
    expect(await refusalOf(here.app.media.deleteMedium(actor, poster.id))).toBe('media.in_use');
    await here.app.media.deleteMedium(actor, video.id);
    expect((await here.app.media.getUsage(actor)).own.used).toBe(5);
    here.clock.forward(undoMinutes * minute);
    await here.app.media.purgeDeletedMedia(system);
    expect(here.rows('media')).toEqual([]);
  });

  it('comes back by itself when something began to show it at the last moment', async () => {
    const late = file({ deletedAt: new Date('2026-11-20T00:00:00Z') });
    const here = world({
      users: [owner],
      media: [late],
      snapshots: [aSnapshot({ userId: 'u', media: [{ mediumId: late.id, side: 'FRONT' }] })],
    });
    expect(await here.app.media.purgeDeletedMedia(system)).toEqual({ purged: 0 });
    expect(here.rows('media')).toMatchObject([{ id: late.id, deletedAt: null }]);
  });
});

describe('a file in use', () => {
  it('says where, and stays', async () => {
    const shown = file();
    const here = world({
      users: [owner, other],
      media: [shown],
      snapshots: [aSnapshot({ userId: 'u', media: [{ mediumId: shown.id, side: 'FRONT' }] })],
    });
    await here.ports.reads.media.use([shown.id], { kind: 'FEED', id: 'a-post' });
    expect(await here.app.media.listMediumUses(actor, shown.id)).toEqual({
      items: [
        { kind: 'FEED', id: 'a-post', title: null, link: null },
        { kind: 'WEEK', id: '2026-W47', title: '2026-W47', link: '/dashboard/user/profile' },
      ],
    });
    expect(await refusalOf(here.app.media.deleteMedium(actor, shown.id))).toBe('media.in_use');
    expect(await refusalOf(here.app.media.listMediumUses(actorFor(other), shown.id))).toBe('media.not_found');
    expect((await here.app.media.listMedia(actor, { unused: true })).items).toEqual([]);
  });
});

describe('files that nothing shows', () => {
  it('of posts and messages go after a month, general ones never by themselves', async () => {
    const createdAt = new Date('2026-10-01T00:00:00Z');
    const [feed, chat, general, article] = (['FEED', 'CHAT', 'GENERAL', 'ARTICLE'] as const).map((purpose) =>
      file({ purpose, createdAt }),
    );
    const used = file({ purpose: 'CHAT', createdAt });
    const here = world({ users: [owner], media: [feed!, chat!, general!, article!, used] });
    await here.ports.reads.media.use([used.id], { kind: 'CHAT', id: 'a-message' });
    await here.app.media.cleanUpMedia(system);
    expect(new Set(here.rows('media').map(({ id }) => id))).toEqual(
      new Set([general!.id, article!.id, used.id]),
    );
  });
});

describe('what may be attached', () => {
  it('is one’s own, living, for this purpose, and never a body picture', async () => {
    const good = file({ purpose: 'FEED' });
    const theirs = aMedium({ ownerId: 'o', purpose: 'FEED' });
    const body = file({ purpose: 'PHYSICAL_PROFILE' });
    const gone = file({ purpose: 'FEED', deletedAt: new Date() });
    const here = world({ users: [owner, other], media: [good, theirs, body, gone] });
    const attach = (...ids: string[]) =>
      attachableMedia(here.ports.reads.media, {
        ownerId: 'u',
        ids,
        purposes: mediaPurposes,
        refusal: 'media.not_found',
      });
    expect(await attach(good.id, good.id)).toEqual([good]);
    for (const { id } of [theirs, body, gone, { id: 'none' }])
      expect(await refusalOf(attach(good.id, id))).toBe('media.not_found');
  });
});

describe('room', () => {
  it('grows with the level, and unfinished uploads take some', async () => {
    const begun = anUpload({ ownerId: 'u', size: gibibyte });
    const here = world({ users: [owner], media: [file({ size: gibibyte - 500 })], uploads: [begun] });
    const add = (level: 'BASIC' | 'PRO', size: number) =>
      here.app.media.addMedium({ ...actor, level }, { upload: { ...upload, size }, purpose: 'GENERAL' });
    expect(await refusalOf(add('BASIC', 501))).toBe('media.quota_exceeded');
    await add('PRO', 501);
    expect(await here.app.media.getUsage(actor)).toMatchObject({
      own: { used: gibibyte + 1, unfinished: gibibyte, quota: 2 * gibibyte },
      learning: { used: 0, quota: 20 * gibibyte },
    });
  });

  it('is what staff set for one member, until they give it back to the level', async () => {
    const here = world({ users: [owner, other], media: [file({ size: 2 * gibibyte })] });
    const clerk = actorFor(other, ['media.manage']);
    const set = (gib: number | null, by = clerk) =>
      here.app.media.setStorageQuota(by, { id: 'u', gib, reason: 'Quay bài tập.' });
    const add = () => here.app.media.addMedium(actor, { upload, purpose: 'GENERAL' });
    expect(await refusalOf(add())).toBe('media.quota_exceeded');
    expect(await refusalOf(set(3, actorFor(other, ['media.view', 'media.update'])))).toBe(
      'access.not_authorized',
    );
    expect(await set(3)).toMatchObject({ ownGib: 3, own: { quota: 3 * gibibyte } });
    await add();
    expect((await here.app.media.getUsage(actor)).own.quota).toBe(3 * gibibyte);
    // With less room than is used everything stays, and nothing new is taken, in parts or at once.
    expect(await set(1)).toMatchObject({ ownGib: 1 });
    expect(await refusalOf(add())).toBe('media.quota_exceeded');
    const begun = {
      name: 'a.mp4',
      contentType: 'video/mp4',
      size: 1,
      purpose: 'GENERAL',
      folderId: null,
    } as const;
    expect(await refusalOf(here.app.media.beginUpload(actor, begun))).toBe('media.quota_exceeded');
    expect(here.rows('media')).toHaveLength(2);
    expect(await set(null)).toMatchObject({ ownGib: null, own: { quota: 2 * gibibyte } });
    expect(here.rows('auditLog')).toMatchObject([
      { action: 'media.set_quota', targetId: 'u', before: { gib: null }, after: { gib: 3 } },
      { before: { gib: 3 }, after: { gib: 1 }, reason: 'Quay bài tập.' },
      { before: { gib: 1 }, after: { gib: null } },
    ]);
    for (const gib of [0, 1001, 1.5]) expect(await refusalOf(set(gib))).toMatch(/^input\./);
    expect(await refusalOf(here.app.media.setStorageQuota(clerk, { id: 'u', gib: 2, reason: '  ' }))).toBe(
      'input.required',
    );
    expect(
      await refusalOf(here.app.media.setStorageQuota(clerk, { id: 'nobody', gib: 2, reason: 'Quay.' })),
    ).toBe('user.not_found');
  });

  it('of lessons is apart', async () => {
    const here = world({ users: [owner], media: [file({ size: 2 * gibibyte })] });
    await here.app.media.addMedium(actor, { upload, purpose: 'LEARNING' });
    expect(await refusalOf(here.app.media.addMedium(actor, { upload, purpose: 'GENERAL' }))).toBe(
      'media.quota_exceeded',
    );
  });

  it('that is nearly used up is announced once, until it was below eight tenths', async () => {
    const big = file({ size: 1.7 * gibibyte });
    const here = world({ users: [owner], media: [big] });
    const add = (gib: number) =>
      here.app.media.addMedium(actor, { upload: { ...upload, size: gib * gibibyte }, purpose: 'GENERAL' });
    const warnings = () => here.events('media.nearly_full').length;
    await add(0.05);
    expect(warnings()).toBe(0);
    const first = await add(0.1);
    expect(warnings()).toBe(1);
    await add(0.01);
    expect(warnings()).toBe(1);
    await here.app.media.deleteMedium(actor, first.id);
    await here.app.media.deleteMedium(actor, big.id);
    await add(0.1);
    expect(warnings()).toBe(1);
    await add(1.7);
    expect(warnings()).toBe(2);

    await here.app.events.handleEvents(system);
    expect(here.rows('notifications')).toMatchObject([
      { topic: 'storage_nearly_full', userId: 'u' },
      { topic: 'storage_nearly_full', userId: 'u' },
    ]);
  });
});

describe('a folder', () => {
  it('holds files, is renamed and moved, and goes only when it is empty', async () => {
    const picture = file();
    const here = world({ users: [owner, other], media: [picture] });
    const { media } = here.app;
    const top = await media.createFolder(actor, { name: 'Ảnh' });
    const inner = await media.createFolder(actor, { name: 'Tháng 11', parentId: top.id });
    await media.changeMedium(actor, picture.id, { folderId: inner.id, name: 'bữa trưa.exe' });
    expect((await media.listMedia(actor, { folderId: inner.id })).items).toMatchObject([
      { name: 'bữa trưa.webp', folderId: inner.id, version: 2 },
    ]);
    expect((await media.listMedia(actor, { folderId: null })).items).toEqual([]);
    expect((await media.listFolders(actor)).items).toMatchObject([
      { id: inner.id, files: 1, bytes: picture.size },
      { id: top.id, files: 0 },
    ]);

    expect(await refusalOf(media.deleteFolder(actor, top.id))).toBe('media.folder_not_empty');
    expect(await refusalOf(media.deleteFolder(actor, inner.id))).toBe('media.folder_not_empty');
    expect(await refusalOf(media.changeFolder(actor, top.id, { parentId: inner.id }))).toBe(
      'media.folder_circle',
    );
    expect(await refusalOf(media.changeFolder(actor, inner.id, { name: 'x', version: 9 }))).toBe(
      'version.stale',
    );
    expect(await media.changeFolder(actor, inner.id, { parentId: null, name: 'Bữa ăn' })).toMatchObject({
      parentId: null,
      name: 'Bữa ăn',
      files: 1,
    });
    await media.deleteMedium(actor, picture.id);
    await media.deleteFolder(actor, inner.id);
    expect(await media.restoreMedium(actor, picture.id)).toMatchObject({ folderId: null });
  });

  it('of another member is not there', async () => {
    const theirs = aFolder({ ownerId: 'o', id: 'theirs' });
    const here = world({ users: [owner, other], folders: [theirs], media: [file({ id: 'mine' })] });
    const { media } = here.app;
    for (const work of [
      media.changeMedium(actor, 'mine', { folderId: 'theirs' }),
      media.createFolder(actor, { name: 'x', parentId: 'theirs' }),
      media.changeFolder(actor, 'theirs', { name: 'x' }),
      media.deleteFolder(actor, 'theirs'),
      media.addMedium(actor, { upload, purpose: 'GENERAL', folderId: 'theirs' }),
    ])
      expect(await refusalOf(work)).toBe('media.folder_not_found');
    expect(here.mediaStore.files.size).toBe(0);
  });
});

describe('an upload in parts', () => {
  const declared = {
    name: 'buổi tập.mp4',
    contentType: 'video/mp4',
    size: 40_000_000,
    purpose: 'GENERAL',
    folderId: null,
  } as const;

  it('is refused before its first byte when it can’t be taken', async () => {
    const here = world({ users: [owner], media: [file({ size: 2 * gibibyte - 30_000_000 })] });
    const begin = (parts: object) => here.app.media.beginUpload(actor, { ...declared, ...parts });
    expect(await refusalOf(begin({}))).toBe('media.quota_exceeded');
    expect(await refusalOf(begin({ contentType: 'image/jpeg' }))).toBe('media.too_large');
    expect(await refusalOf(begin({ contentType: 'video/mp4', purpose: 'GALLERY' }))).toBe(
      'media.type_not_allowed',
    );
    expect(await refusalOf(begin({ folderId: 'none' }))).toBe('media.folder_not_found');
    expect(here.rows('uploads')).toEqual([]);
  });

  it('becomes one file, however often it is asked for', async () => {
    const here = world({ users: [owner, other] });
    const { id: uploadId } = await here.app.media.beginUpload(actor, declared);
    const finish = (who = actor) => here.app.media.finishUpload(who, { uploadId, purpose: 'GENERAL' });
    expect(await refusalOf(finish(actorFor(other)))).toBe('media.not_found');
    const first = await finish();
    expect(await finish()).toMatchObject({ id: first.id });
    expect(here.rows('media')).toHaveLength(1);
    expect((await here.app.media.listUploads(actor)).items).toEqual([]);
    expect(here.uploadStore.removed).toEqual([uploadId]);
    expect((await here.app.media.getUsage(actor)).own.unfinished).toBe(0);
  });

  it('whose bytes another request took while this one looked at them is the file that one made', async () => {
    let here = world({ users: [owner] });
    const finish = () => here.app.media.finishUpload(actor, { uploadId, purpose: 'GENERAL' });
    let isFirst = true;
    let earlier: Awaited<ReturnType<typeof finish>> | null = null;
    here = world(
      { users: [owner] },
      {
        mediaProcessor: {
          ...plainMediaProcessor,
          async process(...given) {
            if (!isFirst) return plainMediaProcessor.process(...given);
            isFirst = false;
            earlier = await finish();
            throw new DomainError('media.unreadable');
          },
        },
      },
    );
    const { id: uploadId } = await here.app.media.beginUpload(actor, declared);
    expect(await finish()).toMatchObject({ id: earlier!.id });
    expect(here.rows('media')).toHaveLength(1);
  });

  it('that can never become a file is dropped', async () => {
    const here = world(
      { users: [owner] },
      {
        mediaProcessor: {
          ...plainMediaProcessor,
          process: () => Promise.reject(new DomainError('media.type_not_allowed')),
        },
      },
    );
    const { id } = await here.app.media.beginUpload(actor, declared);
    expect(await refusalOf(here.app.media.finishUpload(actor, { uploadId: id, purpose: 'GENERAL' }))).toBe(
      'media.type_not_allowed',
    );
    expect(here.rows('uploads')).toEqual([]);
    expect(here.uploadStore.removed).toEqual([id]);
  });

  it('expires after a day, with its bytes', async () => {
    const here = world({ users: [owner] });
    const { id } = await here.app.media.beginUpload(actor, declared);
    here.clock.forward(day - hour);
    expect(await here.app.media.expireUploads(system)).toEqual({ expired: 0 });
    expect(await here.app.media.ownUpload(actor, id)).toMatchObject({ id });
    here.clock.forward(hour);
    expect(await refusalOf(here.app.media.ownUpload(actor, id))).toBe('media.upload_expired');
    expect(await here.app.media.expireUploads(system)).toEqual({ expired: 1 });
    expect(here.uploadStore.removed).toEqual([id]);
    expect(here.rows('uploads')).toEqual([]);
  });
});
