import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { system, world, type World } from '#fixtures/engine/world.ts';
import { takeBack } from './take-back.ts';
import { notify, type Notice } from './notify.ts';

const owner = aUser();
const people = ['An', 'Bình', 'Chi', 'Dũng'].map((fullname) => aUser({ fullname }));

const notifyIn = ({ ports }: World, notice: Notice, seconds = 0) =>
  ports.transaction((repositories) =>
    notify(
      repositories,
      { at: after(noon, seconds * 1000), ids: ports.ids, sentences: ports.sentences, baseUrl: ports.baseUrl },
      notice,
    ),
  );
const withdraw = ({ ports }: World, reference: string) =>
  ports.transaction((repositories) => takeBack(repositories, { reference }));

const likeOf = (index: number, once = 0): Notice => ({
  userId: owner.id,
  type: 'LIKE',
  params: { user: people[index]?.fullname ?? '', title: 'Chạy bộ' },
  link: '/posts/1',
  groupKey: 'like:1',
  by: people[index]?.id ?? '',
  reference: `like:1:${index}:${once}`,
  withoutMail: true,
});
const seededWorld = () => world({ users: [owner, ...people] });
const lines = (testWorld: World) =>
  testWorld.rows('notifications').map(({ count, params }) => [params['user'], count] as const);

describe('unread notices of one group', () => {
  it('are one line that names the last one and counts the others, each once', async () => {
    const testWorld = seededWorld();
    await notifyIn(testWorld, likeOf(0), 1);
    expect(lines(testWorld)).toEqual([['An', 1]]);
    await notifyIn(testWorld, likeOf(1), 2);
    await notifyIn(testWorld, likeOf(0, 1), 3);
    expect(lines(testWorld)).toEqual([['An', 2]]);
    expect(testWorld.events('notification.created')).toHaveLength(3);
  });

  it('count messages one by one', async () => {
    const testWorld = seededWorld();
    const message = (number: number): Notice => ({
      ...likeOf(0),
      type: 'CHAT',
      groupKey: 'chat:1',
      reference: `message:${number}`,
      params: { user: 'An' },
    });
    for (const number of [1, 2, 3]) await notifyIn(testWorld, message(number), number);
    expect(lines(testWorld)).toEqual([['An', 3]]);
    await withdraw(testWorld, 'message:2');
    expect(lines(testWorld)).toEqual([['An', 2]]);
  });

  it('begin anew once they were read', async () => {
    const testWorld = seededWorld();
    await notifyIn(testWorld, likeOf(0));
    const [line] = testWorld.rows('notifications');
    await testWorld.ports.reads.notifications.markRead(owner.id, line?.id ?? '', noon);
    await notifyIn(testWorld, likeOf(1), 1);
    expect(lines(testWorld)).toEqual([
      ['An', 1],
      ['Bình', 1],
    ]);
  });

  it('tell nobody of what they did themselves', async () => {
    const testWorld = seededWorld();
    await notifyIn(testWorld, { ...likeOf(0), by: owner.id });
    expect(testWorld.rows('notifications')).toEqual([]);
  });
});

describe('what is deleted', () => {
  it('takes its line with it, read or not, and says so to the sockets', async () => {
    const testWorld = seededWorld();
    const review: Notice = {
      userId: owner.id,
      type: 'REQUEST_REVIEW_APPROVED',
      params: { user: 'An' },
      link: '/reviews/1',
      by: people[0]?.id ?? '',
      reference: 'review:1',
      withoutMail: true,
    };
    await notifyIn(testWorld, review);
    const [line] = testWorld.rows('notifications');
    await testWorld.ports.reads.notifications.markRead(owner.id, line?.id ?? '', noon);
    expect(await withdraw(testWorld, 'review:1')).toBe(1);
    expect(testWorld.rows('notifications')).toEqual([]);
    expect(testWorld.events('notification.withdrawn')).toEqual([
      { type: 'notification.withdrawn', userId: owner.id, notificationId: line?.id },
    ]);
    expect(await withdraw(testWorld, 'review:1')).toBe(0);
  });

  it('takes the name of an account that is gone out of other lists', async () => {
    const [an, binh] = people;
    const testWorld = world({
      users: [
        owner,
        { ...(an ?? owner), status: 'DELETE', deletionRequestedAt: after(noon, -31 * day) },
        binh ?? owner,
      ],
    });
    await notifyIn(testWorld, likeOf(1), 1);
    await notifyIn(testWorld, likeOf(0), 2);
    expect(lines(testWorld)).toEqual([['An', 2]]);
    expect(await testWorld.app.account.anonymiseDueAccounts(system)).toMatchObject({ anonymised: 1 });
    expect(lines(testWorld)).toEqual([['Bình', 1]]);
    expect(JSON.stringify(testWorld.rows('notificationCauses'))).not.toContain('An');
  });

  it('leaves what others did, in every order of doing and undoing', async () => {
    const step = fc.record({ index: fc.nat({ max: 3 }), once: fc.nat({ max: 2 }), isUndone: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const testWorld = seededWorld();
        // What is still so, in the order in which it was done last.
        const done = new Map<string, number>();
        for (const [second, { index, once, isUndone }] of steps.entries()) {
          const notice = likeOf(index, once);
          const reference = notice.reference ?? '';
          done.delete(reference);
          if (isUndone) await withdraw(testWorld, reference);
          else {
            await notifyIn(testWorld, notice, second);
            done.set(reference, index);
          }
        }
        const actors = [...done.values()];
        const last = people[actors.at(-1) ?? 0]?.fullname;
        expect(lines(testWorld)).toEqual(actors.length === 0 ? [] : [[last, new Set(actors).size]]);
        expect(testWorld.rows('notificationCauses')).toHaveLength(actors.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a social notice', () => {
  const followed = (index: number, parts: Partial<Notice> = {}): Notice => ({
    userId: owner.id,
    type: 'FOLLOW',
    params: { user: people[index]?.fullname ?? '' },
    link: '/',
    groupKey: 'follow',
    by: people[index]?.id ?? '',
    reference: `follow:${index}`,
    mailValues: () => ({ user: people[index]?.fullname ?? '', count: '1' }),
    social: true,
    ...parts,
  });
  const mails = (testWorld: World) => testWorld.rows('mails').length;

  it('is mailed when its line begins, and again only once that line was read', async () => {
    const testWorld = seededWorld();
    for (const index of [0, 1, 2]) await notifyIn(testWorld, followed(index), index);
    expect(lines(testWorld)).toEqual([['Chi', 3]]);
    expect(mails(testWorld)).toBe(1);
    await testWorld.ports.transaction(({ notifications }) => notifications.markAllRead(owner.id, noon));
    await notifyIn(testWorld, followed(3), 4);
    expect(mails(testWorld)).toBe(2);
  });

  it('is mailed ten times within a day, whatever it is about', async () => {
    const testWorld = seededWorld();
    const types = ['FOLLOW', 'LIKE_FEED', 'COMMENT_FEED'] as const;
    const at = (number: number) =>
      followed(number % 4, { type: types[number % 3] ?? 'FOLLOW', groupKey: `line:${number}` });
    for (let number = 0; number < 14; number += 1) await notifyIn(testWorld, at(number), number);
    expect(mails(testWorld)).toBe(10);
    expect(testWorld.rows('notifications')).toHaveLength(14);
    await notifyIn(testWorld, at(20), day / 1000 + 5);
    expect(mails(testWorld)).toBe(11);
  });

  it('leaves the mails of what is not social alone', async () => {
    const testWorld = seededWorld();
    for (const number of [1, 2, 3])
      await notifyIn(testWorld, followed(0, { social: false, reference: `follow:${number}` }), number);
    expect(mails(testWorld)).toBe(3);
  });
});
