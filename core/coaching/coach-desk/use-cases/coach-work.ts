import type { Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import { avatarUrl } from '#core/platform/media/avatar.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { coachWeekOf, onTimeShareOf, type AskingMember, type CoachWeekFigures } from '../coach-work.ts';
import { requireCoach } from '#core/coaching/coach/desk.ts';

export type CoachMember = Omit<AskingMember, 'memberId'> &
  Readonly<{ id: UserId; name: string; avatarUrl: string | null }>;

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** Everybody who asked this coach, the latest request first. */
export const listMembers =
  (reading: Reads<'coachWork' | 'media' | 'users'> & Pick<Ports, 'mediaStore' | 'clock'>) =>
  async (actor: Actor, query: Query): Promise<Page<CoachMember>> => {
    const coach = requireCoach(actor);
    const { coachWork, users } = reading.reads;
    const { items, nextCursor } = await coachWork.membersOf(
      coach.id,
      pageRequest(query),
      reading.clock.now(),
    );
    const members = await Promise.all(
      items.map(async ({ memberId, ...asked }) => {
        const user = await users.get(memberId);
        return {
          ...asked,
          id: memberId,
          name: displayName(user),
          avatarUrl: await avatarUrl(reading)(coach, user),
        };
      }),
    );
    return { items: members, nextCursor };
  };

export type CoachWeek = CoachWeekFigures & Readonly<{ week: WeekKey; onTimeShare: number | null }>;

/** How this coach's week has gone so far. */
export const readCoachWeek =
  ({ reads, clock }: Reads<'coachWork'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<CoachWeek> => {
    const { id } = requireCoach(actor);
    const { week, since } = coachWeekOf(clock.now());
    const figures = await reads.coachWork.figures(id, since);
    return { ...figures, week, onTimeShare: onTimeShareOf(figures) };
  };
