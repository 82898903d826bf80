import type { Language } from '#core/kernel/language.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import { wordingOf } from '#core/platform/notification/views/wording.ts';
import { say } from '#adapters/ports/messages.ts';

/** A line as its reader reads it: the sentence is made here, because only the reader's request knows the language. */
export const inWords = <Line extends Notification>(line: Line, language: Language) => {
  const { title, body, values } = wordingOf(line);
  return { ...line, title: say(language, title, values), body: say(language, body, values) };
};
