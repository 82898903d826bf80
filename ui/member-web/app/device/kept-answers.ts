import { day } from '#core/kernel/time.ts';

/** An answer of the server as it lies on this device. */
export type KeptAnswer = Readonly<{
  userId: string;
  /** The question, as text: one answer each. */
  hash: string;
  question: readonly unknown[];
  data: unknown;
  keptAt: number;
}>;

/** Newest ones; older ones make room. */
export const mostKept = 60;
const keptFor = 30 * day;

/** By the first words of the question. What is not listed is never kept: others' weeks, chats, lists of people. */
const own: readonly (readonly string[])[] = [
  ['indicators', 'newest'],
  ['indicators', 'goals'],
  ['measurement-imports'],
  ['me', 'wallet'],
  ['me', 'transactions'],
  ['me', 'level'],
  ['me', 'notification-settings'],
  ['rewards'],
  ['fees'],
];

/** Questions that name whose weeks they are about; null: one's own. */
const named: readonly string[] = ['weeks', 'timeline'];

const startsWith = (question: readonly unknown[], words: readonly string[]): boolean =>
  words.every((word, place) => question[place] === word);

const ownerIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, 'userId') : undefined;

const isOwnWeek = (question: readonly unknown[], data: unknown, userId: string): boolean => {
  if (question[0] !== 'indicators') return false;
  if (named.some((word) => word === question[1])) return question[2] === null || question[2] === userId;
  if (question[1] === 'week') return ownerIn(data) === userId;
  if (question[1] !== 'compare' || typeof data !== 'object' || data === null) return false;
  return ['from', 'to'].every((side) => ownerIn(Reflect.get(data, side)) === userId);
};

/** Whether an answer is the member's own, and so may be read here without a connection. */
export const isKept = (question: readonly unknown[], data: unknown, userId: string): boolean =>
  own.some((words) => startsWith(question, words)) || isOwnWeek(question, data, userId);

/** What has to go: too old, beyond the newest, or of anybody else. */
export const outdated = (kept: readonly KeptAnswer[], userId: string, now: number): readonly KeptAnswer[] => {
  const fresh = kept
    .filter((answer) => answer.userId === userId && now - answer.keptAt < keptFor)
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(0, mostKept);
  return kept.filter((answer) => !fresh.includes(answer));
};
