import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Application } from '#core/application.ts';
import type { UserActor } from '#core/access/actor/actor.ts';
import { localBus } from '#adapters/ports/bus.ts';
import { textFrame } from '#adapters/realtime/frames.ts';
import { attachRealtime } from '#adapters/realtime/server.ts';

/**
 * Tells every open socket the same message as often as asked, TOGETHER of them in each turn of the event loop: of one,
 * nothing can be gathered. Asked for none, says how long it has worked. FAN_OUT says by which: `bare` is `ws` with one string, `product` our own hub.
 */
const server = createServer();

const message = {
  channel: 'receiveMessage',
  type: 'NOTIFICATION',
  payload: { action: 'created', notificationId: 'x'.repeat(200) },
  id: 'y'.repeat(8),
} as const;

const bare = (): (() => void) => {
  const open = new Set<WebSocket>();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (webSocket) => open.add(webSocket)),
  );
  return () => {
    const text = JSON.stringify(message);
    for (const socket of open) socket.send(text);
  };
};

/** Everybody who holds a ticket is a member of their own: who they are is not what is measured. */
const product = (): (() => void) => {
  let members = 0;
  const actorOf = async (id: string, sessionId: string): Promise<UserActor> => ({
    kind: 'user',
    id,
    status: 'ACTIVE',
    level: 'BASIC',
    type: 'USER',
    permissions: new Set(),
    sessionId,
  });
  const { hub } = attachRealtime(server, {
    app: { account: { actorOf, notePresence: async () => undefined } } as unknown as Application, // a socket that says nothing asks for no more
    tickets: {
      async consume() {
        members += 1;
        return { userId: `member-${members}`, sessionId: `session-${members}` };
      },
    },
    bus: localBus(),
    clock: { now: () => new Date() },
    origins: [],
    failed: (error) => {
      throw error;
    },
  });
  return () => hub.broadcast(textFrame(message));
};

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const together = Number(process.env['TOGETHER']);
const broadcastOnce = process.env['FAN_OUT'] === 'bare' ? bare() : product();

process.on('message', (times: number) => {
  if (times === 0) return void process.send?.({ processorMicroseconds: spent() });
  let left = times;
  const next = () => {
    if (left === 0) return;
    for (let sent = 0; sent < together && left > 0; sent += 1, left -= 1) broadcastOnce();
    setImmediate(next);
  };
  next();
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
