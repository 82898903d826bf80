import type { EventType } from '#core/kernel/events.ts';
import type { NotificationType, SystemTopic } from './categories.ts';

/** Answers an event and takes lines away with it; named as the module that has it names it. */
export type Withdrawal = Readonly<{ on: EventType; reaction: string }>;

/**
 * Why a line is in a list, and what takes it out again. Lines without a withdrawal say something that has happened and
 * stays true: money that moved, a decision, a sign-in. All lines that name a person go, or go on without the name, when
 * that person is anonymised; those of social kinds also when one of the two blocks the other.
 */
export type NoticeOrigin = Readonly<{
  cause: string;
  withdrawnBy: readonly Withdrawal[];
  /** Steps that withdraw the line in the same transaction, without an event. */
  andBy?: string;
}>;

const stays = (cause: string): NoticeOrigin => ({ cause, withdrawnBy: [] });
const until = (
  cause: string,
  ...withdrawnBy: readonly (readonly [on: EventType, reaction: string])[]
): NoticeOrigin => ({ cause, withdrawnBy: withdrawnBy.map(([on, reaction]) => ({ on, reaction })) });

const commentGone = [
  ['comment.removed', 'take-back-comment'],
  ['post.removed', 'take-back-notices'],
  ['feed.removed', 'take-back-post'],
] as const;
const postDecided = [
  ['post.withdrawn', 'take-back-waiting'],
  ['post.published', 'take-back-waiting'],
  ['post.scheduled', 'take-back-waiting'],
  ['post.returned', 'take-back-waiting'],
  ['post.change_decided', 'take-back-waiting'],
  ['post.removed', 'take-back-waiting'],
] as const;
const requestOver = [
  ['review.canceled', 'take-back-request'],
  ['review.approved', 'take-back-request'],
  ['review.rejected', 'take-back-request'],
] as const;

/** One row for each type a line can have; a type without a row does not compile. */
export const originOfType: Readonly<Record<Exclude<NotificationType, 'SYSTEM'>, NoticeOrigin>> = {
  FOLLOW: until('someone follows', ['follow.removed', 'follow-notice']),
  UN_FOLLOW: until('someone follows no longer', ['follow.added', 'follow-notice']),
  CHAT: {
    ...until('messages are unread'),
    andBy: 'reading the room, leaving it, and deleting what was unread',
  },
  LIKE: until(
    'someone likes an article',
    ['post.unliked', 'take-back-like'],
    ['post.removed', 'take-back-notices'],
  ),
  LIKE_FEED: until(
    'someone likes a post',
    ['feed.unliked', 'take-back-like'],
    ['feed.removed', 'take-back-post'],
  ),
  COMMENT: until('someone comments on an article', ...commentGone),
  COMMENT_FEED: until('someone comments on a post', ...commentGone),
  REQUEST_REVIEW: until('a request waits for its coach', ...requestOver),
  REQUEST_REVIEW_CANCELED: stays('the member took the request back'),
  REQUEST_REVIEW_APPROVED: stays('the coach answered'),
  REQUEST_REVIEW_UPDATED: stays('the coach changed the answer'),
  REQUEST_REVIEW_REJECTED: stays('the coach refused, and coins moved'),
  RATING_REVIEW: stays('stars were given'),
  RATING_REVIEW_UPDATED: stays('stars were changed'),
  RATING_REVIEW_APPROVED: stays('stars are final'),
  RATING: stays('stars were given by the clock'),
  NEW_FEED: until('someone with a bell posted', ['feed.removed', 'take-back-post']),
  SPECIALIZATION_REQUEST_COMPLETED: stays('staff decided'),
  SPECIALIZATION_REQUEST_CANCELED: stays('staff decided'),
  BOUNTY_BUG_REPORT: stays('coins moved'),
  BOUNTY_ARTICLE: stays('coins moved'),
  PAYMENT_CREATED: stays('an order was made'),
  PAYMENT_APPROVED: stays('coins moved'),
  PAYMENT_REJECTED: stays('staff decided'),
  PAYMENT_REOPENED: stays('staff decided'),
};

/** The same for what the system reports by itself. */
export const originOfTopic: Readonly<Record<SystemTopic, NoticeOrigin>> = {
  weekly_reminder: until('a week is not saved', ['snapshot.saved', 'take-back-reminder']),
  weekly_summary: stays('a week is over'),
  reward_claimable: until('a reward waits', ['reward.claimed', 'take-back-claimable']),
  reward_claimed: stays('coins moved'),
  level_changed: stays('a plan began'),
  level_expiring: until(
    'a plan ends soon',
    ['user.level_changed', 'level-notice'],
    ['user.level_expired', 'level-notice'],
  ),
  level_expired: stays('a plan is over'),
  plan_opened: stays('a plan can be bought'),
  password_changed: stays('security'),
  email_changed: stays('security'),
  new_sign_in: stays('security'),
  oldest_sign_in_ended: stays('security'),
  second_factor_on: stays('security'),
  second_factor_off: stays('security'),
  second_factor_reset: stays('security'),
  second_factor_guessed: stays('security'),
  recovery_codes_made: stays('security'),
  recovery_code_used: stays('security'),
  device_trusted: stays('security'),
  passkey_added: stays('security'),
  passkey_removed: stays('security'),
  passkey_copied: stays('security'),
  provider_linked: stays('security'),
  provider_unlinked: stays('security'),
  token_created: stays('security'),
  export_ready: stays('a file can be fetched'),
  report_refunded: stays('coins moved'),
  coins_granted: stays('coins moved'),
  coins_corrected: stays('coins moved'),
  gift_received: stays('coins moved'),
  gift_received_with_words: {
    ...stays('coins moved, and something was said'),
    andBy: 'staff hiding what was said',
  },
  gift_thanked: stays('someone gave thanks for coins'),
  payment_expired: stays('an order is over'),
  payment_reversed: stays('coins moved'),
  payment_part_received: stays('money arrived'),
  partner_claim_approved: stays('coins moved'),
  partner_claim_refused: stays('staff decided'),
  order_processing: stays('an order moved'),
  order_completed: stays('an order moved'),
  order_canceled: stays('coins moved'),
  coach_request_approved: stays('staff decided'),
  coach_request_rejected: stays('staff decided'),
  badge_expiring: stays('a badge ends on a day that nothing but a new request moves'),
  badge_expired: stays('a badge is over'),
  credential_revoked: stays('staff decided'),
  review_answer_due: until('a request waits for its coach', ...requestOver),
  coach_roster: stays('a week is over'),
  review_expired: stays('nobody answered in time'),
  review_unanswered: stays('coins moved'),
  review_coach_left: stays('coins moved'),
  review_target_judged: stays('a target’s day came'),
  review_bundle_bought: stays('coins moved'),
  review_bundle_next: stays('a week was saved'),
  review_bundle_ended: stays('coins moved'),
  review_bundle_stopped: stays('the member decided'),
  review_bundle_coach_left: stays('coins moved'),
  rating_replied: stays('the coach answered'),
  account_deletion_scheduled: stays('security'),
  comment_replied: until('someone answers a comment', ...commentGone),
  mentioned: {
    ...until('someone is named', ...commentGone),
    andBy: 'taking the name out of the text',
  },
  chat_request: { ...until('someone unknown asks to write'), andBy: 'answering or closing the request' },
  content_hidden: stays('a decision of moderation'),
  content_restored: stays('a decision of moderation'),
  warned: stays('a decision of moderation'),
  restricted: stays('a decision of moderation'),
  appeal_decided: stays('a decision of moderation'),
  report_decided: stays('a decision of moderation'),
  case_waiting: until(
    'a case or an appeal waits for staff',
    ['case.decided', 'case-notices'],
    ['appeal.decided', 'appeal-notice'],
  ),
  work_assigned: stays('a colleague was given a record'),
  storage_nearly_full: stays('the space for files was nearly used up'),
  account_held: stays('a decision of moderation'),
  account_banned: stays('a decision of moderation'),
  sanction_lifted: stays('a decision of moderation'),
  challenge_enrolled: until('someone takes part', ['enrolment.canceled', 'take-back-study']),
  challenge_completed: stays('all of it was learned'),
  challenge_refunded: stays('coins moved'),
  challenge_waiting: until(
    'a challenge waits for staff',
    ['challenge.withdrawn', 'take-back-waiting'],
    ['challenge.published', 'take-back-waiting'],
    ['challenge.returned', 'take-back-waiting'],
  ),
  challenge_published: stays('staff decided'),
  challenge_returned: stays('staff decided'),
  challenge_reviewed: stays('stars were given'),
  challenge_restructured: stays('an edition came out'),
  challenge_idle: until(
    'someone paused',
    ['challenge.completed', 'take-back-reminder'],
    ['enrolment.canceled', 'take-back-study'],
  ),
  quiz_exhausted: until('a learner has no attempt left', ['quiz.reset', 'take-back-exhausted']),
  quiz_reset: stays('attempts were given'),
  post_waiting: until('an article waits for staff', ...postDecided),
  post_published: stays('staff decided'),
  post_scheduled: stays('staff decided'),
  post_returned: stays('staff decided'),
  post_change_accepted: stays('staff decided'),
  post_change_returned: stays('staff decided'),
  post_removed: stays('staff decided'),
  bug_report_answered: stays('staff answered'),
  bug_report_resolved: stays('staff decided'),
  bug_report_declined: stays('staff decided'),
  bug_report_merged: stays('staff decided'),
  domain_active: stays('a name was set up'),
  domain_failed: stays('coins moved'),
  domain_expiring: until('a name needs its owner', ['domain.renewed', 'take-back-ending']),
  domain_expired: until('a name needs its owner', ['domain.renewed', 'take-back-ending']),
  domain_held: until('a name needs its owner', ['domain.renewed', 'take-back-ending']),
  domain_released: stays('a name was given back'),
  domain_suspended: stays('a decision of moderation'),
  host_live: stays('an address was set up'),
  host_failing: until(
    'an address does not answer',
    ['host.live', 'take-back-failing'],
    ['host.released', 'take-back-failing'],
  ),
  host_released: stays('an address was given back'),
  ai_ready: stays('an answer can be read'),
  ai_refunded: stays('coins moved'),
  mail_undeliverable: until(
    'mails to the member come back',
    ['mail.deliverable', 'take-back-undeliverable'],
    ['user.email_changed', 'clear-mail-address'],
  ),
};
