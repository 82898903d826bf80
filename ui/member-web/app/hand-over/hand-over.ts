import { day } from '#core/kernel/time.ts';
import { localDraft } from '../device/local-draft.ts';

/** An answer of the AI coach that goes along with the next request to a coach, and the sentences left in. */
export type HandOver = Readonly<{
  answerId: string;
  /** The week it is about: the request begins with it. */
  indicatorId: string;
  /** null: all of them. */
  keep: readonly number[] | null;
  at: number;
}>;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));

export const readHandOver = (stored: unknown, now: number): HandOver | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { answerId, indicatorId, keep, at } = stored as Readonly<Record<string, unknown>>; // any object may be read so
  if (typeof answerId !== 'string' || typeof indicatorId !== 'string') return undefined;
  if (typeof at !== 'number' || now - at > day) return undefined;
  return { answerId, indicatorId, keep: isNumbers(keep) ? keep : null, at };
};

/** On this device for a day: choosing a coach may take several pages. */
export const handOverOf = (userId: string) =>
  localDraft<HandOver>(`fitboard.hand-over.${userId}`, (stored) => readHandOver(stored, Date.now()));
