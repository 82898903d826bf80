import { fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { readFullname } from './person-name.ts';
import { readPhone } from './phone.ts';
import { isZoneName } from './time-zone.ts';
import type { PublicFlag, User } from './user.ts';
import { readUsername } from './username.ts';

type Plain =
  | 'gender'
  | 'country'
  | 'isPublic'
  | 'followersOnly'
  | 'activityStatus'
  | 'language'
  | 'units'
  | 'bodyStandard'
  | 'reminder'
  | 'suggestible'
  | 'whoMayWrite'
  | 'readReceipts'
  | 'showPresence'
  | 'translation';
type Text = 'address' | 'region' | 'city' | 'zipCode' | 'about' | 'website';

/** Null empties a field; a field left out stays as it is. */
export type ProfileChanges = Readonly<
  { [Key in Plain]?: User[Key] | undefined } & { [Key in Text]?: string | null | undefined } & {
    fullname?: string | undefined;
    username?: string | null | undefined;
    phone?: string | null | undefined;
    timeZone?: string | undefined;
    publicFlags?: Readonly<{ [Flag in PublicFlag]?: boolean | undefined }> | undefined;
  }
>;

const limits: Readonly<Record<Text, number>> = {
  address: 200,
  region: 120,
  city: 120,
  zipCode: 16,
  about: 2000,
  website: 300,
};

const readText = (name: Text, typed: string | null): string | null => {
  const path = `body.${name}` as const;
  const isProse = name === 'about';
  const text = isProse ? cleanProse(typed ?? '') : normalize(typed ?? '');
  if (text === '') return null;
  const problem = textProblem(text, isProse ? 'prose' : 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  if (text.length > limits[name]) throw fieldError(path, 'input.max_length', { length: limits[name] });
  if (name === 'website' && !/^https?:\/\/[^\s<>"']+$/i.test(text)) throw fieldError(path, 'input.url');
  return text;
};

/**
 * A person who has a username keeps one unless they empty it; the empty text empties it too. Their own is no change, also
 * where the word was reserved since.
 */
const readOptionalUsername = (typed: string | null, own: string | null): string | null => {
  if (typed === null || typed.trim() === '') return null;
  return typed.trim().toLowerCase() === own ? own : readUsername(typed);
};

const given = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** The same account with what was typed, each field read by its own rule. Version and time are the caller's. */
export const withChanges = (user: User, changes: ProfileChanges): User => {
  const { fullname, username, phone, timeZone, publicFlags, ...rest } = changes;
  if (given(timeZone) && !isZoneName(timeZone)) throw fieldError('body.timeZone', 'user.invalid_timezone');

  const texts = (Object.keys(limits) as Text[]) // the keys of the table are its texts; Object.keys cannot say so
    .flatMap((name) => {
      const typed = changes[name];
      return given(typed) ? [[name, readText(name, typed)] as const] : [];
    });
  const plain = Object.entries(rest).filter(([name, value]) => given(value) && !(name in limits));
  const flags = Object.entries(publicFlags ?? {}).filter(([, value]) => given(value));

  return {
    ...user,
    ...Object.fromEntries(plain),
    ...Object.fromEntries(texts),
    ...(given(fullname) && { fullname: readFullname(fullname) }),
    ...(given(username) && { username: readOptionalUsername(username, user.username) }),
    ...(given(phone) && { phone: phone === null ? null : readPhone(phone) }),
    ...(given(timeZone) && { timeZone }),
    publicFlags: { ...user.publicFlags, ...Object.fromEntries(flags) },
  };
};
