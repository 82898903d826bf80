import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { ReceivedFrame, WireFrame } from '#http/live/contract/realtime.ts';
import { closeCodes } from './close-codes.ts';
import { textFrame } from './frames.ts';
import type { Hub, HubSocket } from './hub.ts';
import { refusal } from './messages.ts';
import { messageId, parseMessage } from './sent-messages.ts';

const windowMs = 60_000;
const messagesAMinute = 60;
/** A client that sends more floods: its connection is of no more use. */
const messagesBeforeClosing = 2 * messagesAMinute;

const hubSocket = (webSocket: WebSocket, duplex: Duplex, actor: UserActor): HubSocket => ({
  userId: actor.id,
  sessionId: actor.sessionId,
  waiting: () => duplex.writableLength,
  // Straight to the connection: the frame is made already, once for all receivers.
  write: (bytes) => void (duplex.writable && duplex.write(bytes)),
  close(code, reason) {
    webSocket.close(code, reason);
    setTimeout(() => webSocket.terminate(), 1_000).unref();
  },
  drop: () => webSocket.terminate(),
});

/** Ends a connection that stays silent for a whole heartbeat. */
const startHeartbeat = (webSocket: WebSocket, heartbeatMs: number) => {
  let isHeard = true;
  const pulse = setInterval(() => {
    if (!isHeard) return webSocket.terminate();
    isHeard = false;
    webSocket.ping();
  }, heartbeatMs);
  pulse.unref();
  const heard = () => {
    isHeard = true;
  };
  webSocket.on('pong', heard);
  return { heard, stop: () => clearInterval(pulse) };
};

/** Counts the messages of a connection, a minute at a time. */
const messageCounter = () => {
  let windowEnds = 0;
  let messages = 0;
  return (): Readonly<{ messages: number; seconds: number }> => {
    const now = performance.now();
    if (now >= windowEnds) {
      windowEnds = now + windowMs;
      messages = 0;
    }
    messages += 1;
    return { messages, seconds: Math.ceil((windowEnds - now) / 1000) };
  };
};

type Needs = Readonly<{
  hub: Pick<Hub, 'add' | 'remove' | 'answer'>;
  presence: Readonly<{ arrived(userId: UserId): void }>;
  answer: (socket: HubSocket, message: unknown) => Promise<ReceivedFrame | WireFrame>;
  heartbeatMs: number;
}>;

/** Takes over an open connection until it closes. */
export const connectionHandler =
  ({ hub, presence, answer, heartbeatMs }: Needs) =>
  (webSocket: WebSocket, duplex: Duplex, actor: UserActor): void => {
    const socket = hubSocket(webSocket, duplex, actor);
    if (!hub.add(socket)) {
      webSocket.close(closeCodes.policy, 'too many connections');
      return;
    }
    presence.arrived(actor.id);
    const heartbeat = startHeartbeat(webSocket, heartbeatMs);
    const count = messageCounter();

    webSocket.on('message', (data) => {
      heartbeat.heard();
      const { messages, seconds } = count();
      const message = parseMessage(data);
      if (messages > messagesBeforeClosing) return socket.close(closeCodes.policy, 'too many messages');
      if (messages > messagesAMinute) {
        const tooMany = new DomainError('request.too_many', { seconds });
        return hub.answer(socket, textFrame(refusal(messageId(message), tooMany)));
      }
      void answer(socket, message).then((frame) => hub.answer(socket, textFrame(frame)));
    });
    webSocket.on('error', () => undefined); // a broken frame: ws closes with the right code by itself
    webSocket.on('close', () => {
      heartbeat.stop();
      hub.remove(socket);
    });
  };
