import { userLevels, userTypes } from '#core/access/actor/actor.ts';
import { isLanguage, type Language } from '#core/kernel/language.ts';
import type { Audience } from '../notices/data.ts';
import type { Picked } from '../../app/forms/picked.ts';

type Text = Readonly<{ subject: string; body: string }>;

/** A mail that is being written. Its id is what makes it go out once, however often the button is pressed. */
export type MailDraft = Readonly<
  Record<Language, Text> & {
    draftId: string;
    audience: Omit<Audience, 'userIds'>;
    /** Empty: everybody the rest describes. */
    people: readonly Picked[];
  }
>;

const keyOf = (userId: string) => `fitboard.mail-draft.${userId}`;
const empty: Text = { subject: '', body: '' };

export const freshMail = (): MailDraft => ({
  draftId: crypto.randomUUID(),
  audience: { type: null, level: null, language: null },
  people: [],
  vi: empty,
  en: empty,
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // anything may lie in the storage
const textOf = (value: unknown): Text => ({
  subject: text(record(value)['subject']),
  body: text(record(value)['body']),
});
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((each) => each === value) ?? null;

export const parseMailDraft = (kept: string | null): MailDraft | null => {
  if (kept === null) return null;
  try {
    const given = record(JSON.parse(kept));
    const draftId = text(given['draftId']);
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(draftId)) return null;
    const audience = record(given['audience']);
    const language = audience['language'];
    const people = Array.isArray(given['people']) ? given['people'] : [];
    return {
      draftId,
      audience: {
        type: oneOf(userTypes, audience['type']),
        level: oneOf(userLevels, audience['level']),
        language: isLanguage(language) ? language : null,
      },
      people: people
        .map((person: unknown) => ({ id: text(record(person)['id']), name: text(record(person)['name']) }))
        .filter(({ id }) => id !== ''),
      vi: textOf(given['vi']),
      en: textOf(given['en']),
    };
  } catch {
    return null;
  }
};

/** On this device alone, until it is sent or thrown away. A browser may refuse to store: then nothing is kept. */
export const mailDrafts = (userId: string) => ({
  read: (): MailDraft | null => {
    try {
      return parseMailDraft(localStorage.getItem(keyOf(userId)));
    } catch {
      return null;
    }
  },
  write: (draft: MailDraft): void => {
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    } catch {
      // The form keeps it as long as the page lives.
    }
  },
  remove: (): void => {
    try {
      localStorage.removeItem(keyOf(userId));
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
});

export const isBlank = ({ vi, en, audience, people }: MailDraft): boolean =>
  [vi.subject, vi.body, en.subject, en.body].every((part) => part.trim() === '') &&
  people.length === 0 &&
  Object.values(audience).every((value) => value === null);

/** As the server is asked. */
export const audienceOf = ({ audience, people }: Pick<MailDraft, 'audience' | 'people'>): Audience => ({
  ...audience,
  userIds: people.length === 0 ? null : people.map(({ id }) => id),
});
