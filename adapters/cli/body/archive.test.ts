import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archive } from '#adapters/external/archive/archive.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { actorFor, world } from '#fixtures/engine/world.ts';
import { zipOf } from '#fixtures/member-lifecycle/zips.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { cli } from '../testing/command-line.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const written = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

/** The real download of another server, two weeks and a photo, as it lies on a disk. */
const download = async (): Promise<string> => {
  const user = aUser({ id: 'elsewhere' });
  const photo = aMedium({ ownerId: user.id, name: 'trước.jpg' });
  const there = world({
    users: [user],
    media: [photo],
    goals: [aGoal({ userId: user.id })],
    snapshots: [
      aSnapshot({ userId: user.id, week: '2026-W40', media: [{ mediumId: photo.id, side: 'FRONT' }] }),
      aSnapshot({ userId: user.id, week: '2026-W41', inputs: profileInputs({ weight: 68.4 }) }),
    ],
  });
  await there.mediaStore.write(photo.key, Buffer.from([0xff, 0xd8, 0xff, 0, 1]), photo.contentType);
  const owned = await there.app.account.exportMyData(actorFor(user));
  return written('archive.zip', await buffer(archive(owned)));
};

const opened = () => world({ users: [aUser({ id: 'here', email: 'hoa@example.com' })] });

describe('the archive of another server on the command line', () => {
  it('is looked at, brought, and brought again without a double', async () => {
    const file = await download();
    const here = opened();
    const bring = (...more: string[]) =>
      cli(here, 'body', 'archive-import', '--user', 'hoa@example.com', file, ...more);
    expect((await bring('--dry-run')).out).toMatch(/2026-W40 +NEW *\n2026-W41 +NEW/);
    expect(here.rows('snapshots')).toEqual([]);
    expect((await bring()).out).toBe(
      '2 weeks added, 0 replaced, 0 here already, 0 left as they are; 1 photos, 1 goals, 0 answers.',
    );
    expect(here.rows('snapshots')).toMatchObject([
      { week: '2026-W40', media: [{ side: 'FRONT' }] },
      { week: '2026-W41', inputs: profileInputs({ weight: 68.4 }) },
    ]);
    expect((await bring()).out).toBe('Nothing new: 2 weeks are here already.');
    expect(here.rows('media')).toHaveLength(1);
  });

  it('says of every other file what to do, and brings nothing', async () => {
    const here = opened();
    const say = async (name: string, content: string | Uint8Array) => {
      const file = await written(name, content);
      const { code, errors } = await cli(here, 'body', 'archive-import', '--user', 'here', file);
      expect(code).not.toBe(0);
      return errors;
    };
    expect(await say('empty.zip', '')).toContain('is empty');
    expect(await say('notes.txt', 'Xin chào')).toContain('no zip');
    expect(await say('other.zip', await zipOf([{ path: 'a.txt', content: 'a' }]))).toContain('no archive of');
    expect(
      await say('half.zip', (await zipOf([{ path: 'data.json', content: '{}' }])).subarray(0, 60)),
    ).toContain('broken');
    expect(await say('text.zip', await zipOf([{ path: 'data.json', content: '{"a":' }]))).toContain('broken');
    const bomb = { path: 'data.json', content: ' '.repeat(3_000_000) };
    expect(await say('bomb.zip', await zipOf([bomb]))).toContain('not opened');
    const link = { path: 'media/x', content: '/etc/passwd', mode: 0o120777 };
    expect(await say('link.zip', await zipOf([{ path: 'data.json', content: '{}' }, link]))).toContain(
      'not opened',
    );
    const newer = JSON.stringify({ archive: { format: 99 }, account: {}, exportedAt: 'x', snapshots: [] });
    expect(await say('newer.zip', await zipOf([{ path: 'data.json', content: newer }]))).toContain(
      'newer Fitboard',
    );
    expect(here.rows('snapshots')).toEqual([]);
    expect((await cli(here, 'body', 'archive-import', '--user', 'here', '/nowhere.zip')).errors).toContain(
      'no file',
    );
  });

  it('with a changed byte in its data is broken', async () => {
    const bytes = await zipOf([
      { path: 'data.json', content: JSON.stringify({ account: {}, text: 'x'.repeat(500) }) },
    ]);
    bytes[45] = bytes[45]! ^ 0xff; // within the packed data
    const { errors } = await cli(
      opened(),
      'body',
      'archive-import',
      '--user',
      'here',
      await written('bad.zip', bytes),
    );
    expect(errors).toContain('broken');
  });
});
