import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { aBugReport } from '#fixtures/content/bug-reports.ts';
import { aContactMessage } from '#fixtures/content/public-site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { workQueueNames, workQueueRights, workQueues } from './work-queues.ts';

const member = aUser({ id: 'member', createdAt: noon });
const ago = (days: number) => after(noon, -days * day);

const open = () =>
  world({
    users: [member],
    contactMessages: [
      aContactMessage({ createdAt: ago(1) }),
      aContactMessage({ createdAt: ago(3) }),
      aContactMessage({ createdAt: ago(9), status: 'ANSWERED' }),
    ],
    bugReports: [
      { ...aBugReport({ reporterId: member.id, createdAt: after(noon, -hour) }), number: 1 },
      { ...aBugReport({ reporterId: member.id, createdAt: ago(7), isSecurity: true }), number: 2 },
    ],
  });

describe('what waits for staff', () => {
  it('is counted list by list, with the time since which the oldest waits', async () => {
    const { app } = open();
    const { items } = await app.settings.readWaitingWork(actorFor(aUser(), permissions));
    expect(items.map(({ queue }) => queue)).toEqual(workQueueNames);
    const of = (name: string) => items.find(({ queue }) => queue === name);
    expect(of('contact-messages')).toMatchObject({ count: 2, oldestAt: ago(3) });
    expect(of('bug-reports')).toMatchObject({ count: 2, oldestAt: ago(7) });
    expect(of('payments')).toMatchObject({ count: 0, oldestAt: null });
  });

  it.each(workQueueNames)('%s is counted for those alone whose role opens the list', async (queue) => {
    const { app } = open();
    for (const permission of workQueueRights) {
      const { items } = await app.settings.readWaitingWork(actorFor(aUser(), [permission]));
      const isOpen = (workQueues[queue] as readonly string[]).includes(permission);
      expect(items.some((item) => item.queue === queue)).toBe(isOpen);
    }
    expect(await refusalOf(app.settings.readWaitingWork(actorFor(member)))).toBe('access.not_authorized');
  });

  it('leaves reports about security to those who may read them', async () => {
    const { app } = open();
    const { items } = await app.settings.readWaitingWork(actorFor(aUser(), ['bug-report.view']));
    expect(items.find(({ queue }) => queue === 'bug-reports')).toMatchObject({ count: 1 });
  });
});
