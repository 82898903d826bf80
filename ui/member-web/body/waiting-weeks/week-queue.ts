import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { Photo } from '../physical-profile/profile-form.ts';

/** A picture that has not left this device. Its key makes a repeated attempt the same picture. */
export type WaitingPhoto = Readonly<{ side: BodySide; key: string; name: string; file: Blob }>;

/** The week that was before the member's eyes when they pressed save; version 0: not saved yet. */
export type SeenWeek = Readonly<{ week: WeekKey; version: number }>;

/** Why a save does not go out by itself: the member decides. */
export type Question =
  /** Another device saved this week meanwhile. */
  | Readonly<{ kind: 'CHANGED' }>
  /** The week is over. */
  | Readonly<{ kind: 'OVER' }>
  /** The server refused it, in its own words. */
  | Readonly<{ kind: 'REFUSED'; text: string }>;

/** A save that was pressed and that the server has not answered. */
export type WaitingWeek = Readonly<{
  id: string;
  userId: string;
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string;
  pressedAt: number;
  seen: SeenWeek;
  inputs: ProfileInputs;
  carriedOver: readonly string[];
  /** Pictures that the server has. */
  media: readonly Photo[];
  photos: readonly WaitingPhoto[];
  /** It has been on its way at least once: the server may have it, whatever was heard of it. */
  wasSent: boolean;
  question: Question | null;
}>;

export type WeekQueue = readonly WaitingWeek[];

const isSameWeek = (one: WaitingWeek, other: WaitingWeek): boolean => one.seen.week === other.seen.week;

const change = (queue: WeekQueue, id: string, part: Partial<WaitingWeek>): WeekQueue =>
  queue.map((entry) => (entry.id === id ? { ...entry, ...part } : entry));

/**
 * Adds what was pressed last. It takes the place of an earlier save of the same week that never left, or that waits for
 * an answer of the member. One that may have arrived stays before it, and both go out in order.
 */
export const added = (queue: WeekQueue, entry: WaitingWeek): WeekQueue => {
  const earlier = queue.findLast((one) => isSameWeek(one, entry));
  if (earlier === undefined) return [...queue, entry];
  // The member saw their own waiting save, which continues from the same version.
  const next = { ...entry, seen: earlier.seen };
  const isReplaced = !earlier.wasSent || earlier.question !== null;
  return isReplaced ? queue.map((one) => (one.id === earlier.id ? next : one)) : [...queue, next];
};

/** What goes out now: the oldest, unless an earlier one of its week waits for the member. */
export const nextToSend = (queue: WeekQueue): WaitingWeek | undefined =>
  queue.find(
    (entry, place) =>
      entry.question === null && !queue.slice(0, place).some((earlier) => isSameWeek(earlier, entry)),
  );

export const sending = (queue: WeekQueue, id: string): WeekQueue => change(queue, id, { wasSent: true });

export const photoArrived = (queue: WeekQueue, id: string, photo: Photo): WeekQueue =>
  queue.map((entry) =>
    entry.id === id
      ? {
          ...entry,
          media: [...entry.media.filter(({ side }) => side !== photo.side), photo],
          photos: entry.photos.filter(({ side }) => side !== photo.side),
        }
      : entry,
  );

/** The server has it; what follows in the same week continues from there. */
export const arrived = (queue: WeekQueue, id: string, now: SeenWeek): WeekQueue =>
  queue
    .filter((entry) => entry.id !== id)
    .map((entry) =>
      entry.seen.week === now.week && entry.question === null ? { ...entry, seen: now } : entry,
    );

export const asked = (queue: WeekQueue, id: string, question: Question): WeekQueue =>
  change(queue, id, { question });

/** The member wants it all the same, on top of what is there now: a new intent, under a new key. */
export const keptAfterAll = (queue: WeekQueue, id: string, now: SeenWeek, key: string): WeekQueue =>
  change(queue, id, { seen: now, key, question: null, wasSent: false });

/** The member lets it go, and what was pressed after it for the same week. */
export const dropped = (queue: WeekQueue, id: string): WeekQueue => {
  const gone = queue.find((entry) => entry.id === id);
  return gone === undefined ? queue : queue.filter((entry) => !isSameWeek(entry, gone));
};
