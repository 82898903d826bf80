import { deviceMarks } from './device-marks.ts';

export const answersDatabase = 'fitboard-device';
export const weeksDatabase = 'fitboard-weeks';
/** Pictures that another app shared with this one; the service worker writes it, and names it so. */
export const sharedDatabase = 'fitboard-shared';
const chatDatabase = 'fitboard-chat';

/** What was typed, by whose number stands in the name; of the device itself are push, colours and the like. */
const drafts = /^(fitboard\.|chat-draft:|post:)/;

const isOf = (key: string, userId: string): boolean => key.split(/[.:]/).includes(userId);

/** Which of these places hold a draft that has to go. */
export const forgottenKeys = (keys: readonly string[], keepOf: string | null): readonly string[] =>
  keys.filter((key) => drafts.test(key) && (keepOf === null || !isOf(key, keepOf)));

const forgetDrafts = (keepOf: string | null): void => {
  try {
    for (const key of forgottenKeys(Object.keys(localStorage), keepOf)) localStorage.removeItem(key);
    sessionStorage.removeItem('calculator');
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
  const names = [answersDatabase, weeksDatabase, sharedDatabase];
  // At one's own signing out the chat forgets by itself what it holds open.
  await Promise.all((keepOf === null ? names : [...names, chatDatabase]).map(forgetDatabase));
};
