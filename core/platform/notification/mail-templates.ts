import { DomainError, type FieldIssue } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { controlCharacterIn } from '#core/kernel/text/text.ts';
import { characterName } from '#core/kernel/text/visible-text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { isRequired, type MailSwitch, type NotificationType, type SystemTopic } from './categories.ts';
import { parseLine, parseMarkup, placeholdersOf, type Block, type Line } from './mail-markup.ts';
import { mailSamples, mailTemplates } from './mail-template-texts.ts';
import type { MailTemplateText } from './mail-template-texts.ts';

export { mailTemplates, placeholdersOf };

export type MailTemplateKey = keyof typeof mailTemplates;
/** What the sender of a mail must give; `site` is filled in by the layout. */
export type MailValues<Key extends MailTemplateKey> = Readonly<
  Record<(typeof mailTemplates)[Key]['placeholders'][number], string>
>;

export const mailTemplateKeys = Object.keys(mailTemplates) as MailTemplateKey[]; // Object.keys forgets the names
export const isMailTemplateKey = (key: string): key is MailTemplateKey => Object.hasOwn(mailTemplates, key);

export const requireMailTemplateKey = (key: string): MailTemplateKey => {
  if (!isMailTemplateKey(key)) throw new DomainError('mail_template.not_found');
  return key;
};

export const allowedPlaceholders = (key: MailTemplateKey): readonly string[] => [
  ...mailTemplates[key].placeholders,
  'site',
];
export const requiredPlaceholders = (key: MailTemplateKey): readonly string[] => mailTemplates[key].required;
/** The switch a mail obeys. */
export const preferenceOfMail = (key: MailTemplateKey): MailSwitch => mailTemplates[key].preference;
export const canBeUnsubscribed = (key: MailTemplateKey): boolean =>
  !isRequired(mailTemplates[key].preference);

const templateOfType: Readonly<Record<NotificationType, MailTemplateKey>> = {
  SYSTEM: 'notification_system',
  FOLLOW: 'notification_follow',
  UN_FOLLOW: 'notification_un_follow',
  CHAT: 'notification_chat',
  LIKE: 'notification_like',
  COMMENT: 'notification_comment',
  LIKE_FEED: 'notification_like_feed',
  COMMENT_FEED: 'notification_comment_feed',
  REQUEST_REVIEW: 'notification_request_review',
  REQUEST_REVIEW_CANCELED: 'notification_request_review_canceled',
  REQUEST_REVIEW_APPROVED: 'notification_request_review_approved',
  REQUEST_REVIEW_UPDATED: 'notification_request_review_updated',
  REQUEST_REVIEW_REJECTED: 'notification_request_review_rejected',
  RATING_REVIEW: 'notification_rating_review',
  RATING_REVIEW_UPDATED: 'notification_rating_review_updated',
  RATING_REVIEW_APPROVED: 'notification_rating_review_approved',
  RATING: 'notification_rating',
  NEW_FEED: 'notification_new_feed',
  SPECIALIZATION_REQUEST_COMPLETED: 'notification_specialization_request_completed',
  SPECIALIZATION_REQUEST_CANCELED: 'notification_specialization_request_canceled',
  BOUNTY_BUG_REPORT: 'bug_report_resolved',
  BOUNTY_ARTICLE: 'bounty_article',
  PAYMENT_CREATED: 'payment_created',
  PAYMENT_APPROVED: 'payment_approved',
  PAYMENT_REJECTED: 'payment_rejected',
  PAYMENT_REOPENED: 'payment_reopened',
};

const socialPreferences: ReadonlySet<MailSwitch> = new Set([
  'comment', 'like', 'follower', 'un_follow', 'chat', 'feed',
]); // prettier-ignore

/** What people do to each other. */
export const socialMails: readonly MailTemplateKey[] = mailTemplateKeys.filter((key) =>
  socialPreferences.has(mailTemplates[key].preference),
);
export const socialMailsADay = 10;

/** Null: shown in the list only, because a mail about every coin would be noise. */
const templateOfTopic: Readonly<Record<SystemTopic, MailTemplateKey | null>> = {
  weekly_reminder: 'weekly_reminder',
  weekly_summary: 'weekly_summary',
  reward_claimable: null,
  reward_claimed: null,
  level_changed: null,
  level_expiring: 'level_expiring',
  level_expired: null,
  plan_opened: 'notification_system',
  password_changed: 'password_changed',
  email_changed: 'email_changed',
  new_sign_in: 'new_sign_in',
  oldest_sign_in_ended: 'notification_system',
  second_factor_on: 'notification_system',
  second_factor_off: 'notification_system',
  second_factor_reset: 'notification_system',
  second_factor_guessed: 'notification_system',
  recovery_codes_made: 'notification_system',
  recovery_code_used: 'notification_system',
  device_trusted: 'notification_system',
  passkey_added: 'notification_system',
  passkey_removed: 'notification_system',
  passkey_copied: 'notification_system',
  provider_linked: 'notification_system',
  provider_unlinked: 'notification_system',
  token_created: 'notification_system',
  export_ready: 'data_export_ready',
  report_refunded: null,
  coins_granted: null,
  coins_corrected: null,
  gift_received: null,
  gift_received_with_words: null,
  gift_thanked: null,
  payment_expired: 'notification_system',
  payment_reversed: 'notification_system',
  payment_part_received: 'notification_system',
  partner_claim_approved: null,
  partner_claim_refused: 'notification_system',
  order_processing: null,
  order_completed: 'notification_system',
  order_canceled: 'notification_system',
  coach_request_approved: 'coach_request_approved',
  coach_request_rejected: 'coach_request_rejected',
  badge_expiring: 'notification_system',
  badge_expired: 'notification_system',
  credential_revoked: 'notification_system',
  review_answer_due: 'notification_system',
  coach_roster: 'coach_roster',
  review_expired: null,
  review_unanswered: 'notification_system',
  review_coach_left: 'notification_system',
  review_target_judged: null,
  review_bundle_bought: null,
  review_bundle_next: null,
  review_bundle_ended: 'notification_system',
  review_bundle_stopped: null,
  review_bundle_coach_left: 'notification_system',
  rating_replied: null,
  account_deletion_scheduled: 'account_deletion',
  comment_replied: 'notification_comment_replied',
  mentioned: 'notification_mentioned',
  chat_request: null,
  ai_ready: null,
  ai_refunded: null,
  // To the address that takes none.
  mail_undeliverable: null,
  content_hidden: 'notification_system',
  content_restored: 'notification_system',
  warned: 'notification_system',
  restricted: 'notification_system',
  appeal_decided: 'notification_system',
  report_decided: null,
  case_waiting: null,
  work_assigned: null,
  storage_nearly_full: 'notification_system',
  account_held: 'notification_system',
  account_banned: 'notification_system',
  sanction_lifted: 'notification_system',
  challenge_enrolled: null,
  challenge_completed: 'certificate_issued',
  challenge_refunded: 'notification_system',
  challenge_waiting: null,
  challenge_published: 'notification_system',
  challenge_returned: 'notification_system',
  challenge_reviewed: null,
  challenge_restructured: null,
  challenge_idle: 'challenge_reminder',
  quiz_exhausted: null,
  quiz_reset: 'notification_system',
  post_waiting: null,
  post_published: 'notification_system',
  post_scheduled: 'notification_system',
  post_returned: 'notification_system',
  post_change_accepted: 'notification_system',
  post_change_returned: 'notification_system',
  post_removed: 'notification_system',
  bug_report_answered: 'notification_system',
  bug_report_resolved: 'notification_system',
  bug_report_declined: 'notification_system',
  bug_report_merged: 'notification_system',
  domain_active: 'notification_system',
  domain_failed: 'notification_system',
  domain_expiring: 'domain_expiring',
  domain_expired: 'notification_system',
  domain_held: 'notification_system',
  domain_released: 'notification_system',
  domain_suspended: 'notification_system',
  host_live: 'notification_system',
  host_failing: 'notification_system',
  host_released: 'notification_system',
};

export const mailTemplateOf = (
  type: NotificationType,
  topic: SystemTopic | null = null,
): MailTemplateKey | null => (topic === null ? templateOfType[type] : templateOfTopic[topic]);

/** Never in a subject: lock screens and mail servers' logs show it. */
const secretPlaceholders: readonly string[] = ['code', 'link'];

export const subjectMaxLength = 200;
export const bodyMaxLength = 10_000;

/** What is wrong with one of the two texts of a mail. */
type TextIssue = Omit<FieldIssue, 'path'> & Readonly<{ path: 'subject' | 'body' }>;

const checkPlaces = (
  path: TextIssue['path'],
  text: string,
  allowed: readonly string[],
): readonly TextIssue[] =>
  placeholdersOf(text)
    .filter((name) => !allowed.includes(name))
    .map((placeholder) => ({ path, code: 'mail_template.placeholder_unknown', params: { placeholder } }));

/** Which places a text may have, and which it must. */
export type MailPlaces = Readonly<{ allowed: readonly string[]; required: readonly string[] }>;

const checkSubject = ({ allowed }: MailPlaces, subject: string): readonly TextIssue[] => {
  const path = 'subject';
  if (subject.trim() === '') return [{ path, code: 'input.required' }];
  if (subject.length > subjectMaxLength)
    return [{ path, code: 'input.max_length', params: { length: subjectMaxLength } }];
  const problem = textProblem(subject, 'line');
  if (problem) return [{ path, ...problem }];
  const isBroken = parseLine(subject) === null || subject.includes('**');
  return [
    ...(isBroken ? [{ path, code: 'mail_template.syntax', params: { line: 1 } } as const] : []),
    ...checkPlaces(
      path,
      subject,
      allowed.filter((name) => !secretPlaceholders.includes(name)),
    ),
  ];
};

const checkBody = ({ allowed, required }: MailPlaces, body: string): readonly TextIssue[] => {
  const path = 'body';
  if (body.trim() === '') return [{ path, code: 'input.required' }];
  if (body.length > bodyMaxLength)
    return [{ path, code: 'input.max_length', params: { length: bodyMaxLength } }];
  const problem = textProblem(body, 'prose');
  if (problem) return [{ path, ...problem }];
  const used = placeholdersOf(body);
  return [
    ...parseMarkup(body).brokenLines.map(
      (line) => ({ path, code: 'mail_template.syntax', params: { line } }) as const,
    ),
    ...checkPlaces(path, body, allowed),
    ...required
      .filter((name) => !used.includes(name))
      .map(
        (placeholder) =>
          ({ path, code: 'mail_template.placeholder_missing', params: { placeholder } }) as const,
      ),
  ];
};

/** Everything wrong with a text staff wrote, by field; empty when it may be used. */
export const checkMailText = (
  places: MailPlaces,
  { subject, body }: MailTemplateText,
): readonly TextIssue[] => [...checkSubject(places, subject), ...checkBody(places, body)];

export const checkTemplate = (key: MailTemplateKey, text: MailTemplateText): readonly TextIssue[] =>
  checkMailText({ allowed: allowedPlaceholders(key), required: requiredPlaceholders(key) }, text);

export type FilledPiece = Readonly<{ text: string; bold: boolean }>;
export type FilledLine = readonly FilledPiece[];
export type FilledBlock =
  | Readonly<{ kind: 'paragraph'; lines: readonly FilledLine[] }>
  | Readonly<{ kind: 'highlight'; line: FilledLine }>
  | Readonly<{ kind: 'list'; items: readonly FilledLine[] }>
  | Readonly<{ kind: 'button'; label: FilledLine; url: string }>;

type Values = Readonly<Record<string, string>>;

const valueOf = (values: Values, placeholder: string): string => {
  const value = Object.hasOwn(values, placeholder) ? values[placeholder] : undefined;
  if (value === undefined) throw new DomainError('mail_template.placeholder_missing', { placeholder });
  return value;
};

/** A line break in a value could fake a paragraph of ours, and a bidirectional override could turn an address around. */
const onOneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}<>"'`{}\\|^]+$/u.test(address);

export const requireWebAddress = (address: string): string => {
  if (!isWebAddress(address)) throw new DomainError('input.url');
  return address;
};

const fillLine = (line: Line, values: Values): FilledLine =>
  line.map(({ kind, value, bold }) => ({
    text: kind === 'text' ? value : onOneLine(valueOf(values, value)),
    bold,
  }));

/** What staff write to one person, and what a digest counts, keeps its lines; it is the whole of the paragraph it stands in. */
const placesWithLines: readonly string[] = ['reply', 'lines'];

const fillLines = (line: Line, values: Values): readonly FilledLine[] => {
  const [only, ...others] = line;
  if (only?.kind !== 'placeholder' || others.length > 0 || !placesWithLines.includes(only.value))
    return [fillLine(line, values)];
  return valueOf(values, only.value)
    .split('\n')
    .map((text) => [{ text: onOneLine(text), bold: only.bold }]);
};

const fillBlock = (block: Block, values: Values): FilledBlock => {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', lines: block.lines.flatMap((line) => fillLines(line, values)) };
    case 'highlight':
      return { kind: 'highlight', line: fillLine(block.line, values) };
    case 'list':
      return { kind: 'list', items: block.items.map((item) => fillLine(item, values)) };
    case 'button': {
      const { kind, value } = block.target;
      const url = requireWebAddress(kind === 'text' ? value : valueOf(values, value));
      return { kind: 'button', label: fillLine(block.label, values), url };
    }
  }
};

const isEmpty = (block: FilledBlock): boolean =>
  block.kind === 'paragraph' && block.lines.flat().every(({ text }) => text.trim() === '');

/** Every place filled, in plain text: values are put in after the markup was read, and the layout escapes what it draws. */
export const fillTemplate = (body: string, values: Values): readonly FilledBlock[] => {
  const { blocks, brokenLines } = parseMarkup(body);
  const [line] = brokenLines;
  if (line !== undefined) throw new DomainError('mail_template.syntax', { line });
  // A place may have nothing to say: then no empty paragraph stands there.
  return blocks.map((block) => fillBlock(block, values)).filter((block) => !isEmpty(block));
};

/** A subject is a header: a line break in it would be the next header, so it is refused, not repaired. */
export const fillSubject = (subject: string, values: Values): string => {
  const line = parseLine(subject);
  if (line === null) throw new DomainError('mail_template.syntax', { line: 1 });
  const filled = line.map(({ kind, value }) => (kind === 'text' ? value : valueOf(values, value))).join('');
  const control = controlCharacterIn(filled);
  if (control !== null) {
    throw new DomainError('input.control_characters', { character: characterName(control) });
  }
  return filled.trim();
};

/** For previews and test mails: a value for every place of every template. */
export const sampleMailValues = (language: Language, link: string): Readonly<Record<string, string>> => ({
  ...mailSamples[language],
  link,
});
