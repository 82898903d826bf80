import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { refusalOf, system } from '#fixtures/engine/world.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { rosterWeekOf } from '../coach-work.ts';

/** The Monday after, at eight in Vietnam. */
const nextMonday8 = (at: Date): Date => after(rosterWeekOf(after(at, 7 * day)).until, 8 * hour);

const briefed = async (here: ReturnType<typeof desk>): Promise<number> => {
  const { briefed: count } = await here.app.coaching.briefCoaches(system);
  await here.app.events.handleEvents(system);
  return count;
};

const lines = (here: ReturnType<typeof desk>) =>
  here.rows('notifications').filter(({ topic }) => topic === 'coach_roster');

describe('the roster of a coach', () => {
  it('comes once a week with what waits and who saved, in the app and by mail, and names no member', async () => {
    const here = desk();
    await here.request();
    here.clock.set(nextMonday8(here.clock.now()));
    const { week } = rosterWeekOf(here.clock.now());
    if (!here.rows('snapshots').some((saved) => saved.week === week && saved.userId === here.member.id))
      await here.ports.reads.snapshots.insert(aSnapshot({ userId: here.member.id, week }));

    expect(await briefed(here)).toBe(1);
    expect(await briefed(here)).toBe(0);
    expect(lines(here)).toMatchObject([
      {
        userId: here.coach.id,
        params: { week, count: 1, answered: 0, members: 1, saved: 1 },
        link: '/dashboard/coach',
      },
    ]);
    await here.app.notification.sendMails(system);
    const [mail] = here.mailer.sent.filter(({ subject }) => subject === 'Thành viên của bạn tuần vừa rồi');
    expect(mail?.text).toContain('1 yêu cầu đang chờ bạn trả lời. 1/1 thành viên đã lưu hồ sơ tuần vừa rồi.');
    expect(mail?.text).not.toContain(here.member.fullname);

    here.clock.set(after(here.clock.now(), 7 * day));
    expect(await briefed(here)).toBe(1);
  });

  it('is not written to a coach with nobody, and by nobody but the system', async () => {
    const here = desk();
    expect(await briefed(here)).toBe(0);
    await here.request();
    await here.app.coaching.endCoachAccess(here.asMember, here.coach.id);
    here.clock.set(nextMonday8(here.clock.now()));
    expect(await briefed(here)).toBe(1);
    expect(lines(here)).toEqual([]);
    expect(await refusalOf(here.app.coaching.briefCoaches(here.asCoach))).toBe('access.not_authorized');
  });
});
