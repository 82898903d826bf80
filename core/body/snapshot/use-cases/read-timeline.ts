import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import { isWhole, oldestShown, type Ties } from '../privacy.ts';
import { presentTimeline, type ColumnTimeline, type TimelineRange } from '../views/shown-timeline.ts';
import { logLook, seenOwner, type Reading } from './read-snapshots.ts';

type Input = Readonly<{ userId?: UserId | undefined; range?: TimelineRange | undefined }>;

/** Every indicator as a series with trend, deltas, goal and plateau; a number that was never there has no series. */
export const readTimeline =
  (reading: Reads<'auditLog' | 'goals' | 'snapshots' | 'users'> & Pick<Reading, 'clock'> & Ties) =>
  async (actor: Actor, { userId, range = 'all' }: Input): Promise<ColumnTimeline> => {
    const { reads, clock } = reading;
    const member = requireMember(actor);
    const ownerId = userId ?? member.id;
    const seeing = seenOwner(reading, actor, ownerId);
    const [seen, all, goals] = await Promise.all([
      seeing,
      // One's own need not wait for what others may see.
      ownerId === member.id
        ? reads.snapshots.seriesOf(ownerId, null)
        : seeing.then(({ owner }) => reads.snapshots.seriesOf(owner.id, null)),
      // A member's goals are nobody's business but their coach's.
      seeing.then(({ owner, view }) => (isWhole(view) ? reads.goals.of(owner.id) : [])),
    ]);
    const { owner, view } = seen;
    await logLook(reading, seen, []);
    const oldest = oldestShown(
      view,
      all.map(({ week }) => week),
    );
    const snapshots = oldest === null ? all : all.filter(({ week }) => week >= oldest);
    const thisWeek = isoWeekOf(clock.now(), owner.timeZone);
    return presentTimeline({ snapshots, goals, view, range, thisWeek });
  };
