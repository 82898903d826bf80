import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { listAppeals } from '#core/community/moderation/use-cases/decide-appeal.ts';
import { listCases } from '#core/community/moderation/use-cases/read-cases.ts';
import { listReports } from '#core/content/bug-report/use-cases/staff-reports.ts';
import { waitingSince } from '#core/content/post/views/written-post.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import { listClaims } from '#core/money/partner/use-cases/decide-claims.ts';
import { first, queueOf, type Queue } from './queue.ts';
import { workQueueNames, workQueueRights, workQueues, type WorkQueue } from './work-queues.ts';

export type WaitingWork = Readonly<{ queue: WorkQueue }> & Queue;

type Needs = Pick<Ports, 'reads' | 'clock'> & WithHooks<'reportSubjects'>;
type ReadQueue = (actor: Actor) => Promise<Queue>;

const createdAt = ({ createdAt: at }: Readonly<{ createdAt: Date }>): Date => at;

const moneyQueues = (needs: Needs) => {
  const { reads } = needs;
  return {
    payments: async () =>
      queueOf(await reads.payments.list(first({ status: 'PROCESSING' }, 'createdAt')), createdAt),
    'incoming-transfers': async () =>
      queueOf(
        await reads.incomingTransfers.list(first({ status: 'WAITING' }, 'occurredAt')),
        ({ occurredAt }) => occurredAt,
      ),
    'coin-requests': async () =>
      queueOf(await reads.coinRequests.list(first({ status: 'PENDING' }, 'createdAt')), createdAt),
    'partner-claims': async (actor: Actor) =>
      queueOf(await listClaims(needs)(actor, first({ status: 'PROCESSING' }, 'at')), ({ at }) => at),
    orders: async () =>
      queueOf(await reads.orders.list(first({ status: ['PENDING', 'PROCESSING'] }, 'createdAt')), createdAt),
  };
};

const otherQueues = (needs: Needs) => {
  const { reads, clock } = needs;
  return {
    // With less than a day left it is soon refunded: that is what staff can still prevent.
    reviews: async () => {
      const tomorrow = after(clock.now(), day).toISOString();
      return queueOf(
        await reads.reviews.list(first({ status: 'PENDING', answerDueAt_lte: tomorrow }, 'answerDueAt')),
        ({ requestedAt }) => requestedAt,
      );
    },
    ratings: async () =>
      queueOf(await reads.ratings.list(first({ reported: true, hidden: false }, 'createdAt')), createdAt),
    'coach-requests': async () =>
      queueOf(await reads.coachRequests.list(first({ status: 'PENDING' }, 'createdAt')), createdAt),
    'specialization-requests': async () =>
      queueOf(await reads.specializationRequests.list(first({ status: 'PENDING' }, 'createdAt')), createdAt),
    challenges: async () =>
      queueOf(
        await reads.challenges.list(first({ submission: 'WAITING' }, 'submittedAt')),
        ({ submittedAt }) => submittedAt,
      ),
    cases: async (actor: Actor) =>
      queueOf(await listCases(needs)(actor, first({ status: ['OPEN', 'TAKEN'] }, 'createdAt')), createdAt),
    appeals: async (actor: Actor) =>
      queueOf(await listAppeals(needs)(actor, first({ status: 'PENDING' }, 'createdAt')), createdAt),
    'bug-reports': async (actor: Actor) =>
      queueOf(
        await listReports(needs)(actor, first({ status: 'PENDING', isMerged: false }, 'createdAt')),
        createdAt,
      ),
    'contact-messages': async () =>
      queueOf(await reads.contactMessages.list(first({ status: 'NEW' }, 'createdAt')), createdAt),
    posts: async () =>
      queueOf(await reads.posts.list(first({ isWaiting: true }, 'waitingSince')), waitingSince),
  };
};

/** How much waits in each list of the console that this person may open, and since when. */
export const readWaitingWork =
  (needs: Needs) =>
  async (actor: Actor): Promise<Readonly<{ items: readonly WaitingWork[] }>> => {
    requirePermission(actor, ...workQueueRights);
    const readers: Readonly<Record<WorkQueue, ReadQueue>> = { ...moneyQueues(needs), ...otherQueues(needs) };
    const open = workQueueNames.filter((queue) => mayDo(actor, ...workQueues[queue]));
    return {
      items: await Promise.all(open.map(async (queue) => ({ queue, ...(await readers[queue](actor)) }))),
    };
  };
