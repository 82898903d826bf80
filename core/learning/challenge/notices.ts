import type { NotifyContext, NotifyRepositories } from '#core/platform/notification/notify.ts';
import { notify } from '#core/platform/notification/notify.ts';
import type { EventOf } from '#core/kernel/events.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

export const authoringPage = (challengeId: string): string => `/dashboard/challenge/${challengeId}/edit`;
export const challengePage = (slug: string): string => `/challenge/${slug}`;
const queue = '/admin/challenges';

type StaffNeeds = NotifyRepositories & Pick<Repositories, 'challenges' | 'moderators'>;
type WaitingNeeds = Pick<Repositories, 'challenges' | 'events' | 'notifications'>;

const waitingReference = (id: ChallengeId): string => `challenge:${id}`;

const isWaiting = async (
  { challenges }: Pick<WaitingNeeds, 'challenges'>,
  id: ChallengeId,
): Promise<boolean> => (await challenges.find(id))?.submission === 'WAITING';

/** Nothing is left to decide; what was handed in again meanwhile keeps its line. */
const takeBackWaiting = async (repositories: WaitingNeeds, id: ChallengeId): Promise<void> => {
  if (!(await isWaiting(repositories, id))) await takeBack(repositories, { reference: waitingReference(id) });
};

/** One line for all that wait; it counts them until it is read. */
const notifyStaff = async (
  repositories: StaffNeeds,
  context: NotifyContext,
  { challengeId }: EventOf<'challenge.submitted'>,
): Promise<void> => {
  if (!(await isWaiting(repositories, challengeId))) return;
  for (const userId of await repositories.moderators.withAny(['knowledge.manage']))
    await notify(repositories, context, {
      userId,
      type: 'SYSTEM',
      topic: 'challenge_waiting',
      link: queue,
      groupKey: 'challenge_waiting',
      withoutMail: true,
      reference: waitingReference(challengeId),
    });
};

export const challengeReactions: readonly Reaction[] = [
  reaction('challenge.submitted', 'waiting-notice', async (repositories: StaffNeeds, event, context) =>
    notifyStaff(repositories, context, event),
  ),
  ...(['challenge.withdrawn', 'challenge.published', 'challenge.returned'] as const).map((type) =>
    reaction(type, 'take-back-waiting', (repositories: WaitingNeeds, { challengeId }) =>
      takeBackWaiting(repositories, challengeId),
    ),
  ),
  reaction(
    'challenge.published',
    'author-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const { authorId: userId, title, slug, by } = event;
      await notify(repositories, context, {
        userId,
        type: 'SYSTEM',
        topic: 'challenge_published',
        params: { title },
        link: challengePage(slug),
        by,
        mailValues: titledMail('challenge_published', title),
      });
    },
  ),
  reaction(
    'challenge.published',
    'structure-notice',
    async (repositories: NotifyRepositories & Pick<Repositories, 'enrolments'>, event, context) => {
      const { challengeId, editionNo, isStructure, isFirst, title, slug } = event;
      if (!isStructure || isFirst || editionNo === null) return;
      for (const userId of await repositories.enrolments.usersOnOlderStructure(challengeId, editionNo))
        await notify(repositories, context, {
          userId,
          type: 'SYSTEM',
          topic: 'challenge_restructured',
          params: { title },
          link: challengePage(slug),
          groupKey: `challenge_restructured:${challengeId}`,
          withoutMail: true,
        });
    },
  ),
  reaction(
    'challenge.returned',
    'author-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const { authorId: userId, challengeId, title, reason } = event;
      await notify(repositories, context, {
        userId,
        type: 'SYSTEM',
        topic: 'challenge_returned',
        params: { title, reason },
        link: authoringPage(challengeId),
        mailValues: titledMail('challenge_returned', title),
      });
    },
  ),
];
