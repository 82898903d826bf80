import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { ErrorKind } from '#core/kernel/error-kind.ts';
import type { Language } from '#core/kernel/language.ts';
import type { ActiveStatus } from '#core/kernel/active-status.ts';
import en from './en.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };

/** Every key of the core's catalogues: `error.<code>`, `notification.<TYPE>.title`, `settings.<key>.help` and so on. */
export type MessageId = keyof typeof vi;

type ErrorMessageId = `error.${ErrorCode}` | `error.title.${ErrorKind}`;

/**
 * One label for each value of each enumeration that reaches a page: a new value asks for its words here. Each module
 * declares its own in `labels.ts`.
 */
export interface LabelIds {
  kernel: `active.${ActiveStatus}`;
}
type LabelId = LabelIds[keyof LabelIds];

/** What notifications say, likewise. */
export interface NotificationIds {}
type NotificationId = NotificationIds[keyof NotificationIds];

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
