import type { EventOf, EventType } from '#core/kernel/events.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { challengePage } from '#core/learning/challenge/notices.ts';

const learnersPage = (challengeId: string): string => `/dashboard/challenge/${challengeId}/enroll`;

/** By this the lines about taking part are withdrawn when it ends. */
const studyReference = ({ enrolmentId }: Readonly<{ enrolmentId: string }>): string => `study:${enrolmentId}`;
const attemptsReference = ({ userId, quizId }: Readonly<{ userId: string; quizId: string }>): string =>
  `attempts:${userId}:${quizId}`;

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

type Withdrawing = Parameters<typeof takeBack>[0];
const isReminder = ({ topic }: Pick<Notification, 'topic'>): boolean => topic === 'challenge_idle';

const notifyOf = <Type extends EventType>(on: Type, noticeOf: (event: EventOf<Type>) => Notice): Reaction =>
  reaction(on, 'learning-notice', async (repositories: NotifyRepositories, event, context) =>
    notify(repositories, context, noticeOf(event)),
  );

export const enrolmentReactions: readonly Reaction[] = [
  reaction('challenge.completed', 'take-back-reminder', async (repositories: Withdrawing, event) => {
    await takeBack(repositories, { reference: studyReference(event) }, isReminder);
  }),
  reaction('enrolment.canceled', 'take-back-study', async (repositories: Withdrawing, event) => {
    await takeBack(repositories, { reference: studyReference(event) });
  }),
  reaction('quiz.reset', 'take-back-exhausted', async (repositories: Withdrawing, event) => {
    await takeBack(repositories, { reference: attemptsReference(event) });
  }),
  notifyOf('challenge.enrolled', (event) =>
    about('challenge_enrolled', event, {
      userId: event.userId,
      reference: studyReference(event),
      withoutMail: true,
    }),
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
      reference: studyReference(event),
      params: { title: event.title, count: event.days },
      mailValues: () => ({ title: event.title, count: String(event.days) }),
    }),
  ),
  notifyOf('quiz.exhausted', (event) =>
    about('quiz_exhausted', event, {
      userId: event.authorId,
      link: learnersPage(event.challengeId),
      reference: attemptsReference(event),
      groupKey: `quiz_exhausted:${event.challengeId}`,
      withoutMail: true,
    }),
  ),
  notifyOf('quiz.reset', (event) => about('quiz_reset', event, { userId: event.userId })),
];
