import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { NotifyRepositories } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { followStatus } from './follow-status.ts';
import { givenNews, liftedNews, notifyModerators, notifyPerson, notifyReporters } from './notices.ts';
import { fileRatingReport } from './rating-case.ts';

type Notifying<Names extends keyof Repositories> = NotifyRepositories & Pick<Repositories, Names>;

export const moderationReactions: readonly Reaction[] = [
  reaction('rating.reported', 'rating-case', fileRatingReport),
  reaction('user.status_changed', 'status-sanction', followStatus),
  reaction(
    'case.opened',
    'case-waits',
    (repositories: Notifying<'moderators'>, { caseId, targetKind }, context) =>
      notifyModerators(repositories, context, { targetKind, reference: `case:${caseId}` }),
  ),
  reaction(
    'appeal.filed',
    'appeal-waits',
    (repositories: Notifying<'moderators'>, { appealId, targetKind }, context) =>
      notifyModerators(repositories, context, { targetKind, reference: `appeal:${appealId}` }),
  ),
  reaction(
    'case.decided',
    'case-notices',
    async (repositories: Notifying<'contentReports'>, { caseId }, context) => {
      await takeBack(repositories, { reference: `case:${caseId}` });
      await notifyReporters(repositories, context, caseId);
    },
  ),
  reaction(
    'sanction.given',
    'sanction-notice',
    async (repositories: Notifying<'sanctions'>, { sanctionId, userId }, context) => {
      const sanction = await repositories.sanctions.find(sanctionId);
      if (sanction) await notifyPerson(repositories, context, userId, givenNews(sanction));
    },
  ),
  reaction(
    'sanction.ended',
    'sanction-end-notice',
    async (repositories: Notifying<'sanctions'>, { sanctionId, userId, by }, context) => {
      // An appeal's answer says it already, and a time that is over was known before.
      const sanction = by === 'staff' ? await repositories.sanctions.find(sanctionId) : null;
      if (sanction) await notifyPerson(repositories, context, userId, liftedNews(sanction));
    },
  ),
  reaction(
    'appeal.decided',
    'appeal-notice',
    async (repositories: NotifyRepositories, { appealId, userId, isAccepted }, context) => {
      await takeBack(repositories, { reference: `appeal:${appealId}` });
      const params = { status: isAccepted ? 'ACCEPTED' : 'REFUSED' };
      await notifyPerson(repositories, context, userId, { topic: 'appeal_decided', params });
    },
  ),
];
