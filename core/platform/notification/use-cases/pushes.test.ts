import { describe, expect, it } from 'vitest';
import { minute } from '#core/kernel/time.ts';
import { aPushSubscription } from '#fixtures/platform/announcements.ts';
import { pushOutbox } from '#fixtures/engine/ports.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import type { PushSender } from '../ports.ts';
import { maxPushDevices, PushGone, requirePushEndpoint } from '../push.ts';
import { sendPushes } from './send-pushes.ts';

const user = aUser({ language: 'en' });
const session = aSession({ userId: user.id });
const actor = actorFor(user, [], session.id);
const device = (name = 'a') => {
  const { endpoint, p256dh, auth } = aPushSubscription({ userId: user.id, sessionId: session.id, id: name });
  return { endpoint, keys: { p256dh, auth } };
};

const seededWorld = (pushSender: PushSender = pushOutbox()) => {
  const testWorld = world({ users: [user], sessions: [session] }, { pushSender });
  return {
    ...testWorld,
    /** Something the list is told. */
    async happen() {
      await testWorld.ports.transaction(({ events }) =>
        events.append({ type: 'coins.granted', userId: user.id, amount: 5, coin: 'BASE_COIN', note: 'Quà' }),
      );
      expect((await testWorld.app.events.handleEvents(system)).failed).toEqual([]);
    },
  };
};

describe('a device', () => {
  it('hears what the list is told, in its owner’s language', async () => {
    const sender = pushOutbox();
    const { app, happen, rows } = seededWorld(sender);
    await app.notification.subscribePush(actor, device());
    await happen();
    expect(await app.notification.sendPushes(system)).toEqual({ sent: 1, dropped: 0, failed: 0 });

    const [line] = rows('notifications');
    expect(sender.sent).toEqual([
      [
        expect.objectContaining({ endpoint: device().endpoint }),
        expect.objectContaining({ id: line?.id, language: 'en', link: '/dashboard/user/transaction' }),
      ],
    ]);
    expect(rows('pushes')).toEqual([]);
  });

  it('hears nothing that was read, withdrawn or switched off', async () => {
    const sender = pushOutbox();
    const { app, happen, ports } = seededWorld(sender);
    await app.notification.subscribePush(actor, device());
    await happen();
    await app.notification.readAllNotifications(actor);
    await happen();
    await app.notification.deleteAllNotifications(actor);
    expect(await app.notification.sendPushes(system)).toEqual({ sent: 0, dropped: 2, failed: 0 });
    await app.notification.setNotificationSettings(actor, [
      { category: 'reminder', inApp: false, email: true },
    ]);
    await ports.transaction(({ events }) =>
      events.append({ type: 'snapshot.reminder_due', userId: user.id, week: '2026-W47' }),
    );
    await app.events.handleEvents(system);
    expect(await app.notification.sendPushes(system)).toEqual({ sent: 0, dropped: 0, failed: 0 });
    expect(sender.sent).toEqual([]);
  });

  it('is forgotten with its sign-in, at once', async () => {
    const sender = pushOutbox();
    const { app, happen, rows } = seededWorld(sender);
    await app.notification.subscribePush(actor, device());
    await happen();
    await app.account.signOut(actor, { refreshToken: null });
    expect(await app.notification.sendPushes(system)).toEqual({ sent: 0, dropped: 1, failed: 0 });
    await app.events.handleEvents(system);
    expect(rows('pushSubscriptions')).toEqual([]);
    expect(sender.sent).toEqual([]);
  });

  it('is forgotten when its push service no longer knows it', async () => {
    const { app, happen, rows } = seededWorld({
      publicKey: 'key',
      send: async () => {
        throw new PushGone('410');
      },
    });
    await app.notification.subscribePush(actor, device());
    await happen();
    expect(await app.notification.sendPushes(system)).toEqual({ sent: 0, dropped: 1, failed: 0 });
    expect(rows('pushSubscriptions')).toEqual([]);
    expect(rows('pushes')).toEqual([]);
  });

  it('is tried again while its push service is away, five times in all', async () => {
    let tries = 0;
    const { app, happen, rows, clock } = seededWorld({
      publicKey: 'key',
      send: async () => {
        tries += 1;
        throw new Error('503');
      },
    });
    await app.notification.subscribePush(actor, device());
    await happen();
    for (let round = 0; round < 8; round += 1) {
      await app.notification.sendPushes(system);
      await app.notification.sendPushes(system);
      clock.forward(61 * minute);
    }
    expect(tries).toBe(5);
    expect(rows('pushes')).toEqual([]);
    expect(rows('pushSubscriptions')).toHaveLength(1);
  });

  it('is told though another can’t be noted; the run says so and can be tried again', async () => {
    const sender = pushOutbox();
    const { app, happen, ports, rows, clock } = seededWorld(sender);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, maxPushDevices))
      await app.notification.subscribePush(actor, device(name));
    await happen();
    const [stuck, ...others] = rows('pushes').map(({ push }) => push.id);
    const busy = new Error('the database is busy');
    const remove: typeof ports.reads.pushes.remove = async (id) => {
      if (id === stuck) throw busy;
      await ports.reads.pushes.remove(id);
    };
    const reads = { ...ports.reads, pushes: { ...ports.reads.pushes, remove } };
    await expect(sendPushes({ ...ports, reads })(system)).rejects.toBe(busy);
    expect(sender.sent).toHaveLength(others.length + 1);
    expect(rows('pushes').map(({ push }) => push.id)).toEqual([stuck]);
    clock.forward(2 * minute);
    expect(await app.notification.sendPushes(system)).toEqual({ sent: 1, dropped: 0, failed: 0 });
  });

  it('gives way to newer ones, and can be switched off', async () => {
    const { app, rows, clock } = seededWorld();
    for (let index = 0; index <= maxPushDevices; index += 1) {
      await app.notification.subscribePush(actor, device(`device-${index}`));
      clock.forward(1);
    }
    const endpoints = () => rows('pushSubscriptions').map(({ endpoint }) => endpoint);
    expect(endpoints()).toHaveLength(maxPushDevices);
    expect(endpoints()).not.toContain(device('device-0').endpoint);
    await app.notification.unsubscribePush(actor, device('device-1'));
    expect(endpoints()).toHaveLength(maxPushDevices - 1);
  });

  it('belongs to a signed-in person, where pushing is possible', async () => {
    const { app } = seededWorld();
    expect(await refusalOf(app.notification.subscribePush(visitor, device()))).toBe(
      'access.sign_in_required',
    );
    expect(await refusalOf(app.notification.subscribePush(actorFor(user), device()))).toBe(
      'push.not_available',
    );
    const without = seededWorld({ publicKey: null, send: async () => undefined });
    expect(await refusalOf(without.app.notification.subscribePush(actor, device()))).toBe(
      'push.not_available',
    );
    expect(await refusalOf(app.notification.sendPushes(actor))).toBe('access.not_authorized');
  });
});

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
  ])('may be %s', (endpoint) => {
    expect(requirePushEndpoint(endpoint)).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://metadata/x',
    'https://db.internal/x',
    'https://printer.local./x',
    'https://user:word@push.example.com/x',
    'https://push.example.com:8443/x',
    'ftp://push.example.com/x',
    'nonsense',
  ])('is not %s', (endpoint) => {
    expect(() => requirePushEndpoint(endpoint)).toThrow();
  });
});
