import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { isGone } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { avatarUrl } from '#core/platform/media/avatar.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { cancelLocked } from '#core/coaching/review/end-reviews.ts';
import { accessUntil, type AccessDays } from '#core/coaching/review/review.ts';

/** A coach who sees this member's weeks now, and by which requests. */
export type CoachAccess = Readonly<{
  coachId: UserId;
  name: string;
  username: string | null;
  avatarUrl: string | null;
  askedAt: Date;
  requests: number;
  isWaiting: boolean;
  /** When it ends by itself; of one that waits, at the earliest when it is answered. */
  until: Date;
}>;

/** Who sees one's weeks, whom one asked last first. */
export const listCoachAccess =
  (ports: Reads<'media' | 'reviews' | 'users'> & Pick<Ports, 'mediaStore' | 'clock'>) =>
  async (actor: Actor): Promise<readonly CoachAccess[]> => {
    const member = requireMember(actor);
    const { reviews, users } = ports.reads;
    const byCoach = Map.groupBy(
      await reviews.showingOf(member.id, ports.clock.now()),
      ({ coachId }) => coachId,
    );
    const listed = await Promise.all(
      [...byCoach].map(async ([coachId, requests]): Promise<readonly CoachAccess[]> => {
        const coach = await users.get(coachId);
        // A former coach sees no weeks.
        if (isGone(coach) || coach.type !== 'COACH') return [];
        return [
          {
            coachId,
            name: displayName(coach),
            username: coach.isPublic ? coach.username : null,
            avatarUrl: await avatarUrl(ports)(actor, coach),
            askedAt: requests.map(({ requestedAt }) => requestedAt).reduce((a, b) => (a < b ? a : b)),
            requests: requests.length,
            isWaiting: requests.some(({ status }) => status === 'PENDING'),
            until: requests.map(({ accessUntil: until }) => until).reduce((a, b) => (a > b ? a : b)),
          },
        ];
      }),
    );
    return listed.flat();
  };

/**
 * The coach sees the weeks no longer, until asked anew. A request that waits is taken back, since it cannot be answered
 * without them; what was answered stays answered, rated and paid.
 */
export const endCoachAccess =
  ({
    transaction,
    clock,
    ids,
  }: Writes<'events' | 'holds' | 'media' | 'reviews' | 'wallets'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, coachId: UserId): Promise<{ ok: true }> => {
    const { id: memberId } = requireMember(actor);
    await transaction(async (repositories) => {
      const { reviews } = repositories;
      const at = clock.now();
      const showing = await reviews.lockShowing(memberId, coachId, at);
      if (showing.length === 0) throw new DomainError('review.access_not_found');
      for (const review of showing) {
        if (review.status === 'PENDING')
          await cancelLocked(repositories, review, 'BY_MEMBER', { ids, actor: memberId, at });
        else await reviews.update({ ...review, accessEndedAt: at, updatedAt: at });
      }
    });
    return { ok: true };
  };

type Lasting = Readonly<{ coachId: UserId; days: AccessDays }>;

/** Moves the day on which the coach's access ends by itself, counted from now. */
export const setCoachAccessEnd =
  ({ transaction, clock }: Writes<'reviews'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { coachId, days }: Lasting): Promise<{ until: Date }> => {
    const { id: memberId } = requireMember(actor);
    const at = clock.now();
    const until = accessUntil(at, days);
    await transaction(async ({ reviews }) => {
      const showing = await reviews.lockShowing(memberId, coachId, at);
      if (showing.length === 0) throw new DomainError('review.access_not_found');
      for (const review of showing) await reviews.update({ ...review, accessUntil: until, updatedAt: at });
    });
    return { until };
  };
