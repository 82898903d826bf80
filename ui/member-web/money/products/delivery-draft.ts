import type { Delivery } from './delivery.ts';

const keyOf = (userId: string) => `fitboard.delivery-draft.${userId}`;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const parseDelivery = (kept: string | null): Delivery | null => {
  if (kept === null) return null;
  try {
    const given: unknown = JSON.parse(kept);
    if (typeof given !== 'object' || given === null) return null;
    const { name, phone, address, note } = given as Partial<Record<keyof Delivery, unknown>>; // anything may lie in the storage
    return { name: text(name), phone: text(phone), address: text(address), note: text(note) };
  } catch {
    return null;
  }
};

/** What was typed, on this device alone, until the order is placed. A browser may refuse to store: then nothing is kept. */
export const deliveryDraft = (userId: string) => ({
  read: (): Delivery | null => {
    try {
      return parseDelivery(localStorage.getItem(keyOf(userId)));
    } catch {
      return null;
    }
  },
  write: (delivery: Delivery): void => {
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(delivery));
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
