import { waitingMessages as waiting } from '#ui/device/device-marks.ts';

const used = 'fitboard.chat.used';

const isSet = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
const mark = (key: string, isOn: boolean): void => {
  try {
    if (isOn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, nothing waits beyond the page.
  }
};

/** What the device holds of the chat, so that nothing of it is fetched to find out that there is nothing. */
export const chatWaiting = {
  /** Messages wait to be sent. */
  is: () => isSet(waiting),
  set: (isWaiting: boolean) => mark(waiting, isWaiting),
  /** The chat was opened: there may be drafts. */
  wasUsed: () => isSet(used),
  setUsed: (isUsed: boolean) => mark(used, isUsed),
};
