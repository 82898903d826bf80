import type { Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { requireCoach } from '#core/coaching/coach/desk.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isoWeekOf, shiftWeek, weekOf } from '#core/kernel/week.ts';
import { avatarUrl } from '#core/platform/media/avatar.ts';
import type { SeenMember } from '../ports.ts';
import { signalsOf } from '../rules.ts';
import { inOrder, ranked, type MutedSignal, type Signal } from '../signal.ts';
import { weeksLookedAt } from '../thresholds.ts';

/** The members who asked last: more weeks than theirs would keep the coach waiting. */
export const mostLookedAt = 100;

type Person = Readonly<{ id: UserId; name: string; avatarUrl: string | null }>;

export type Attention = Readonly<{
  /** Members with a signal that is not muted, the gravest signal first. */
  members: readonly (Person & Readonly<{ signals: readonly Signal[] }>)[];
  /** What this coach muted of members whose weeks they may see; `holds`: it would show now. */
  muted: readonly (Pick<MutedSignal, 'kind' | 'subject' | 'mutedAt'> &
    Readonly<{ member: Person; holds: boolean }>)[];
  /** How many members were looked at, and whether these are all whose weeks the coach may see. */
  lookedAt: number;
  isAll: boolean;
}>;

type Needs = Reads<'coachAttention' | 'media' | 'mutedSignals' | 'users'> &
  Pick<Ports, 'mediaStore' | 'clock'>;

/** Every signal of these members, by member. */
const signalsByMember = async (
  { reads: { coachAttention }, clock }: Needs,
  coachId: UserId,
  members: readonly SeenMember[],
): Promise<ReadonlyMap<UserId, readonly Signal[]>> => {
  const ids = members.map(({ memberId }) => memberId);
  const at = clock.now();
  // Zones are a day apart at most: a week more than is looked at holds everybody's weeks.
  const from = weekOf(shiftWeek(isoWeekOf(at, defaultTimeZone).key, -weeksLookedAt)).startsOn;
  const [weeks, goals, targets] = await Promise.all([
    coachAttention.weeksOf(ids, from),
    coachAttention.goalsOf(ids),
    coachAttention.targetsOf(coachId, ids),
  ]);
  const weeksOf = Map.groupBy(weeks, ({ userId }) => userId);
  const goalsOf = Map.groupBy(goals, ({ userId }) => userId);
  const targetsOf = Map.groupBy(targets, ({ memberId }) => memberId);
  return new Map(
    members.map(({ memberId, timeZone }) => [
      memberId,
      signalsOf({
        currentWeek: isoWeekOf(at, timeZone).key,
        weeks: weeksOf.get(memberId) ?? [],
        goals: goalsOf.get(memberId) ?? [],
        targets: targetsOf.get(memberId) ?? [],
        timeZone,
      }),
    ]),
  );
};

/**
 * Who of the members whose weeks this coach may see deserves a look, ranked by what their weeks say. It is computed as it is
 * asked for, stored nowhere and sent to nobody: writing to a member is the coach's.
 */
export const readAttention =
  (needs: Needs) =>
  async (actor: Actor): Promise<Attention> => {
    const coach = requireCoach(actor);
    const { coachAttention, mutedSignals, users } = needs.reads;
    const [found, mutes] = await Promise.all([
      coachAttention.membersSeen(coach.id, mostLookedAt + 1, needs.clock.now()),
      mutedSignals.ofCoach(coach.id),
    ]);
    const members = found.slice(0, mostLookedAt);
    const signals = await signalsByMember(needs, coach.id, members);
    const isMuted = (memberId: UserId, { kind, subject }: Pick<Signal, 'kind' | 'subject'>): boolean =>
      mutes.some((mute) => mute.memberId === memberId && mute.kind === kind && mute.subject === subject);
    const person = async (id: UserId): Promise<Person> => {
      const user = await users.get(id);
      return { id, name: displayName(user), avatarUrl: await avatarUrl(needs)(coach, user) };
    };
    const shown = ranked(
      members
        .map(({ memberId }) => ({
          memberId,
          signals: (signals.get(memberId) ?? []).filter((signal) => !isMuted(memberId, signal)),
        }))
        .filter((member) => member.signals.length > 0),
    );
    const seen = mutes.filter(({ memberId }) => signals.has(memberId));
    return {
      members: await Promise.all(
        shown.map(async ({ memberId, signals: theirs }) => ({
          ...(await person(memberId)),
          signals: theirs,
        })),
      ),
      muted: await Promise.all(
        inOrder(seen).map(async ({ memberId, kind, subject, mutedAt }) => ({
          member: await person(memberId),
          kind,
          subject,
          mutedAt,
          holds: (signals.get(memberId) ?? []).some((one) => one.kind === kind && one.subject === subject),
        })),
      ),
      lookedAt: members.length,
      isAll: found.length <= mostLookedAt,
    };
  };
