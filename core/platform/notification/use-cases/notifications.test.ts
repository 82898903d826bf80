import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { after } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aNotification } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';

const user = aUser();
const stranger = aUser();
const actor = actorFor(user);

describe('the list of notices', () => {
  const old = aNotification({ userId: user.id, createdAt: after(noon, -30 * day - 1) });
  const first = aNotification({ userId: user.id, createdAt: after(noon, -30 * day) });
  const second = aNotification({ userId: user.id, createdAt: after(noon, -1_000) });
  const others = aNotification({ userId: stranger.id });
  const seededWorld = () => world({ users: [user, stranger], notifications: [old, first, second, others] });

  it('covers 30 days, newest first, and only one’s own', async () => {
    const { app } = seededWorld();
    const { items, nextCursor } = await app.notification.listNotifications(actor);
    expect(items).toEqual([second, first]);
    expect(nextCursor).toBeNull();
    expect(await app.notification.countUnread(actor)).toBe(2);
  });

  it('comes in pages, and from a line on for who was away', async () => {
    const { app } = seededWorld();
    const page = await app.notification.listNotifications(actor, { limit: 1 });
    expect(page.items).toEqual([second]);
    const next = await app.notification.listNotifications(actor, { limit: 1, cursor: page.nextCursor ?? '' });
    expect(next.items).toEqual([first]);
    expect((await app.notification.listNotifications(actor, { after: first.id })).items).toEqual([second]);
  });

  it('is read and emptied by its owner, line by line or whole', async () => {
    const { app } = seededWorld();
    await app.notification.readNotification(actor, first.id);
    expect(await app.notification.countUnread(actor)).toBe(1);
    expect(await app.notification.readAllNotifications(actor)).toBe(2);
    expect(await app.notification.countUnread(actor)).toBe(0);
    await app.notification.deleteNotification(actor, first.id);
    expect(await app.notification.deleteAllNotifications(actor)).toBe(2);
    expect((await app.notification.listNotifications(actorFor(stranger))).items).toEqual([others]);
  });

  it('tells the owner’s other devices of what changed, and of nothing when nothing did', async () => {
    const { app, events } = seededWorld();
    const changes = () => [...events('notification.read'), ...events('notification.withdrawn')];
    const about = { userId: user.id };
    await app.notification.readNotification(actor, first.id);
    await app.notification.readNotification(actor, first.id);
    expect(changes()).toEqual([{ ...about, type: 'notification.read', notificationId: first.id }]);
    await app.notification.readAllNotifications(actor);
    await app.notification.readAllNotifications(actor);
    await app.notification.deleteNotification(actor, first.id);
    await app.notification.deleteAllNotifications(actor);
    await app.notification.deleteAllNotifications(actor);
    expect(changes()).toEqual([
      { ...about, type: 'notification.read', notificationId: first.id },
      { ...about, type: 'notification.read', notificationId: null },
      { ...about, type: 'notification.withdrawn', notificationId: first.id },
      { ...about, type: 'notification.withdrawn', notificationId: null },
    ]);
    expect(await refusalOf(app.notification.deleteNotification(actor, others.id))).toBe(
      'notification.not_found',
    );
    expect(changes()).toHaveLength(4);
  });

  it('is closed to everybody else, whose lines are not there', async () => {
    const { app } = seededWorld();
    const { readNotification, deleteNotification, listNotifications } = app.notification;
    expect(await refusalOf(readNotification(actor, others.id))).toBe('notification.not_found');
    expect(await refusalOf(deleteNotification(actor, others.id))).toBe('notification.not_found');
    expect(await refusalOf(readNotification(actorFor({ ...user, id: '1' }), first.id))).toBe(
      'notification.not_found',
    );
    expect(await refusalOf(listNotifications(visitor))).toBe('access.sign_in_required');
    expect(await refusalOf(listNotifications(actorFor({ ...user, status: 'HOLD' })))).toBe('auth.user_hold');
    expect(await refusalOf(listNotifications(system))).toBe('access.sign_in_required');
  });
});

describe('the switches', () => {
  it('begin with everything on but unfollows, and keep what was chosen', async () => {
    const { app } = world({ users: [user] });
    const { getNotificationSettings, setNotificationSettings } = app.notification;
    const first = await getNotificationSettings(actor);
    expect(first.filter(({ inApp, email }) => !inApp || !email).map(({ category }) => category)).toEqual([
      'un_follow',
    ]);
    expect(first.filter(({ required }) => required).map(({ category }) => category)).toEqual([
      'system',
      'payment',
    ]);

    const chosen = await setNotificationSettings(actor, [
      { category: 'reminder', inApp: false, email: true },
      { category: 'chat', inApp: true, email: false },
      { category: 'reminder', inApp: true, email: false },
      { category: 'system', inApp: true, email: true },
    ]);
    expect(chosen.find(({ category }) => category === 'reminder')).toMatchObject({
      inApp: true,
      email: false,
    });
    expect(await getNotificationSettings(actor)).toEqual(chosen);
  });

  it('can’t turn off what is about the account or money, nor what is not there', async () => {
    const { app } = world({ users: [user] });
    const set = (category: string) =>
      refusalOf(
        app.notification.setNotificationSettings(actor, [
          { category: 'reminder', inApp: false, email: false },
          { category, inApp: true, email: false },
        ]),
      );
    expect(await set('system')).toBe('notification.required_category');
    expect(await set('payment')).toBe('notification.required_category');
    expect(await set('weather')).toBe('input.not_a_choice');
    const kept = await app.notification.getNotificationSettings(actor);
    expect(kept.find(({ category }) => category === 'reminder')).toMatchObject({ inApp: true, email: true });
  });
});
