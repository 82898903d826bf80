import { DomainError, fieldError } from '#core/kernel/domain-error.ts';

export type NotificationPreference = Readonly<{ category: string; inApp: boolean; email: boolean }>;

/** Section 3 of the specification, in its order. */
export const notificationTypes = [
  'SYSTEM',
  'FOLLOW',
  'UN_FOLLOW',
  'CHAT',
  'LIKE',
  'COMMENT',
  'LIKE_FEED',
  'COMMENT_FEED',
  'REQUEST_REVIEW',
  'REQUEST_REVIEW_CANCELED',
  'REQUEST_REVIEW_APPROVED',
  'REQUEST_REVIEW_UPDATED',
  'REQUEST_REVIEW_REJECTED',
  'RATING_REVIEW',
  'RATING_REVIEW_UPDATED',
  'RATING_REVIEW_APPROVED',
  'RATING',
  'NEW_FEED',
  'SPECIALIZATION_REQUEST_COMPLETED',
  'SPECIALIZATION_REQUEST_CANCELED',
  'BOUNTY_BUG_REPORT',
  'BOUNTY_ARTICLE',
  'PAYMENT_CREATED',
  'PAYMENT_APPROVED',
  'PAYMENT_REJECTED',
  'PAYMENT_REOPENED',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What a SYSTEM notification is about; each has a title and a body of its own. */
export const systemTopics = [
  'weekly_reminder',
  'weekly_summary',
  'reward_claimable',
  'reward_claimed',
  'level_changed',
  'level_expiring',
  'level_expired',
  'plan_opened',
  'password_changed',
  'email_changed',
  'new_sign_in',
  'oldest_sign_in_ended',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'second_factor_guessed',
  'recovery_codes_made',
  'recovery_code_used',
  'device_trusted',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'provider_linked',
  'provider_unlinked',
  'token_created',
  'export_ready',
  'report_refunded',
  'coins_granted',
  'coins_corrected',
  'gift_received',
  'gift_received_with_words',
  'gift_thanked',
  'payment_expired',
  'payment_reversed',
  'payment_part_received',
  'partner_claim_approved',
  'partner_claim_refused',
  'order_processing',
  'order_completed',
  'order_canceled',
  'coach_request_approved',
  'coach_request_rejected',
  'badge_expiring',
  'badge_expired',
  'credential_revoked',
  'review_answer_due',
  'coach_roster',
  'review_expired',
  'review_unanswered',
  'review_coach_left',
  'review_target_judged',
  'review_bundle_bought',
  'review_bundle_next',
  'review_bundle_ended',
  'review_bundle_stopped',
  'review_bundle_coach_left',
  'rating_replied',
  'account_deletion_scheduled',
  'comment_replied',
  'mentioned',
  'chat_request',
  'content_hidden',
  'content_restored',
  'warned',
  'restricted',
  'appeal_decided',
  'report_decided',
  'case_waiting',
  'work_assigned',
  'storage_nearly_full',
  'account_held',
  'account_banned',
  'sanction_lifted',
  'challenge_enrolled',
  'challenge_completed',
  'challenge_refunded',
  'challenge_waiting',
  'challenge_published',
  'challenge_returned',
  'challenge_reviewed',
  'challenge_restructured',
  'challenge_idle',
  'quiz_exhausted',
  'quiz_reset',
  'post_waiting',
  'post_published',
  'post_scheduled',
  'post_returned',
  'post_change_accepted',
  'post_change_returned',
  'post_removed',
  'bug_report_answered',
  'bug_report_resolved',
  'bug_report_declined',
  'bug_report_merged',
  'domain_active',
  'domain_failed',
  'domain_expiring',
  'domain_expired',
  'domain_held',
  'domain_released',
  'domain_suspended',
  'host_live',
  'host_failing',
  'host_released',
  'ai_ready',
  'ai_refunded',
  'mail_undeliverable',
] as const;
export type SystemTopic = (typeof systemTopics)[number];

export const notificationCategories = [
  'system',
  'follow',
  'chat',
  'like',
  'comment',
  'review',
  'rating',
  'feed',
  'specialization',
  'bounty',
  'payment',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

/**
 * What a member can switch, each in-app and by e-mail. `reminder` stands apart from `system` and `un_follow` from
 * `follower`, because the first may be switched off and the second is off until asked for.
 */
export const preferenceCategories = [
  'system',
  'reminder',
  'review',
  'rating',
  'comment',
  'like',
  'follower',
  'un_follow',
  'chat',
  'feed',
  'specialization_request',
  'payment',
  'announcement',
] as const;
export type PreferenceCategory = (typeof preferenceCategories)[number];

/** What a mail obeys: a switch, or how mails about what people do come. */
export type MailSwitch = PreferenceCategory | 'digest';

type Place = Readonly<{ category: NotificationCategory; preference: PreferenceCategory }>;

const review: Place = { category: 'review', preference: 'review' };
const rating: Place = { category: 'rating', preference: 'rating' };
const specialization: Place = { category: 'specialization', preference: 'specialization_request' };
// A bounty is coins: notified like a payment.
const bounty: Place = { category: 'bounty', preference: 'payment' };
const payment: Place = { category: 'payment', preference: 'payment' };

const places: Readonly<Record<NotificationType, Place>> = {
  SYSTEM: { category: 'system', preference: 'system' },
  FOLLOW: { category: 'follow', preference: 'follower' },
  UN_FOLLOW: { category: 'follow', preference: 'un_follow' },
  CHAT: { category: 'chat', preference: 'chat' },
  LIKE: { category: 'like', preference: 'like' },
  COMMENT: { category: 'comment', preference: 'comment' },
  LIKE_FEED: { category: 'like', preference: 'like' },
  COMMENT_FEED: { category: 'comment', preference: 'comment' },
  REQUEST_REVIEW: review,
  REQUEST_REVIEW_CANCELED: review,
  REQUEST_REVIEW_APPROVED: review,
  REQUEST_REVIEW_UPDATED: review,
  REQUEST_REVIEW_REJECTED: review,
  RATING_REVIEW: rating,
  RATING_REVIEW_UPDATED: rating,
  RATING_REVIEW_APPROVED: rating,
  RATING: rating,
  NEW_FEED: { category: 'feed', preference: 'feed' },
  SPECIALIZATION_REQUEST_COMPLETED: specialization,
  SPECIALIZATION_REQUEST_CANCELED: specialization,
  BOUNTY_BUG_REPORT: bounty,
  BOUNTY_ARTICLE: bounty,
  PAYMENT_CREATED: payment,
  PAYMENT_APPROVED: payment,
  PAYMENT_REJECTED: payment,
  PAYMENT_REOPENED: payment,
};

export const categoryOf = (type: NotificationType): NotificationCategory => places[type].category;

/** What the system reports by itself and is neither money nor security obeys the switch of what it is about. */
const switchOfTopic: Readonly<Partial<Record<SystemTopic, PreferenceCategory>>> = {
  weekly_reminder: 'reminder',
  weekly_summary: 'reminder',
  coach_roster: 'reminder',
  review_expired: 'review',
  review_target_judged: 'review',
  review_bundle_bought: 'review',
  review_bundle_next: 'review',
  review_bundle_stopped: 'review',
  rating_replied: 'rating',
  comment_replied: 'comment',
  mentioned: 'comment',
  chat_request: 'chat',
  challenge_idle: 'reminder',
};

/** Which switch a notification obeys. */
export const preferenceOf = (type: NotificationType, topic: SystemTopic | null = null): PreferenceCategory =>
  (topic && switchOfTopic[topic]) ?? places[type].preference;

const required: ReadonlySet<MailSwitch> = new Set(['system', 'payment']);

/** Written by staff, and sent by e-mail alone. */
export const isMailOnly = (category: PreferenceCategory): boolean => category === 'announcement';

/** Account, security and money always notify. */
export const isRequired = (category: MailSwitch): boolean => required.has(category);

/** Their switch can't be moved, and still they are no reason to wake anybody. */
const patientTopics: ReadonlySet<SystemTopic> = new Set([
  'reward_claimable',
  'gift_received',
  'gift_received_with_words',
  'gift_thanked',
  'reward_claimed',
  'level_expiring',
  'plan_opened',
  'order_processing',
  'order_completed',
  'coach_request_approved',
  'coach_request_rejected',
  'badge_expiring',
  'badge_expired',
  'review_answer_due',
  'report_decided',
  'case_waiting',
  'work_assigned',
  'storage_nearly_full',
  'challenge_enrolled',
  'challenge_completed',
  'challenge_waiting',
  'challenge_published',
  'challenge_returned',
  'challenge_reviewed',
  'challenge_restructured',
  'quiz_exhausted',
  'quiz_reset',
  'post_waiting',
  'post_published',
  'post_scheduled',
  'post_returned',
  'post_change_accepted',
  'post_change_returned',
  'post_removed',
  'bug_report_answered',
  'bug_report_resolved',
  'bug_report_declined',
  'bug_report_merged',
  'domain_active',
  'domain_expiring',
  'host_live',
  'mail_undeliverable',
]);

/** What may wait for the end of quiet hours: all but the account itself, its security and money. */
export const mayWait = (type: NotificationType, topic: SystemTopic | null = null): boolean =>
  !isRequired(preferenceOf(type, topic)) || (topic !== null && patientTopics.has(topic));

export const defaultPreference = (
  category: PreferenceCategory,
): NotificationPreference & { category: PreferenceCategory } => {
  const on = category !== 'un_follow';
  return { category, inApp: on, email: on };
};

/** The whole table a member sees: what they changed over the defaults, in order. */
export const preferencesOver = (
  changed: readonly NotificationPreference[],
): readonly (NotificationPreference & { category: PreferenceCategory })[] =>
  preferenceCategories.map((category) => {
    const own = isRequired(category)
      ? undefined
      : changed.find((preference) => preference.category === category);
    return own ? { category, inApp: own.inApp, email: own.email } : defaultPreference(category);
  });

export const wants = (
  changed: readonly NotificationPreference[],
  category: PreferenceCategory,
  channel: 'inApp' | 'email',
): boolean =>
  preferencesOver(changed).find((preference) => preference.category === category)?.[channel] ?? true;

/** Refuses to switch off mandatory notifications; an unknown category is not a choice. */
export const requireSwitchable = (changes: readonly NotificationPreference[]): void => {
  for (const [index, { category, inApp, email }] of changes.entries()) {
    const known = preferenceCategories.find((name) => name === category);
    if (known === undefined) throw fieldError(`body.items.${index}.category`, 'input.not_a_choice');
    if (isRequired(known) && !(inApp && email)) throw new DomainError('notification.required_category');
  }
};
