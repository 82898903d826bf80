import { deviceMarks } from './device-marks.ts';

export const answersDatabase = 'fitboard-device';
export const weeksDatabase = 'fitboard-weeks';
/** Pictures that another app shared with this one; the service worker writes it, and names it so. */
export const sharedDatabase = 'fitboard-shared';
/** Voices and films of answers that have not been sent. */
export const recordingsDatabase = 'fitboard-recordings';
const chatDatabase = 'fitboard-chat';
/** Where shoulders and hips are in photos that were aligned. */
export const bodiesDatabase = 'fitboard-bodies';
/** Files on their way to the server, which knows by itself how far each of them came. */
const uploadsDatabase = 'fitboard-uploads';

/**
 * How this browser looks and behaves for any member: colours, keys, sound of films, push, the console's columns.
 * Everything else that lies here was typed, so a new place of drafts is forgotten without being listed.
 */
const ofTheDevice =
  /^(mode|mui-.*|singleKeys|learning-player|fitboard-push-.*|fitboard-leaving|RaStore.*fitboard-console.*)$/;

const isOf = (key: string, userId: string): boolean =>
  key.split(/[.:]/).includes(userId) || key.endsWith(`-${userId}`);

/** Which of these places hold something that has to go. */
export const forgottenKeys = (keys: readonly string[], keepOf: string | null): readonly string[] =>
  keys.filter((key) => !ofTheDevice.test(key) && (keepOf === null || !isOf(key, keepOf)));

/** Of this tab: what was typed into the calculators, and whose mail was to be confirmed. */
const ofThisTab = ['calculator', 'pending-address'];

const forgetDrafts = (keepOf: string | null): void => {
  try {
    for (const key of forgottenKeys(Object.keys(localStorage), keepOf)) localStorage.removeItem(key);
    for (const key of ofThisTab) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
};

/** Done, or at the latest as soon as other tabs have closed theirs: they hear of it and do. */
const forgetDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });

/**
 * Nothing that a member read or typed here stays: answers, drafts, saves and pictures that waited.
 * @param keepOf whose drafts stay, because they have just signed in; null: nobody's
 */
export const forgetDevice = async (keepOf: string | null): Promise<void> => {
  forgetDrafts(keepOf);
  if (keepOf !== null) deviceMarks.setOwner(keepOf);
  await Promise.all(
    [
      answersDatabase,
      weeksDatabase,
      sharedDatabase,
      uploadsDatabase,
      recordingsDatabase,
      chatDatabase,
      bodiesDatabase,
    ].map(forgetDatabase),
  );
};
