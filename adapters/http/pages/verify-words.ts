import type { Language } from '#core/kernel/language.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import type { VerifiedCredential } from '#core/platform/credential/views/shown-credential.ts';
import { say } from '#adapters/ports/messages.ts';

const locales: Readonly<Record<Language, string>> = { vi: 'vi-VN', en: 'en-GB' };

/** A day of the calendar, `YYYY-MM-DD`, as its reader writes it. */
export const dayIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: language === 'vi' ? '2-digit' : 'numeric',
    month: language === 'vi' ? '2-digit' : 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));

/** An end at midnight is the day before: until then it holds. */
export const lastDayOf = (language: Language, end: Date): string =>
  dayIn(language, localDate(new Date(end.getTime() - 1), defaultTimeZone));

type Fact = readonly [label: string, value: string];

/** Every fact that is printed, in the order of the sheet. */
export const factsOf = (language: Language, credential: VerifiedCredential): readonly Fact[] => {
  const { kind, name, title, author, siteName, startedOn, completedOn, validUntil } = credential;
  const { hours, score, edition, revokedOn, reason, publicId } = credential;
  const facts: (Fact | null)[] = [
    [say(language, 'credential.fact.holder'), name ?? say(language, 'credential.fact.nameErased')],
    [say(language, `credential.kind.${kind}`), title],
    author === '' ? null : [say(language, `credential.fact.author.${kind}`), author],
    [say(language, 'credential.fact.issuer'), siteName],
    startedOn === null ? null : [say(language, 'credential.fact.started'), dayIn(language, startedOn)],
    [say(language, `credential.fact.completed.${kind}`), dayIn(language, completedOn)],
    kind === 'CERTIFICATE'
      ? null
      : [
          say(language, 'credential.fact.validUntil'),
          validUntil === null ? say(language, 'credential.fact.noEnd') : lastDayOf(language, validUntil),
        ],
    hours === null
      ? null
      : [
          say(language, 'credential.fact.hours'),
          say(language, 'credential.fact.hoursValue', { count: hours }),
        ],
    score === null
      ? null
      : [say(language, 'credential.fact.score'), say(language, 'credential.fact.scoreValue', { score })],
    edition === null ? null : [say(language, 'credential.fact.edition'), String(edition)],
    revokedOn === null ? null : [say(language, 'credential.fact.revoked'), dayIn(language, revokedOn)],
    reason === null
      ? null
      : [say(language, 'credential.fact.reason'), say(language, `credential.reason.${reason}`)],
    [say(language, 'credential.fact.code'), publicId],
  ];
  return facts.filter((fact) => fact !== null);
};
