import type { PermissionGroup, PermissionVerb, paymentVerbs } from '#core/access/actor/permission.ts';
import type { UserLevel, UserStatus, UserType } from '#core/access/actor/actor.ts';
import type { ProfileField } from '#core/people/account/profile.ts';
import type {
  ActivityStatus,
  BodyStandard,
  Gender,
  PublicFlag,
  UnitSystem,
} from '#core/people/account/user.ts';
import type { CoinUnit } from '#core/money/coin/claim-window.ts';
import type { Feature } from '#core/money/coin/fees.ts';
import type { CoinType, SystemAccount, TransactionStatus } from '#core/money/coin/ledger.ts';
import type { CoinPackage } from '#core/money/coin/packages.ts';
import type { ProcessStatus, RewardType } from '#core/money/coin/rewards.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { CoachRequestCheck } from '#core/coaching/coach-request/coach-request.ts';
import type { TransactionSource } from '#core/money/coin/source.ts';
import type { TransactionWords } from '#core/money/coin/transaction-words.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { ErrorKind } from '#core/kernel/error-kind.ts';
import type { Language } from '#core/kernel/language.ts';
import type { ActiveStatus } from '#core/kernel/active-status.ts';
import type { MediaPurpose, MediaSource, MediaType } from '#core/platform/media/medium.ts';
import type {
  NotificationCategory,
  NotificationType,
  PreferenceCategory,
  SystemTopic,
} from '#core/platform/notification/categories.ts';
import type { MailStatus } from '#core/platform/notification/notification.ts';
import type { ClaimProof } from '#core/money/partner/partner.ts';
import type {
  IncomingTransferStatus,
  NoticeSource,
  WaitingReason,
} from '#core/money/payment/incoming-transfer.ts';
import type { CancelReason, PaymentMethod } from '#core/money/payment/payment.ts';
import type { SettingKey } from '#core/platform/settings/site.ts';
import type { SpecializationCheck } from '#core/coaching/specialization/specialization-request.ts';
import type { SpecializationType } from '#core/coaching/specialization/specialization.ts';
import en from './en.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };

/** Every key of the core's catalogues: `error.<code>`, `notification.<TYPE>.title`, `settings.<key>.help` and so on. */
export type MessageId = keyof typeof vi;

type ErrorMessageId = `error.${ErrorCode}` | `error.title.${ErrorKind}`;

/** One label for each value of each enumeration that reaches a page: a new value asks for its words here. */
type LabelId =
  | `review.type.${ReviewType}`
  | `coin.${CoinType}`
  | `coin.amount.${CoinType}`
  | `coin.unit.${CoinUnit}`
  | `coin.package.${CoinPackage['id']}`
  | `process.${ProcessStatus}`
  | `payment.method.${PaymentMethod}`
  | `payment.status.${ProcessStatus}`
  | `payment.cancelReason.${CancelReason}`
  | `transfer.status.${IncomingTransferStatus}`
  | `transfer.waitingReason.${WaitingReason}`
  | `transfer.source.${NoticeSource}`
  | `active.${ActiveStatus}`
  | `partner.proof.${ClaimProof}`
  | `coachRequest.check.${CoachRequestCheck}`
  | `specialization.${SpecializationType}`
  | `specialization.check.${SpecializationCheck}`
  | `order.status.${ProcessStatus}`
  | `ledger.account.${SystemAccount | 'USER' | 'HELD'}`
  | `reward.status.${ProcessStatus}`
  | `reward.${RewardType}.${'title' | 'description'}`
  | 'reward.VERIFY_EMAIL.missing.email'
  | 'reward.SAVE_PHYSICAL_PROFILE.missing.snapshot'
  | `reward.REFERRAL.missing.${'invitation' | 'monthly_cap'}`
  | `reward.FULL_FILL_PROFILE.missing.${ProfileField}`
  | `fee.${Feature}`
  | TransactionWords
  | `transaction.status.${TransactionStatus}`
  | `transaction.source.${TransactionSource['kind']}`
  | `user.status.${UserStatus}`
  | `user.level.${UserLevel}`
  | `user.type.${UserType}`
  | `user.gender.${Gender}`
  | `user.activityStatus.${ActivityStatus}`
  | `user.units.${UnitSystem}`
  | `user.bodyStandard.${BodyStandard}`
  | `user.publicFlag.${PublicFlag}`
  | `profile.field.${ProfileField}`
  | `permission.group.${PermissionGroup | 'global'}`
  | `permission.action.${PermissionVerb | (typeof paymentVerbs)[number] | 'global'}`
  | `media.type.${MediaType}`
  | `media.source.${MediaSource}`
  | `media.purpose.${MediaPurpose}`
  | `mail.status.${MailStatus}`
  | `settings.${SettingKey}.${'label' | 'help'}`;

type NotificationId =
  | `notification.category.${NotificationCategory}`
  | `notification.preference.${PreferenceCategory}.${'label' | 'help'}`
  | `notification.${NotificationType}.${'title' | 'body'}`
  | `notification.SYSTEM.${SystemTopic}.${'title' | 'body'}`;

type Catalogue = Readonly<Record<MessageId | ErrorMessageId | LabelId | NotificationId, string>>;

/** ICU texts. A code, a label or a key that one of the two languages lacks does not compile here. */
export const coreMessages: Readonly<Record<Language, Catalogue>> = { vi, en };

// A key that only English has, and a sentence for a code that no longer exists, do not compile either.
type Strays =
  | Exclude<keyof typeof en, MessageId>
  | Exclude<Extract<MessageId, `error.${string}`>, ErrorMessageId>
  | Exclude<Extract<MessageId, `notification.${string}`>, NotificationId>;
const noStrays: Readonly<Record<Strays, never>> = {};
void noStrays;

const errorsOf = (catalogue: Catalogue): Readonly<Record<ErrorCode, string>> =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([id]) => id.startsWith('error.') && !id.startsWith('error.title.'))
      .map(([id, text]) => [id.slice('error.'.length), text]),
  ) as Record<ErrorCode, string>; // Object.fromEntries forgets the keys; Catalogue has just proved they are all there

/** What a refusal says, by its code; `errorParams` lists the values a sentence needs. */
export const errorMessages: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  vi: errorsOf(vi),
  en: errorsOf(en),
};

/** The refusals whose sentence speaks of a value: whoever throws one gives these params. */
export const errorParams = {
  'input.min_length': ['length'],
  'input.max_length': ['length'],
  'input.min_value': ['value'],
  'input.max_value': ['value'],
  'auth.wait_for_turn': ['seconds'],
  'input.control_characters': ['character'],
  'input.too_many_marks': ['count'],
  'payment.bank_code_invalid': ['character'],
  'auth.password_too_short': ['length'],
  'auth.password_too_long': ['length'],
  'coin.not_enough': ['coin', 'missing'],
  'payment.coins_spent': ['missing'],
  'payment.too_many_open': ['max'],
  'incoming_transfer.amount_exceeded': ['available'],
  'coin.grant_too_large': ['max'],
  'payment.transfer_short': ['available', 'missing'],
  'partner_reward.stock_below_claimed': ['claimed'],
  'product.out_of_stock': ['available'],
  'review.target_invalid': ['min', 'max'],
  'saved_reply.too_many': ['max'],
  'media.too_large': ['megabytes'],
  'media.too_many_pixels': ['megapixels'],
  'indicator.goal_invalid': ['min', 'max'],
  'indicator.out_of_range': ['min', 'max', 'unit'],
  'mail_template.placeholder_unknown': ['placeholder'],
  'mail_template.placeholder_missing': ['placeholder'],
  'mail_template.syntax': ['line'],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;
