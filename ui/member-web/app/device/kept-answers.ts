import { day } from '#core/kernel/time.ts';

/** An answer of the server as it lies on this device. */
export type KeptAnswer = Readonly<{
  userId: string;
  /** The question, as text: one answer each. */
  hash: string;
  question: readonly unknown[];
  data: unknown;
  /** As text, in characters. */
  size: number;
  keptAt: number;
}>;

/** Newest ones; older ones make room. */
export const mostKept = 60;
/** All of them together: a phone's room is the member's own. */
export const mostKeptSize = 4_000_000;
const keptFor = 30 * day;

/** By the first words of the question. What is not listed is never kept: others' weeks, chats, lists of people. */
const own: readonly (readonly string[])[] = [
  ['indicators', 'newest'],
  ['indicators', 'goals'],
  ['indicators', 'home'],
  ['indicators', 'together'],
  ['indicators', 'draft'],
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

/** How much room it takes. */
export const sizeOf = (data: unknown): number => JSON.stringify(data)?.length ?? 0;

/** What has to go: too old, beyond the newest or the room there is, or of anybody else. */
export const outdated = (kept: readonly KeptAnswer[], userId: string, now: number): readonly KeptAnswer[] => {
  let room = mostKeptSize;
  const fresh = new Set(
    kept
      .filter((answer) => answer.userId === userId && now - answer.keptAt < keptFor)
      .toSorted((a, b) => b.keptAt - a.keptAt)
      .slice(0, mostKept)
      .filter(({ size }) => {
        room -= size;
        return room >= 0;
      }),
  );
  return kept.filter((answer) => !fresh.has(answer));
};
