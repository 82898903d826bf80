import type { EventOf, EventType } from '#core/kernel/events.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { challengePage } from '#core/learning/challenge/notices.ts';

const learnersPage = (challengeId: string): string => `/dashboard/challenge/${challengeId}/enroll`;

const about = (
  topic: SystemTopic,
  { title, slug }: Readonly<{ title: string; slug: string }>,
  rest: Partial<Notice> & Pick<Notice, 'userId'>,
): Notice => ({
  type: 'SYSTEM',
  topic,
  params: { title },
  link: challengePage(slug),
  mailValues: titledMail(topic, title),
  ...rest,
});

const notifyOf = <Type extends EventType>(on: Type, noticeOf: (event: EventOf<Type>) => Notice): Reaction =>
  reaction(on, 'learning-notice', async (repositories: NotifyRepositories, event, context) =>
    notify(repositories, context, noticeOf(event)),
  );

export const enrolmentReactions: readonly Reaction[] = [
  notifyOf('challenge.enrolled', (event) =>
    about('challenge_enrolled', event, { userId: event.userId, withoutMail: true }),
  ),
  notifyOf('challenge.completed', (event) =>
    about('challenge_completed', event, {
      userId: event.userId,
      mailValues: () => ({ title: event.title }),
    }),
  ),
  notifyOf('enrolment.canceled', (event) =>
    about('challenge_refunded', event, {
      userId: event.userId,
      params: { title: event.title, amount: event.refunded },
    }),
  ),
  notifyOf('challenge.reviewed', (event) =>
    about('challenge_reviewed', event, {
      userId: event.authorId,
      params: { title: event.title, rating: event.stars },
      by: event.userId,
      withoutMail: true,
    }),
  ),
  notifyOf('challenge.idle', (event) =>
    about('challenge_idle', event, {
      userId: event.userId,
      params: { title: event.title, count: event.days },
      mailValues: () => ({ title: event.title, count: String(event.days) }),
    }),
  ),
  notifyOf('quiz.exhausted', (event) =>
    about('quiz_exhausted', event, {
      userId: event.authorId,
      link: learnersPage(event.challengeId),
      groupKey: `quiz_exhausted:${event.challengeId}`,
      withoutMail: true,
    }),
  ),
  notifyOf('quiz.reset', (event) => about('quiz_reset', event, { userId: event.userId })),
];
