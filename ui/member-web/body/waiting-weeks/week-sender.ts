import { isApiError } from '#ui/api/api-error.ts';
import type { Photo } from '../physical-profile/profile-form.ts';
import {
  arrived,
  asked,
  nextToSend,
  photoArrived,
  sending,
  type Question,
  type WaitingPhoto,
  type WaitingWeek,
  type WeekQueue,
} from './week-queue.ts';

/** The week as the server has it now. */
export type ArrivedWeek = Readonly<{ week: string; version: number }>;

export type SenderParts<Saved extends ArrivedWeek> = Readonly<{
  /** Reads, changes and writes in one step: another tab may have the same queue open. */
  change(userId: string, step: (queue: WeekQueue) => WeekQueue): Promise<WeekQueue>;
  /** Runs while no other tab sends. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  sendPhoto(photo: WaitingPhoto): Promise<Photo>;
  save(entry: WaitingWeek): Promise<Saved>;
  onSaved(entry: WaitingWeek, saved: Saved): void;
  /** A refusal, before it becomes a question: who waits for the answer may take it instead. */
  onRefused(entry: WaitingWeek, error: unknown): void;
}>;

/** What the member has to decide, or null: no clear answer came, and the same request may be sent again. */
export const questionOf = (error: unknown): Question | null => {
  if (!isApiError(error)) return null;
  if (error.status === 0 || error.status >= 500 || error.status === 401 || error.status === 429) return null;
  if (error.code === 'version.stale') return { kind: 'CHANGED' };
  if (error.code === 'indicator.past_week') return { kind: 'OVER' };
  return { kind: 'REFUSED', text: error.detail || error.title };
};

/** Sends what waits, oldest first, until it is empty or the line is gone again. */
export const createWeekSender = <Saved extends ArrivedWeek>(parts: SenderParts<Saved>) => {
  const { change, sendPhoto, save } = parts;

  const sendOne = async (userId: string, entry: WaitingWeek): Promise<void> => {
    let current = entry;
    for (const photo of entry.photos) {
      const arrival = await sendPhoto(photo);
      const queue = await change(userId, (known) => photoArrived(known, entry.id, arrival));
      const still = queue.find(({ id }) => id === entry.id);
      // Replaced or dropped meanwhile.
      if (still === undefined) return;
      current = still;
    }
    const queue = await change(userId, (known) => sending(known, entry.id));
    if (!queue.some(({ id }) => id === entry.id)) return;
    const saved = await save(current);
    await change(userId, (known) => arrived(known, entry.id, { week: saved.week, version: saved.version }));
    parts.onSaved(entry, saved);
  };

  const sendAll = async (userId: string): Promise<void> => {
    for (;;) {
      const entry = nextToSend(await change(userId, (queue) => queue));
      if (entry === undefined) return;
      try {
        await sendOne(userId, entry);
      } catch (error) {
        const question = questionOf(error);
        if (question === null) return;
        await change(userId, (queue) => asked(queue, entry.id, question));
        parts.onRefused(entry, error);
      }
    }
  };

  return { send: (userId: string): Promise<void> => parts.alone(() => sendAll(userId)) };
};
