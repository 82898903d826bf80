import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { isHiddenPerson } from '#core/people/profile/hidden-people.ts';
import type { ChallengeId, EnrolmentId } from '#core/learning/gate/outline.ts';
import { isAuthor } from '#core/learning/challenge/author.ts';
import { isListed, payAt } from '#core/learning/challenge/challenge.ts';
import { newestEdition } from '#core/learning/challenge/read-edition.ts';
import { factsOf } from '../advance.ts';
import { pay } from '../coins.ts';
import { refundableUntil, sharesOf, type Enrolment } from '../enrolment.ts';

type Needs = Pick<Ports, 'transaction' | 'sharedClock' | 'ids'> & WithHooks<'isHiddenFrom'>;

/**
 * Begins a challenge. The price that was seen comes along: one that changed is not taken. Who holds a translation begins
 * for nothing.
 */
export const enroll =
  ({ transaction, sharedClock, ids, hooks }: Needs) =>
  async (actor: Actor, { id, price }: Readonly<{ id: ChallengeId; price: number }>): Promise<EnrolmentId> => {
    const { id: userId } = requireMember(actor);
    return transaction(async (repositories) => {
      const { challenges, enrolments, settings, events } = repositories;
      // Held first: the price can't change under it, and of two requests one waits for the other.
      const challenge = await challenges.lock(id);
      const isHidden =
        challenge === null ||
        !isListed(challenge) ||
        (await isHiddenPerson({ reads: repositories, hooks })(actor, challenge.authorId));
      if (challenge === null || isHidden) throw new DomainError('challenge.not_found');
      if (isAuthor(actor, challenge)) throw new DomainError('challenge.own');
      if ((await enrolments.ofUser(userId, id)) !== null) throw new DomainError('enrolment.exists');
      const at = await sharedClock.now();
      const isHeld = await enrolments.holdsTranslation(userId, challenge.translationGroup);
      const paid = isHeld ? 0 : payAt(challenge, at);
      if (paid !== price) throw new DomainError('challenge.price_changed', { price: paid });
      const { structureNo } = await newestEdition(repositories, id);
      const { refundDays } = await settings.read();
      const enrolment: Enrolment = {
        id: ids.next(),
        userId,
        challengeId: id,
        authorId: challenge.authorId,
        editionNo: structureNo,
        status: 'IN_PROGRESS',
        paid,
        ...sharesOf(paid, challenge),
        transferId: null,
        earningHoldId: null,
        refundableUntil: refundableUntil(at, { days: refundDays }),
        releasedAt: null,
        percent: 0,
        enrolledAt: at,
        lastActivityAt: at,
        completedAt: null,
        canceledAt: null,
        cancelReason: null,
        cancelNote: null,
        onBoard: false,
        reminders: 0,
        version: 1,
      };
      const stored = await pay(repositories, enrolment, { ids, actor: userId, at });
      await enrolments.insert(stored);
      await challenges.count(id, { learners: 1 });
      await events.append({ type: 'challenge.enrolled', ...factsOf(stored, challenge), paid });
      return stored.id;
    });
  };
