import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { gibibyte } from '#core/platform/media/medium.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium, anUpload } from '#fixtures/platform/media.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const [small, large] = [
  aUser({ fullname: 'An\u001b[2J' }),
  aUser({ fullname: 'Bình', email: 'binh@example.com' }),
];
const long = after(noon, -40 * day);

const open = () =>
  world({
    users: [small, large],
    media: [
      aMedium({ ownerId: small.id, purpose: 'GENERAL', size: gibibyte / 2 }),
      aMedium({ ownerId: large.id, purpose: 'GENERAL', size: gibibyte }),
      aMedium({ ownerId: large.id, purpose: 'GENERAL', size: 1, deletedAt: long }),
      aMedium({ ownerId: large.id, purpose: 'FEED', size: 0, createdAt: long }),
    ],
    uploads: [anUpload({ ownerId: large.id, expiresAt: long })],
  });

describe('files on the command line', () => {
  it('are added up by owner, the largest first', async () => {
    const { code, out } = await cli(open(), 'media', 'usage');
    expect(code).toBe(0);
    expect(out).toMatch(/1\.00 +2 +\S+ +Bình *\n0\.50 +1 /);
    expect(out).not.toContain('\u001b');
    expect((await cli(open(), 'media', 'usage', '--limit', '1')).out).not.toContain('0.50');
    expect((await cli(world(), 'media', 'usage')).out).toBe('Nothing found.');
    expect((await cli(open(), 'media', 'usage', '--limit', '0')).code).toBe(2);
  });

  it('are cleaned up as by the clock', async () => {
    const here = open();
    expect((await cli(here, 'media', 'clean-up')).out).toBe(
      'Removed: 1 deleted, 1 expired uploads, 1 unused, 0 without a row. Sealed: 0 earlier photos.',
    );
    expect(here.rows('media')).toHaveLength(2);
    expect(here.rows('uploads')).toEqual([]);
  });

  it('get more room for one member, and the room of the level again', async () => {
    const here = open();
    const because = ['--reason', 'Quay bài tập.'];
    const quota = (...flags: string[]) => cli(here, 'media', 'quota', large.id, ...flags);
    expect((await quota('--gib', '30', ...because)).out).toBe('1.00 of 30.00 GiB are used.');
    expect(here.rows('auditLog')).toMatchObject([
      { action: 'media.set_quota', targetId: large.id, after: { gib: 30 }, reason: 'Quay bài tập.' },
    ]);
    expect((await quota('--by-level', ...because)).out).toBe('1.00 of 2.00 GiB are used.');
    expect(here.rows('storageQuotas')).toEqual([]);
    expect((await quota(...because)).errors).toContain('either --gib or --by-level');
    expect((await quota('--gib', '0', ...because)).code).toBe(2);
    expect((await quota('--gib', '30')).errors).toContain('--reason');
    const refused = await cli(
      open(),
      '--as',
      'binh@example.com',
      'media',
      'quota',
      large.id,
      '--by-level',
      ...because,
    );
    expect(refused.errors).toContain('access.not_authorized');
  });

  it('are refused without the right to', async () => {
    for (const command of ['usage', 'clean-up'])
      expect((await cli(open(), '--as', 'binh@example.com', 'media', command)).errors).toContain(
        'access.not_authorized',
      );
  });
});
