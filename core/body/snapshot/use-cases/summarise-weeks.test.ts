import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day, hour } from '#core/kernel/time.ts';
import { isoWeekOf, localTimeOf, shiftWeek } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, system, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { latestSummary, summaryDueAt, weekVerdict } from '../weekly-summary.ts';

const member = aUser({ id: 'member', fullname: 'Nguyễn Minh Anh' });
const thisWeek = isoWeekOf(noon, member.timeZone).key;
const monday7 = summaryDueAt(thisWeek, member.timeZone);

const reps = (pushUps: number, airSquats: number) =>
  profileInputs({ gender: 'FEMALE', age: 30, height: 160, weight: 58, waist: 71, pushUps, airSquats });

/** A member who saved this week, with these weeks before it. */
const saved = async (weeksAgo: readonly number[] = [], inputs = reps(20, 30), user = member) => {
  const here = world({
    users: [user],
    snapshots: [
      ...weeksAgo.map((ago) =>
        aSnapshot({ userId: user.id, week: shiftWeek(thisWeek, -ago), inputs: reps(20, 30) }),
      ),
      aSnapshot({ userId: user.id, week: thisWeek, inputs }),
    ],
  });
  await here.ports.transaction(({ events }) =>
    events.append({
      type: 'snapshot.saved',
      userId: user.id,
      snapshotId: 'a-snapshot',
      week: thisWeek,
      isFirst: false,
      isUpdate: false,
    }),
  );
  await here.app.events.handleEvents(system);
  const summarise = async (at: Date) => {
    here.clock.set(at);
    const { summarised } = await here.app.indicator.summariseWeeks(system);
    await here.app.events.handleEvents(system);
    return summarised;
  };
  const lines = () => here.rows('notifications').filter(({ topic }) => topic === 'weekly_summary');
  const mails = () =>
    here
      .rows('mails')
      .map(({ mail }) => mail)
      .filter(({ template }) => template === 'weekly_summary');
  return { ...here, summarise, lines, mails };
};

describe('the weekly summary', () => {
  it('comes at seven on the Monday after, once, with what the week changed and no measurement', async () => {
    const here = await saved([1, 2], reps(23, 32));
    expect(await here.summarise(after(monday7, -1))).toBe(0);
    expect(here.lines()).toEqual([]);
    expect(await here.summarise(monday7)).toBe(1);
    expect(await here.summarise(after(monday7, hour))).toBe(0);
    expect(here.lines()).toMatchObject([
      { params: { week: thisWeek, count: 3, better: 2, worse: 0 }, link: '/indicator/me' },
    ]);
    expect(here.mails()).toHaveLength(1);
    await here.app.notification.sendMails(system);
    const [mail] = here.mailer.sent.filter(({ subject }) => subject === 'Tuần vừa rồi của bạn');
    expect(mail?.text).toContain('Bạn đã lưu hồ sơ 3 tuần liên tiếp. 2 số đo tốt lên.');
    expect(mail?.text).not.toContain('ngược lại');
    for (const value of [58, 71, 23, 32]) expect(mail?.text).not.toContain(String(value));
  });

  it('of a first week speaks of no change, in the reader’s language', async () => {
    const reader = aUser({ ...member, language: 'en' });
    const here = await saved([], reps(20, 30), reader);
    await here.summarise(monday7);
    await here.app.notification.sendMails(system);
    const [mail] = here.mailer.sent.filter(({ subject }) => subject === 'Your week in review');
    expect(mail?.text).toContain('You saved your profile last week.');
    expect(mail?.text).not.toMatch(/improved|other way/);
  });

  it('is not written after two days, nor about a week that is gone, and the plan is cleared', async () => {
    const late = await saved();
    await late.summarise(after(monday7, latestSummary + 1));
    expect(late.lines()).toEqual([]);
    expect(late.rows('weeklySummaries')).toEqual([]);
    const forgotten = await saved();
    await forgotten.ports.transaction(({ snapshots }) => snapshots.deleteAllOf(member.id));
    await forgotten.summarise(monday7);
    expect(forgotten.lines()).toEqual([]);
  });

  it('obeys the switch of reminders, and is asked for by the system alone', async () => {
    const here = await saved();
    await here.ports.transaction(({ notificationPreferences }) =>
      notificationPreferences.put(member.id, [{ category: 'reminder', inApp: true, email: false }]),
    );
    await here.summarise(monday7);
    expect(here.lines()).toHaveLength(1);
    expect(here.mails()).toEqual([]);
    expect(await refusalOf(here.app.indicator.summariseWeeks(actorFor(member)))).toBe(
      'access.not_authorized',
    );
  });

  it('is due on a Monday at seven of the member’s own clock, after the week', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom('Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'UTC'),
        (at, timeZone) => {
          const { key } = isoWeekOf(at, timeZone);
          const dueAt = summaryDueAt(key, timeZone);
          const local = localTimeOf(dueAt, timeZone);
          expect([local.weekday, local.hour]).toEqual([1, 7]);
          expect(isoWeekOf(dueAt, timeZone).key).toBe(shiftWeek(key, 1));
          expect(dueAt.getTime() - at.getTime()).toBeLessThanOrEqual(7 * day + 8 * hour);
        },
      ),
    );
  });

  it('counts each number once: better one way is worse the other way, and equal weeks are neither', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (one, other) => {
        const first = aSnapshot({
          userId: member.id,
          week: '2026-W40',
          inputs: reps(one, other),
        });
        const second = aSnapshot({
          userId: member.id,
          week: '2026-W41',
          inputs: reps(other, one),
        });
        const [there, back] = [weekVerdict(first, second), weekVerdict(second, first)];
        expect([there.better, there.worse]).toEqual([back.worse, back.better]);
        expect(there.better + there.worse).toBe(one === other ? 0 : 2);
        expect(weekVerdict(first, first)).toEqual({ better: 0, worse: 0 });
        expect(weekVerdict(null, first)).toEqual({ better: 0, worse: 0 });
      }),
    );
  });
});
