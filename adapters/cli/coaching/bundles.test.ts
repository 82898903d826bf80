import { describe, expect, it } from 'vitest';
import { aBundle, coinsOfBundle } from '#fixtures/coaching/bundles.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

describe('bundles on the command line', () => {
  it('say who bought of whom, what is left and what went back', async () => {
    const member = aUser({ fullname: 'Nguyễn Thị Hoà', email: 'hoa@example.com' });
    const coach = aCoach({ email: 'khoa@example.com' });
    const bundle = aBundle({ memberId: member.id, coachId: coach.id });
    const here = world({ users: [member, coach], reviewBundles: [bundle], ...coinsOfBundle(bundle) });
    const listed = await cli(here, 'bundles', 'list', '--status', 'active', '--coach', 'khoa@example.com');
    expect(listed).toMatchObject({ code: 0, out: expect.stringContaining(bundle.id) });
    const { out } = await cli(here, '--json', 'bundles', 'list', '--member', 'hoa@example.com');
    expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({
      id: bundle.id,
      price: 42,
      unused: 4,
      refunded: 0,
    });
    expect((await cli(here, 'bundles', 'list', '--status', 'ended')).out).not.toContain(bundle.id);
    expect((await cli(here, 'bundles', 'list', '--status', 'lost')).code).toBe(2);
  });
});
