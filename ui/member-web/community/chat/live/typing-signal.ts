import { typingEvery } from '#core/community/chat/room.ts';

/** Others hear of it once in a while, however fast one types. */
export const createTypingSignal = (say: (roomId: string) => unknown, now: () => number = Date.now) => {
  const said = new Map<string, number>();
  return {
    typed(roomId: string) {
      if (now() - (said.get(roomId) ?? -Infinity) < typingEvery) return;
      said.set(roomId, now());
      say(roomId);
    },
    /** The message is sent: the next key begins anew. */
    stop: (roomId: string) => {
      said.delete(roomId);
    },
  };
};
