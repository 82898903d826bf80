import { deviceName } from '#core/people/sign-in/device.ts';
import { maxSessions } from '#core/people/sign-in/session.ts';
import { deletionGraceDays, type User } from '#core/people/account/user.ts';
import { judgeTargetsOf } from '#core/coaching/review/use-cases/judge-targets.ts';
import { rewardRules, type ProcessStatus, type RewardType } from '#core/money/coin/rewards.ts';
import type { EventOf, EventType } from '#core/kernel/events.ts';
import type { UserId } from '#core/kernel/id.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { after, day } from '#core/kernel/time.ts';
import {
  partReceivedNotice,
  paymentCreatedNotice,
  paymentExpiredNotice,
  paymentNotice,
  paymentReversedNotice,
} from '#core/platform/notification/payment-notices.ts';
import {
  badgeEndingNotice,
  coachRequestNotice,
  specializationNotice,
} from '#core/platform/notification/request-notices.ts';
import { reviewNotices, type Between } from '#core/platform/notification/review-notices.ts';
import { titledMail } from '#core/platform/notification/titled-mail.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  mailTo,
  tell,
  type Notice,
  type Telling,
  type TellingRepositories,
} from '#core/platform/notification/tell.ts';

/** Addresses of the member web that notices lead to. */
const pages = {
  fitboard: '/dashboard',
  rewards: '/dashboard/rewards',
  account: '/dashboard/user/account',
  levels: '/pricing',
  transactions: '/dashboard/user/transaction',
  orders: '/dashboard/user/order',
  timeline: '/indicator/me',
  weeklySave: '/indicator/me/edit',
  /** The footer there names the address to write to. */
  support: '/',
  forgotPassword: '/auth/forgot-password',
} as const;

type ReactionRepositories = TellingRepositories &
  Pick<Repositories, 'reviews' | 'snapshots' | 'coaches' | 'payments'>;

type React<Type extends EventType> = (
  repositories: ReactionRepositories,
  event: EventOf<Type>,
  telling: Telling & Readonly<{ happenedAt: Date }>,
) => Promise<void>;

/** One answer to one kind of event. The name is part of the claim that makes it happen once: it never changes. */
export type Reaction = Readonly<{ name: string; on: EventType; react: React<EventType> }>;

const reaction = <Type extends EventType>(on: Type, name: string, react: React<Type>): Reaction => ({
  name,
  on,
  react: react as unknown as React<EventType>, // it is only handed events of `on`
});

const moment = (at: Date, { language, timeZone }: User): string =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);

const date = (at: Date, { language, timeZone }: User): string =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { timeZone, dateStyle: 'medium' }).format(
    at,
  );

const orderTopics: Readonly<Partial<Record<ProcessStatus, SystemTopic>>> = {
  PROCESSING: 'order_processing',
  COMPLETED: 'order_completed',
  CANCELED: 'order_canceled',
};

/** `7 days`, `1 day`, `7 ngày`. */
const daysLeft = (days: number, { language }: User): string =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(days);

const levelNames = { BASIC: 'Basic', PRO: 'Pro', PREMIUM: 'Premium' } as const;

const aboutAccount = (userId: UserId, notice: Omit<Notice, 'userId' | 'type'>): Notice => ({
  userId,
  type: 'SYSTEM',
  ...notice,
});

const claimable = (userId: UserId, type: RewardType): Notice =>
  aboutAccount(userId, {
    topic: 'reward_claimable',
    params: { type, amount: rewardRules[type].amount },
    link: pages.rewards,
    groupKey: `reward_claimable:${type}`,
  });

const reviewSteps = Object.keys(reviewNotices) as (keyof typeof reviewNotices)[]; // Object.keys forgets the names

const tellOfReview: React<keyof typeof reviewNotices> = async (repositories, event, telling) => {
  const { users, reviews } = repositories;
  const [member, coach, review] = await Promise.all([
    users.find(event.userId),
    users.find(event.coachId),
    reviews.find(event.reviewId),
  ]);
  if (!member || !coach || !review) return;
  // One entry per type of event: the one of this event's type takes this event.
  const noticesOf = reviewNotices[event.type] as (
    of: typeof event,
    between: Between,
    net: number,
  ) => readonly Notice[];
  for (const notice of noticesOf(event, { member, coach }, review.price - review.fee))
    await tell(repositories, telling, notice);
};

/** Which module answers which event. Reactions only write; what speaks to the outside reads what they wrote. */
export const reactions: readonly Reaction[] = [
  reaction('user.verified', 'welcome', async (repositories, { userId }, telling) => {
    const user = await repositories.users.find(userId);
    if (user?.status === 'ACTIVE')
      await mailTo(repositories, telling, user, 'welcome', { link: pages.fitboard });
  }),
  reaction('user.verified', 'verify-reward', (repositories, { userId }, telling) =>
    tell(repositories, telling, claimable(userId, 'VERIFY_EMAIL')),
  ),
  reaction('snapshot.saved', 'weekly-reward', async (repositories, { userId, isUpdate }, telling) => {
    if (!isUpdate) await tell(repositories, telling, claimable(userId, 'SAVE_PHYSICAL_PROFILE'));
  }),
  reaction(
    'snapshot.saved',
    'referral-reward',
    async (repositories, { userId, isFirst, isUpdate }, telling) => {
      if (!isFirst || isUpdate) return;
      const invited = await repositories.users.find(userId);
      if (!invited?.referrerId || invited.emailVerifiedAt === null) return;
      await tell(repositories, telling, { ...claimable(invited.referrerId, 'REFERRAL'), by: userId });
    },
  ),
  reaction('snapshot.saved', 'judge-targets', (repositories, { userId }, telling) =>
    judgeTargetsOf(repositories, userId, telling.at),
  ),
  ...reviewSteps.map((on) => reaction(on, 'review-notice', tellOfReview)),
  reaction('snapshot.reminder_due', 'weekly-reminder', (repositories, { userId, week }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, { topic: 'weekly_reminder', params: { week }, link: pages.weeklySave }),
    ),
  ),
  reaction('user.password_changed', 'password-notice', (repositories, { userId }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, {
        topic: 'password_changed',
        link: pages.forgotPassword,
        mailValues: (user) => ({ time: moment(telling.happenedAt, user) }),
      }),
    ),
  ),
  reaction(
    'user.email_changed',
    'old-address-notice',
    async (repositories, { userId, oldEmail }, telling) => {
      const user = await repositories.users.find(userId);
      if (!user) return;
      await mailTo(repositories, telling, user, 'email_changed', {
        link: pages.support,
        to: oldEmail,
        values: { time: moment(telling.happenedAt, user) },
      });
    },
  ),
  reaction('user.email_changed', 'email-notice', (repositories, { userId }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, { topic: 'email_changed', link: pages.account, withoutMail: true }),
    ),
  ),
  reaction('user.signed_in', 'new-device-notice', async (repositories, event, telling) => {
    if (!event.isNewDevice) return;
    const device = deviceName(event.userAgent) || event.userAgent || '?';
    await tell(
      repositories,
      telling,
      aboutAccount(event.userId, {
        topic: 'new_sign_in',
        params: { device },
        link: pages.account,
        mailValues: (user) => ({ device, time: moment(telling.happenedAt, user) }),
      }),
    );
  }),
  reaction('user.oldest_sign_in_ended', 'sign-in-limit-notice', async (repositories, event, telling) => {
    const device = deviceName(event.userAgent) || event.userAgent || '?';
    const topic = 'oldest_sign_in_ended';
    await tell(
      repositories,
      telling,
      aboutAccount(event.userId, {
        topic,
        params: { device, count: maxSessions },
        link: pages.account,
        groupKey: topic,
        withoutMail: !event.isFirstToday,
        mailValues: titledMail(topic, device),
      }),
    );
  }),
  reaction('coins.granted', 'coins-notice', (repositories, { userId, amount, coin, note }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, {
        topic: 'coins_granted',
        params: { amount, coin, note },
        link: pages.transactions,
      }),
    ),
  ),
  reaction('coins.corrected', 'coins-notice', (repositories, { userId, amount, coin, note }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, {
        topic: 'coins_corrected',
        params: { amount, coin, note },
        link: pages.transactions,
      }),
    ),
  ),
  reaction('report.refunded', 'refund-notice', (repositories, { userId, amount }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, { topic: 'report_refunded', params: { amount }, link: pages.transactions }),
    ),
  ),
  reaction('payment.created', 'payment-notice', async (repositories, event, telling) => {
    const payment = await repositories.payments.find(event.paymentId);
    if (payment) await tell(repositories, telling, paymentCreatedNotice(event, payment));
  }),
  ...(['payment.approved', 'payment.rejected', 'payment.reopened'] as const).map((on) =>
    reaction(on, 'payment-notice', (repositories, event, telling) =>
      tell(repositories, telling, paymentNotice(event)),
    ),
  ),
  reaction('payment.expired', 'payment-notice', (repositories, event, telling) =>
    tell(repositories, telling, paymentExpiredNotice(event)),
  ),
  reaction('payment.reversed', 'payment-notice', (repositories, event, telling) =>
    tell(repositories, telling, paymentReversedNotice(event)),
  ),
  reaction('payment.part_received', 'payment-notice', (repositories, event, telling) =>
    tell(repositories, telling, partReceivedNotice(event)),
  ),
  reaction('user.level_changed', 'level-notice', (repositories, { userId, level }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, { topic: 'level_changed', params: { type: level }, link: pages.levels }),
    ),
  ),
  reaction('user.level_expired', 'level-notice', (repositories, { userId, level }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, { topic: 'level_expired', params: { type: level }, link: pages.levels }),
    ),
  ),
  reaction('plan.opened', 'plan-notice', (repositories, { userId, level }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, {
        topic: 'plan_opened',
        params: { type: level },
        link: pages.account,
        mailValues: titledMail('plan_opened', levelNames[level]),
      }),
    ),
  ),
  reaction('user.level_ending', 'level-notice', (repositories, { userId, level, days }, telling) =>
    tell(
      repositories,
      telling,
      aboutAccount(userId, {
        topic: 'level_expiring',
        params: { type: level, count: days },
        link: pages.levels,
        mailValues: (user) => ({ level: levelNames[level], days: String(days), left: daysLeft(days, user) }),
      }),
    ),
  ),
  reaction('partner_claim.decided', 'claim-notice', async (repositories, event, telling) => {
    const { userId, status, amount, coin, title } = event;
    const user = await repositories.users.find(userId);
    if (!user) return;
    const named = inLanguage(title, user.language);
    const topic = status === 'COMPLETED' ? 'partner_claim_approved' : 'partner_claim_refused';
    await tell(
      repositories,
      telling,
      aboutAccount(userId, {
        topic,
        params: { amount, coin, title: named },
        link: pages.rewards,
        mailValues: titledMail(topic, named),
      }),
    );
  }),
  reaction('coach_request.decided', 'request-notice', (repositories, event, telling) =>
    tell(repositories, telling, coachRequestNotice(event)),
  ),
  reaction('specialization_request.decided', 'request-notice', async (repositories, event, telling) => {
    const user = await repositories.users.find(event.userId);
    if (user) await tell(repositories, telling, specializationNotice(event, user));
  }),
  reaction('specialization.badge_ending', 'badge-notice', async (repositories, event, telling) => {
    const user = await repositories.users.find(event.userId);
    if (user) await tell(repositories, telling, badgeEndingNotice(event, user));
  }),
  reaction('order.moved', 'order-notice', async (repositories, event, telling) => {
    const { userId, status, title, total, by } = event;
    const topic = orderTopics[status];
    const user = topic && (await repositories.users.find(userId));
    if (!topic || !user) return;
    const named = inLanguage(title, user.language);
    await tell(
      repositories,
      telling,
      aboutAccount(userId, {
        topic,
        // Neither where it goes to nor what staff wrote: notices are read over shoulders.
        params: { title: named, amount: total },
        link: pages.orders,
        mailValues: titledMail(topic, named),
        by,
      }),
    );
  }),
  reaction('sessions.ended', 'push-ends', ({ pushSubscriptions }, { userId, sessionIds }) =>
    pushSubscriptions.removeOfSessions(userId, sessionIds),
  ),
  reaction('user.deletion_requested', 'deletion-notice', async (repositories, { userId }, telling) => {
    // The account is closed by now: a mail is the only way left to reach its owner.
    const user = await repositories.users.find(userId);
    if (!user || user.anonymisedAt !== null) return;
    await mailTo(repositories, telling, user, 'account_deletion', {
      link: pages.support,
      values: { date: date(after(telling.happenedAt, deletionGraceDays * day), user) },
    });
  }),
];
