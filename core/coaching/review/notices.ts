import { fitCoinsFor } from '#core/money/coin/views/fit-coins.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { User } from '#core/people/account/user.ts';
import type { Recording } from '#core/coaching/reply/reply.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { EventOf, EventType } from '#core/kernel/events.ts';
import { coreMessages } from '#core/kernel/messages/index.ts';
import type { NotificationType, SystemTopic } from '#core/platform/notification/categories.ts';
import { mailPhrases } from '#core/platform/notification/mail-template-texts.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import type { Notice } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

/** The two it is between. Neither words nor numbers of the week are included, nor what was asked or answered. */
export type Between = Readonly<{ member: User; coach: User }>;

type Reader = Pick<User, 'language'>;
/** A report is for staff alone. */
type ReviewEventType = Exclude<
  Extract<EventType, `review.${string}` | `rating.${string}`>,
  'rating.reported'
>;
type About = Readonly<{ reviewId: string }>;

/** By this the lines about one review are withdrawn. */
export const reviewReference = ({ reviewId }: About): string => `review:${reviewId}`;
/** That someone waits, and how long they still will. */
export const asksOfCoach = ({ type, topic }: Pick<Notification, 'type' | 'topic'>): boolean =>
  type === 'REQUEST_REVIEW' || topic === 'review_answer_due';

/** Both sides read a review in the same place. */
const pageOf = ({ reviewId }: About): string => `/dashboard/review/${reviewId}`;

/** What a free request earns is a rating. */
const earning = (net: number, reader: Reader): string =>
  net > 0 ? fitCoinsFor(net, reader) : mailPhrases[reader.language].freeRequest;
/** A whole sentence, or nothing where nothing was paid. */
const refundOf = (amount: number, reader: Reader): string =>
  amount > 0 ? mailPhrases[reader.language].refunded(fitCoinsFor(amount, reader)) : '';
/** `2:10`. */
const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
/** That there is something to listen to, and for how long; nothing of what it says. */
const spokenParams = (recording: Recording | null): NonNullable<Notice['params']> =>
  recording ? { recording: recording.kind, length: lengthOf(recording.seconds) } : {};
const spokenMail = (recording: Recording | null, reader: Reader): string =>
  recording ? mailPhrases[reader.language].recorded(recording.kind, lengthOf(recording.seconds)) : '';
const typeName = (type: ReviewType, { language }: Reader): string =>
  coreMessages[language][`review.type.${type}`];

type Line = Readonly<{ to: User; from: User }>;

const notice = (
  about: About,
  { to, from }: Line,
  type: NotificationType,
  { params = {}, mailValues, ...rest }: Partial<Notice> = {},
): Notice => {
  const user = displayName(from);
  return {
    userId: to.id,
    type,
    params: { user, ...params },
    link: pageOf(about),
    by: from.id,
    reference: reviewReference(about),
    mailValues: (reader) => ({ user, ...mailValues?.(reader) }),
    ...rest,
  };
};

/** Sent by the system. Whom it names is its cause, so that the name goes when they do. */
const systemNotice = (
  about: About,
  { to, from }: Line,
  topic: SystemTopic,
  params: Notice['params'] = {},
): Notice => ({
  userId: to.id,
  type: 'SYSTEM',
  topic,
  params: { user: displayName(from), ...params },
  link: pageOf(about),
  by: from.id,
  reference: reviewReference(about),
  mailValues: titledMail(topic),
});

const rated = (
  event: EventOf<`rating.${'given' | 'updated' | 'approved'}`>,
  line: Line,
  type: NotificationType,
): Notice =>
  notice(event, line, type, {
    params: { rating: event.stars },
    mailValues: () => ({ rating: String(event.stars) }),
  });

/** What else of the review a notice may say. */
export type Known = Readonly<{
  /** What the coach earns by it; 0 is free. */
  net: number;
  recording: Recording | null;
}>;

const answered = (
  event: EventOf<'review.approved' | 'review.updated'>,
  { member, coach }: Between,
  { recording }: Known,
  type: NotificationType,
): readonly Notice[] => [
  notice(event, { to: member, from: coach }, type, {
    params: spokenParams(recording),
    mailValues: (reader) => ({ recording: spokenMail(recording, reader) }),
  }),
];

type NoticesByEvent = {
  readonly [Type in ReviewEventType]: (
    event: EventOf<Type>,
    between: Between,
    about: Known,
  ) => readonly Notice[];
};

/** Who hears of which step, and in which words. */
export const reviewNotices: NoticesByEvent = {
  'review.requested': (event, { member, coach }, { net }) => [
    notice(event, { to: coach, from: member }, 'REQUEST_REVIEW', {
      params: { type: event.reviewType, amount: net },
      mailValues: (reader) => ({ type: typeName(event.reviewType, reader), amount: earning(net, reader) }),
    }),
  ],
  'review.canceled': (event, { member, coach }) => {
    const amount = event.refunded;
    switch (event.reason) {
      case 'BY_MEMBER':
        return [notice(event, { to: coach, from: member }, 'REQUEST_REVIEW_CANCELED')];
      case 'NO_ANSWER':
        return [
          systemNotice(event, { to: coach, from: member }, 'review_expired'),
          systemNotice(event, { to: member, from: coach }, 'review_unanswered', { amount }),
        ];
      case 'COACH_LEFT':
        return [systemNotice(event, { to: member, from: coach }, 'review_coach_left', { amount })];
    }
  },
  'review.approved': (event, between, known) => answered(event, between, known, 'REQUEST_REVIEW_APPROVED'),
  'review.updated': (event, between, known) => answered(event, between, known, 'REQUEST_REVIEW_UPDATED'),
  'review.rejected': (event, { member, coach }) => [
    notice(event, { to: member, from: coach }, 'REQUEST_REVIEW_REJECTED', {
      params: { amount: event.refunded },
      mailValues: (reader) => ({
        amount: fitCoinsFor(event.refunded, reader),
        refund: refundOf(event.refunded, reader),
      }),
    }),
  ],
  'review.answer_due': (event, { member, coach }) => [
    systemNotice(event, { to: coach, from: member }, 'review_answer_due', { count: event.days }),
  ],
  'review.target_judged': (event, { member, coach }) => [
    systemNotice(event, { to: member, from: coach }, 'review_target_judged', { status: event.status }),
    systemNotice(event, { to: coach, from: member }, 'review_target_judged', { status: event.status }),
  ],
  'rating.given': (event, { member, coach }) => [rated(event, { to: coach, from: member }, 'RATING_REVIEW')],
  'rating.updated': (event, { member, coach }) => [
    rated(event, { to: coach, from: member }, 'RATING_REVIEW_UPDATED'),
  ],
  'rating.approved': (event, { member, coach }) => [
    {
      // The clock's own stars are news to the coach, not the approval of something they have seen.
      ...rated(
        event,
        { to: coach, from: member },
        event.source === 'AUTO' ? 'RATING' : 'RATING_REVIEW_APPROVED',
      ),
      // The member who accepts a rating knows it.
      ...(event.by === coach.id && { by: coach.id }),
    },
    rated(event, { to: member, from: coach }, 'RATING_REVIEW_APPROVED'),
  ],
  'rating.replied': (event, { member, coach }) => [
    systemNotice(event, { to: member, from: coach }, 'rating_replied'),
  ],
};
