import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { socialRoute, type MailRhythm } from '../digest/rhythm.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { outbox, pushOutbox } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import { aPushSubscription } from '#fixtures/platform/announcements.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { aFeedPost } from '#fixtures/community/feed.ts';

const author = aUser({ id: 'author', isPublic: true, fullname: 'Nguyễn Thị Hoà', email: 'hoa@example.com' });
const session = aSession({ userId: author.id, expiresAt: after(noon, 100 * day) });
const actor = actorFor(author, [], session.id);
const likers = ['an', 'binh', 'chi', 'dung'].map((id) => aUser({ id, fullname: id }));
const post = aFeedPost({ id: 'post', authorId: author.id });
const night = { from: '22:00', to: '07:00' };
/** Noon of the tests is at 12:00 in Hồ Chí Minh City. */
const ten = after(noon, 10 * hour);
const sevenNextDay = after(noon, 19 * hour);
const eightNextDay = after(noon, 20 * hour);

const seeded = () => {
  const [mailer, pushSender] = [outbox(), pushOutbox()];
  const here = world(
    { users: [author, ...likers], sessions: [session], feedPosts: [post] },
    { mailer, pushSender },
  );
  const { app, clock } = here;
  /** What workers do every second. */
  const work = async () => {
    expect((await app.events.handleEvents(system)).failed).toEqual([]);
    await app.notification.writeDigests(system);
    await app.notification.sendMails(system);
    await app.notification.sendPushes(system);
  };
  return {
    ...here,
    mailer,
    pushSender,
    work,
    like: async (id: string) => {
      const liker = likers.find((one) => one.id === id);
      if (!liker) throw new Error(`Nobody is called ${id}`);
      await app.community.likeFeedPost(actorFor(liker), post.id);
      await work();
    },
    unlike: async (id: string) => {
      await app.community.unlikeFeedPost(actorFor(likers.find((one) => one.id === id)!), post.id); // one of them
      await work();
    },
    until: async (at: Date) => {
      clock.set(at);
      await work();
    },
    device: async () => {
      const { endpoint, p256dh, auth } = aPushSubscription({ userId: author.id, sessionId: session.id });
      await app.notification.subscribePush(actor, { endpoint, keys: { p256dh, auth } });
    },
    /** What came into the mailbox, by template. */
    came: () => mailer.sent.map(({ subject }) => subject),
  };
};

describe('a digest', () => {
  it('comes once, at eight in the morning, and counts all that waited', async () => {
    const here = seeded();
    await here.app.notification.setRhythm(actor, { quiet: null, mails: 'DAILY' });
    for (const id of ['an', 'binh', 'chi']) await here.like(id);
    await here.unlike('binh');
    await here.until(after(eightNextDay, -1));
    expect(here.came()).toEqual([]);

    await here.until(eightNextDay);
    await here.until(after(eightNextDay, minute));
    expect(here.came()).toEqual(['2 điều mới dành cho bạn trên Fitboard']);
    expect(here.mailer.sent[0]?.text).toContain('• 2 lượt thích bài của bạn');
    expect(here.mailer.sent[0]?.text).not.toMatch(/\ban\b.*thích/);

    await here.until(after(eightNextDay, day));
    expect(here.came()).toHaveLength(1);
    await here.like('dung');
    await here.until(after(eightNextDay, 2 * day));
    expect(here.came()).toEqual([
      '2 điều mới dành cho bạn trên Fitboard',
      '1 điều mới dành cho bạn trên Fitboard',
    ]);
  });

  it('is not written when all of it was read or taken back meanwhile', async () => {
    const read = seeded();
    await read.app.notification.setRhythm(actor, { quiet: null, mails: 'DAILY' });
    await read.like('an');
    await read.app.notification.readAllNotifications(actor);
    await read.until(eightNextDay);
    expect(read.came()).toEqual([]);

    const gone = seeded();
    await gone.app.notification.setRhythm(actor, { quiet: null, mails: 'WEEKLY' });
    await gone.like('an');
    await gone.unlike('an');
    await gone.until(after(noon, 8 * day));
    expect(gone.came()).toEqual([]);
    expect(gone.rows('digestPlans')).toEqual([]);
  });

  it('leaves out what its reader switched off since', async () => {
    const here = seeded();
    await here.app.notification.setRhythm(actor, { quiet: null, mails: 'DAILY' });
    await here.like('an');
    await here.app.notification.setNotificationSettings(actor, [
      { category: 'like', inApp: true, email: false },
    ]);
    await here.until(eightNextDay);
    expect(here.came()).toEqual([]);
  });

  it('is left by one click without signing in, and what waited does not come after it', async () => {
    const here = seeded();
    await here.app.notification.setRhythm(actor, { quiet: night, mails: 'DAILY' });
    await here.like('an');
    await here.until(eightNextDay);
    const address = new URL(here.mailer.sent[0]?.unsubscribeUrl ?? '');
    const given = (name: string) => address.searchParams.get(name) ?? '';
    const asked = { userId: given('user'), category: given('category'), signature: given('signature') };
    expect(asked.category).toBe('digest');
    expect(await refusalOf(here.app.notification.unsubscribe({ ...asked, userId: 'an' }))).toBe(
      'auth.token_invalid',
    );
    await here.like('binh');
    await here.app.notification.unsubscribe(asked);
    expect(await here.app.notification.getRhythm(actor)).toEqual({ quiet: night, mails: 'NONE' });
    await here.like('chi');
    await here.until(after(eightNextDay, 10 * day));
    expect(here.came()).toHaveLength(1);
    expect(here.rows('notifications')).toHaveLength(1);
  });

  it('moves with the choice: nothing that waited is lost, and nothing comes twice', async () => {
    const here = seeded();
    const { setRhythm } = here.app.notification;
    await setRhythm(actor, { quiet: null, mails: 'WEEKLY' });
    await here.like('an');
    await setRhythm(actor, { quiet: null, mails: 'DAILY' });
    await here.like('binh');
    await setRhythm(actor, { quiet: null, mails: 'AT_ONCE' });
    await here.work();
    expect(here.came()).toEqual(['2 điều mới dành cho bạn trên Fitboard']);
    await here.until(after(eightNextDay, 10 * day));
    expect(here.came()).toHaveLength(1);
  });

  it('of a kind that is off in the list: the mails themselves come, when it would', async () => {
    const here = seeded();
    await here.app.notification.setRhythm(actor, { quiet: null, mails: 'DAILY' });
    await here.app.notification.setNotificationSettings(actor, [
      { category: 'like', inApp: false, email: true },
    ]);
    await here.like('an');
    expect(here.came()).toEqual([]);
    await here.until(eightNextDay);
    expect(here.came()).toEqual(['an đã thích bài đăng của bạn']);

    await here.like('binh');
    await here.app.notification.setRhythm(actor, { quiet: null, mails: 'NONE' });
    await here.until(after(eightNextDay, 2 * day));
    expect(here.came()).toHaveLength(1);
  });

  it('is everybody’s own to choose', async () => {
    const { app } = seeded();
    expect(await refusalOf(app.notification.getRhythm(visitor))).toBe('access.sign_in_required');
    expect(await refusalOf(app.notification.writeDigests(actor))).toBe('access.not_authorized');
    expect(await app.notification.getRhythm(actor)).toEqual({ quiet: null, mails: 'AT_ONCE' });
  });

  it('whatever is done and chosen in whatever order, each like that had to wait is counted in exactly one digest', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.record({ like: fc.constantFrom('an', 'binh', 'chi', 'dung') }),
            fc.record({ mails: fc.constantFrom<MailRhythm>('AT_ONCE', 'DAILY', 'WEEKLY') }),
            fc.record({ quiet: fc.constantFrom(night, null) }),
            fc.record({ hours: fc.integer({ min: 1, max: 30 }) }),
          ),
          { maxLength: 14 },
        ),
        async (steps) => {
          const here = seeded();
          await here.app.notification.setRhythm(actor, { quiet: null, mails: 'DAILY' });
          const liked = new Set<string>();
          let waited = 0;
          for (const step of steps) {
            const chosen = await here.app.notification.getRhythm(actor);
            if ('hours' in step) await here.until(after(here.clock.now(), step.hours * hour));
            else if ('like' in step) {
              if (liked.has(step.like)) continue;
              liked.add(step.like);
              if (socialRoute(chosen, here.clock.now(), author.timeZone).kind === 'DIGEST') waited += 1;
              await here.like(step.like);
            } else {
              await here.app.notification.setRhythm(actor, { ...chosen, ...step });
              await here.work();
            }
          }
          await here.until(after(here.clock.now(), 9 * day));
          // A digest that is written in the night is held back until it is over.
          await here.until(after(here.clock.now(), 12 * hour));
          const counted = here.mailer.sent.flatMap(({ text }) =>
            [...text.matchAll(/• (\d+) lượt thích/g)].map(([, count]) => Number(count)),
          );
          expect(counted.reduce((sum, count) => sum + count, 0)).toBe(waited);
          expect(here.rows('digestPlans')).toEqual([]);
        },
      ),
      { numRuns: 40 },
    ));
});

describe('in quiet hours', () => {
  it('no device is woken and no mail comes; what waited comes once, when they are over', async () => {
    const here = seeded();
    await here.device();
    await here.app.notification.setRhythm(actor, { quiet: night, mails: 'AT_ONCE' });
    await here.until(ten);
    for (const id of ['an', 'binh']) await here.like(id);
    expect([here.came(), here.pushSender.sent]).toEqual([[], []]);

    await here.until(sevenNextDay);
    await here.until(after(sevenNextDay, minute));
    expect(here.came()).toEqual(['2 điều mới dành cho bạn trên Fitboard']);
    expect(here.pushSender.sent).toHaveLength(1);
  });

  it('what was withdrawn until they are over wakes nobody', async () => {
    const here = seeded();
    await here.device();
    await here.app.notification.setRhythm(actor, { quiet: night, mails: 'AT_ONCE' });
    await here.until(ten);
    await here.like('an');
    await here.unlike('an');
    await here.until(sevenNextDay);
    expect([here.came(), here.pushSender.sent]).toEqual([[], []]);
  });

  it('money, security and sign-in come as ever; a reminder and the end of a plan wait', async () => {
    const here = seeded();
    await here.device();
    await here.app.notification.setRhythm(actor, { quiet: night, mails: 'NONE' });
    await here.until(ten);
    await here.ports.transaction(async ({ events }) => {
      await events.append({ type: 'user.password_changed', userId: author.id });
      await events.append({ type: 'snapshot.reminder_due', userId: author.id, week: '2026-W47' });
      await events.append({ type: 'user.level_ending', userId: author.id, level: 'PRO', days: 7 });
    });
    await here.work();
    expect(here.came()).toEqual(['Mật khẩu Fitboard của bạn đã được đổi']);
    expect(here.pushSender.sent).toHaveLength(1);
    await here.until(sevenNextDay);
    expect(here.came().toSorted()).toEqual([
      'Gói Pro của bạn còn 7 ngày',
      'Mật khẩu Fitboard của bạn đã được đổi',
      'Đến lúc lưu hồ sơ thể chất tuần này',
    ]);
    expect(here.pushSender.sent).toHaveLength(3);
  });

  it('switched off, what they held back comes at once', async () => {
    const here = seeded();
    await here.device();
    await here.app.notification.setRhythm(actor, { quiet: night, mails: 'AT_ONCE' });
    await here.until(ten);
    await here.like('an');
    await here.app.notification.setRhythm(actor, { quiet: null, mails: 'AT_ONCE' });
    await here.work();
    expect(here.came()).toEqual(['1 điều mới dành cho bạn trên Fitboard']);
    expect(here.pushSender.sent).toHaveLength(1);
  });
});
