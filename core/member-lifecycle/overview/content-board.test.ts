import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aBugReport } from '#fixtures/content/bug-reports.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { aContactMessage } from '#fixtures/content/public-site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aDomain } from '#fixtures/sites/domains.ts';

const owner = aUser({ id: 'owner', createdAt: noon });
const ago = (days: number) => after(noon, -days * day);

const open = () =>
  world({
    users: [owner],
    content: filledContent,
    contactMessages: [
      aContactMessage({ createdAt: ago(1) }),
      aContactMessage({ createdAt: ago(3) }),
      aContactMessage({ createdAt: ago(9), status: 'ANSWERED' }),
    ],
    bugReports: [
      { ...aBugReport({ reporterId: owner.id, createdAt: ago(2) }), number: 1 },
      { ...aBugReport({ reporterId: owner.id, createdAt: ago(7), isSecurity: true }), number: 2 },
    ],
    domains: [aDomain({ userId: owner.id, expiresAt: after(noon, 12 * day) })],
  });

describe('what waits for the people who keep content in order', () => {
  it('counts each queue, and says since when its oldest waits', async () => {
    const { app } = open();
    const staff = actorFor(aUser(), [
      'post.view',
      'bug-report.manage',
      'bug-report.view',
      'domain.view',
      'coin.view',
    ]);
    const board = await app.settings.readContentBoard(staff);
    expect(board.posts).toMatchObject({ count: 2 });
    expect(board.contact).toEqual({ count: 2, oldestAt: ago(3) });
    expect(board.reports).toEqual({ count: 2, oldestAt: ago(7) });
    expect(board.domains).toEqual({ ending: 1, nextEndsAt: after(noon, 12 * day), inGrace: 0 });
    expect(board.bounties).toMatchObject({ cap: 2_000_000, reserved: 0, paid: 0, left: 2_000_000 });
  });

  it('leaves out what the reader may not look at, reports about security too', async () => {
    const { app } = open();
    const clerk = actorFor(aUser(), ['bug-report.view']);
    const board = await app.settings.readContentBoard(clerk);
    expect([board.posts, board.domains]).toEqual([null, null]);
    expect(board.reports).toEqual({ count: 1, oldestAt: ago(2) });
    expect(await refusalOf(app.settings.readContentBoard(actorFor(owner)))).toBe('access.not_authorized');
  });
});
