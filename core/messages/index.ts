import type { ErrorCode } from '#core/errors.ts';
import type { ErrorKind } from '#core/kernel/error-kind.ts';
import type { Language } from '#core/kernel/language.ts';
import en from './en.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };

/** Every key of the core's catalogues: `error.<code>`, `notification.<TYPE>.title`, `settings.<key>.help` and so on. */
export type MessageId = keyof typeof vi;

type ErrorMessageId = `error.${ErrorCode}`;
type ErrorTitleId = `error.title.${ErrorKind}`;
type Catalogue = Readonly<Record<MessageId | ErrorMessageId | ErrorTitleId, string>>;

/** ICU texts. A code, a title or a key that one of the two languages lacks does not compile here. */
export const coreMessages: Readonly<Record<Language, Catalogue>> = { vi, en };

// A key that only English has, and a sentence for a code that no longer exists, do not compile either.
type Strays =
  | Exclude<keyof typeof en, MessageId>
  | Exclude<Extract<MessageId, `error.${string}`>, ErrorMessageId | ErrorTitleId>;
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
  'auth.password_too_short': ['length'],
  'auth.password_too_long': ['length'],
  'coin.not_enough': ['coin'],
  'media.too_large': ['megabytes'],
  'media.too_many_pixels': ['megapixels'],
  'indicator.out_of_range': ['min', 'max', 'unit'],
  'mail_template.placeholder_unknown': ['placeholder'],
  'mail_template.placeholder_missing': ['placeholder'],
  'mail_template.syntax': ['line'],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;
