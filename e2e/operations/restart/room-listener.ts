import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './mixed-load.ts';

type Message = Readonly<{ id: string; roomId: string; rev: number }>;
type Changes = Readonly<{ items: readonly Message[]; rev: number; hasMore: boolean; reset: boolean }>;

/** A device with a live connection to one room: it connects again when it is cut off, and reads what it missed. */
export const listenTo = (url: string, client: Client, roomId: string) => {
  const heard = new Set<string>();
  let rev = 0;
  let connections = 0;
  let caughtUp = 0;
  let isOver = false;
  let socket: WebSocket | undefined;

  const hear = ({ id, rev: of }: Message): void => {
    heard.add(id);
    rev = Math.max(rev, of);
  };
  const catchUp = async (after: number): Promise<void> => {
    for (let from = after, hasMore = true; hasMore;) {
      const page = await client.read(`/chat/rooms/${roomId}/messages?limit=100&afterRev=${from}`);
      if (page === undefined) return;
      const changes = page as Changes; // of our own contract
      for (const message of changes.items) {
        if (!heard.has(message.id)) caughtUp += 1;
        hear(message);
      }
      from = changes.rev;
      hasMore = changes.hasMore;
    }
  };
  const stay = async (): Promise<void> => {
    // What was heard when the connection ended; what comes after it may leave a gap until it is caught up.
    const before = rev;
    const answer = await client.ticket();
    if (answer === undefined) return;
    const { ticket } = answer as { ticket: string }; // of our own contract
    const live = new WebSocket(`${url.replace('http', 'ws')}/ws?ticket=${ticket}`);
    socket = live;
    const closed = new Promise<void>((resolve) => {
      live.onclose = () => resolve();
    });
    live.onmessage = ({ data }) => {
      const { type, payload } = JSON.parse(String(data)) as { type: string; payload: { message: Message } }; // of our own contract
      if (type === 'CHAT_MESSAGE_ADD' && payload.message.roomId === roomId) hear(payload.message);
    };
    live.onopen = () => {
      connections += 1;
      void catchUp(before);
    };
    await closed;
  };
  const staying = (async () => {
    while (!isOver) {
      await stay();
      await pause(200);
    }
  })();
  return {
    heard: heard as ReadonlySet<string>,
    connections: () => connections,
    caughtUp: () => caughtUp,
    async end(): Promise<void> {
      isOver = true;
      socket?.close();
      await staying;
    },
  };
};
