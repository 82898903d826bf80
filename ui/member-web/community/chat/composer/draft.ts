import { localDraft } from '../../../app/device/local-draft.ts';

const isText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

const prefix = 'chat-draft:';

/** What was typed and not sent, one for each room and person, on this device alone. */
export const draftsOf = (userId: string) => {
  const keyOf = (roomId: string) => `${prefix}${userId}:${roomId}`;
  const of = (roomId: string) => localDraft(keyOf(roomId), isText);
  return {
    read: (roomId: string): string => of(roomId).read() ?? '',
    write: (roomId: string, body: string) =>
      body.trim() === '' ? of(roomId).remove() : of(roomId).write(body),
    clear: () => {
      try {
        for (const key of Object.keys(localStorage))
          if (key.startsWith(`${prefix}${userId}:`)) localStorage.removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left.
      }
    },
  };
};
