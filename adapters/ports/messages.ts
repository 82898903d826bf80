import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { errorCatalogue, kindOf } from '#core/error-catalogue.ts';
import { type ErrorCode, type ErrorParams } from '#core/kernel/domain-error.ts';
import type { ErrorKind } from '#core/kernel/error-kind.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { coreMessages, type MessageId } from '#core/kernel/messages/index.ts';

type Values = Readonly<Record<string, string | number>>;

const speaker = (language: Language): IntlShape<string> =>
  createIntl(
    {
      locale: language,
      timeZone: defaultTimeZone,
      // Where the screens' own catalogues are in view too, the whole of them is asked for; this speaker says only the core's.
      messages: coreMessages[language] as Record<string, string>,
      // A sentence that lacks a value must not reach a person as ICU source.
      onError(error) {
        throw error;
      },
    },
    createIntlCache(),
  );

const speakers = new Map(languages.map((language) => [language, speaker(language)]));

/** A sentence of the core's catalogues in the reader's language; fails when a value it speaks of is missing. */
export const say = (language: Language, id: MessageId, values: Values = {}): string => {
  const intl = speakers.get(language);
  if (!intl) throw new RangeError(`No such language: ${language}`);
  return intl.formatMessage({ id }, { ...values });
};

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(coreMessages.vi, id);
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code);

export const errorTitle = (language: Language, kind: ErrorKind): string =>
  say(language, `error.title.${kind}`);

/** What a refusal says. Without the values its sentence needs, it says its kind: never a raw text, never nothing. */
export const errorSentence = (language: Language, code: ErrorCode, params: ErrorParams = {}): string => {
  try {
    return say(language, `error.${code}`, params);
  } catch {
    return errorTitle(language, kindOf(code));
  }
};
