import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gibibyte } from '#core/platform/media/medium.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { atOnce, crowds, times } from '#fixtures/engine/races.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor } from '#fixtures/engine/world.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const stored = async () => {
  const user = aUser();
  await here.seed({ users: [user] });
  return actorFor(user);
};
const upload = { path: 'somewhere', name: 'a.jpg' };

describe.each(crowds)('%i at the same instant', (crowd) => {
  it('whole uploads and uploads in parts never pass the quota together', async () => {
    const actor = await stored();
    const share = Math.floor((2 * gibibyte) / Math.max(1, Math.floor(crowd / 2)));
    // The largest that a part may say is a hundred megabytes: the rest is used up before.
    const size = Math.min(share, 90_000_000);
    const fits = Math.max(1, Math.floor(crowd / 2));
    await here.ports.reads.media.insert(
      aMedium({ ownerId: actor.id, purpose: 'GENERAL', size: 2 * gibibyte - fits * size }),
    );
    const { done, codes, faults } = await atOnce<unknown>(
      times(
        crowd,
        (index) => () =>
          index % 2 === 0
            ? here.app.media.addMedium(actor, { upload: { ...upload, size }, purpose: 'GENERAL' })
            : here.app.media.beginUpload(actor, {
                name: 'a.mp4',
                contentType: 'video/mp4',
                size,
                purpose: 'GENERAL',
                folderId: null,
              }),
      ),
    );
    expect(faults).toEqual([]);
    expect(done).toBe(Math.min(crowd, fits));
    expect(codes).toEqual(crowd > fits ? ['media.quota_exceeded'] : []);
    const { own } = await here.app.media.getUsage(actor);
    expect(own.used + own.unfinished).toBeLessThanOrEqual(own.quota);
  });

  it('folders of one name are one', async () => {
    const actor = await stored();
    const { done, codes, faults } = await atOnce(
      times(crowd, () => () => here.app.media.createFolder(actor, { name: 'Ảnh' })),
    );
    expect([done, codes, faults]).toEqual([1, ['media.folder_exists'], []]);
  });

  it('one upload finished by all is one file', async () => {
    const actor = await stored();
    const { id: uploadId } = await here.app.media.beginUpload(actor, {
      name: 'a.jpg',
      contentType: 'image/jpeg',
      size: 100,
      purpose: 'GENERAL',
      folderId: null,
    });
    const { results, faults } = await atOnce(
      times(crowd, () => () => here.app.media.finishUpload(actor, { uploadId, purpose: 'GENERAL' })),
    );
    expect(faults).toEqual([]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect((await here.ports.reads.media.everyOf(actor.id, { limit: 9 })).items).toHaveLength(1);
  });

  it('a file is shown or deleted, never both', async () => {
    const actor = await stored();
    const medium = aMedium({ ownerId: actor.id, purpose: 'FEED' });
    await here.ports.reads.media.insert(medium);
    const { faults } = await atOnce<unknown>(
      times(
        crowd,
        (index) => () =>
          index % 2 === 0
            ? here.app.media.deleteMedium(actor, medium.id)
            : here.ports.transaction(({ media }) => media.use([medium.id], { kind: 'FEED', id: nextId() })),
      ),
    );
    expect(faults).toEqual([]);
    const isThere = (await here.ports.reads.media.find(medium.id)) !== null;
    expect((await here.ports.reads.media.usesOf(medium.id)).length > 0).toBe(isThere);
  });

  it('two folders are never put into each other', async () => {
    const actor = await stored();
    const a = await here.app.media.createFolder(actor, { name: 'A' });
    const b = await here.app.media.createFolder(actor, { name: 'B' });
    const { faults } = await atOnce(
      times(
        crowd,
        (index) => () =>
          index % 2 === 0
            ? here.app.media.changeFolder(actor, a.id, { parentId: b.id })
            : here.app.media.changeFolder(actor, b.id, { parentId: a.id }),
      ),
    );
    expect(faults).toEqual([]);
    const { items } = await here.app.media.listFolders(actor);
    expect(items.filter(({ parentId }) => parentId === null)).toHaveLength(1);
  });
});
