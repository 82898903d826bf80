import type { Language } from '#core/kernel/language.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import type { PrintedCredential } from '#core/platform/credential/views/printed-credential.ts';
import { say } from '#adapters/ports/messages.ts';

export type Fact = Readonly<{ label: string; value: string }>;

/** All that stands on a sheet, in the language of the credential. */
export type SheetWords = Readonly<{
  heading: string;
  awardedTo: string;
  name: string;
  made: string;
  title: string;
  narrative: string;
  facts: readonly Fact[];
  author: Fact;
  issuer: Fact;
  /** What it costs to be read by a person: the code, and the page's address without its scheme. */
  code: string;
  address: string;
  verifyUrl: string;
  scan: string;
  inside: string;
}>;

const locales: Readonly<Record<Language, string>> = { vi: 'vi-VN', en: 'en-GB' };

const dayIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: language === 'vi' ? '2-digit' : 'numeric',
    month: language === 'vi' ? '2-digit' : 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));

const factsOf = (credential: PrintedCredential): readonly Fact[] => {
  const { language, kind, startedOn, completedOn, validUntil, hours, score, edition } = credential;
  const fact = (id: Parameters<typeof say>[1], value: string): Fact => ({ label: say(language, id), value });
  return [
    ...(startedOn === null ? [] : [fact('credential.fact.started', dayIn(language, startedOn))]),
    fact(`credential.fact.completed.${kind}`, dayIn(language, completedOn)),
    ...(kind === 'CERTIFICATE'
      ? []
      : [
          fact(
            'credential.fact.validUntil',
            validUntil === null
              ? say(language, 'credential.fact.noEnd')
              : dayIn(language, localDate(new Date(validUntil.getTime() - 1), defaultTimeZone)),
          ),
        ]),
    ...(hours === null
      ? []
      : [fact('credential.fact.hours', say(language, 'credential.fact.hoursValue', { count: hours }))]),
    ...(score === null
      ? []
      : [fact('credential.fact.score', say(language, 'credential.fact.scoreValue', { score }))]),
    ...(edition === null ? [] : [fact('credential.fact.edition', String(edition))]),
  ];
};

export const sheetWords = (credential: PrintedCredential): SheetWords => {
  const { language, kind, name, title, narrative, author, siteName, publicId, verifyUrl } = credential;
  const isBadge = kind === 'BADGE';
  return {
    heading: say(language, isBadge ? 'credential.sheet.badge' : 'credential.sheet.certificate'),
    awardedTo: say(language, 'credential.sheet.awardedTo'),
    name,
    made: say(language, isBadge ? 'credential.sheet.verified' : 'credential.sheet.for'),
    title,
    narrative,
    facts: factsOf(credential),
    author: { label: say(language, `credential.fact.author.${kind}`), value: author },
    issuer: { label: say(language, 'credential.fact.issuer'), value: siteName },
    code: publicId,
    address: verifyUrl.replace(/^https?:\/\//, ''),
    verifyUrl,
    scan: say(language, 'credential.sheet.scan'),
    inside: say(language, 'credential.sheet.inside'),
  };
};
