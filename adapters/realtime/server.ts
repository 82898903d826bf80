import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { requireMember, type UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { sentFrame, type ReceivedFrame, type SentFrame } from '#http/engine/contract/realtime.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import type { RealtimeBus } from '#adapters/ports/bus.ts';
import { textFrame } from './frames.ts';
import { frameOf, refusal } from './messages.ts';
import { createHub, type Hub, type HubSocket } from './hub.ts';
import { startPresence } from './presence.ts';
import type { LiveSignal } from './signals.ts';

const maxMessageBytes = 64 * 1024;
const messagesAMinute = 60;
/** Beyond this, somebody floods: the connection is of no more use. */
const messagesBeforeClosing = 2 * messagesAMinute;
const heartbeatMs = 30_000;
const livePath = '/ws';

/** RFC 6455, section 7.4, and the range for applications. */
export const closeCodes = { goingAway: 1001, policy: 1008, unexpected: 1011, signedOut: 4401 } as const;

type Needs = Readonly<{
  app: Application;
  tickets: Pick<WsTickets, 'consume'>;
  bus: RealtimeBus;
  clock: Clock;
  /** Pages that may open a socket; a client that names none is no page. */
  origins: readonly string[];
  failed: (error: unknown) => void;
  /** What a heartbeat waits for; tests need not wait as long. */
  heartbeat?: number;
  hub?: Hub;
}>;

const splitUrl = (url = '/'): readonly [path: string, query: string] => {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
};

/** The one kind of request for which an HTTP server gives its connection away. */
export const isLiveRequest = ({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  splitUrl(url)[0] === livePath && headers.upgrade?.toLowerCase() === 'websocket';

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** A connection that breaks ends, which is noticed elsewhere. */
const ignore = (): void => undefined;

const parse = (data: RawData): unknown => {
  try {
    return JSON.parse(data.toString()); // the default binaryType gives Buffers
  } catch {
    return undefined;
  }
};

const idOf = (message: unknown): string => {
  const id: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : undefined;
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : '';
};

/** Live messages beside an HTTP server. What they announce is saved already; whoever misses one reads it over HTTP. */
export const attachRealtime = (server: Server, needs: Needs) => {
  const { app, tickets, bus, clock, origins, failed, heartbeat = heartbeatMs } = needs;
  const hub = needs.hub ?? createHub();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const actorBehind = async ({
    userId,
    sessionId,
  }: Pick<HubSocket, 'userId' | 'sessionId'>): Promise<UserActor> => {
    const actor = sessionId === null ? null : await app.account.actorOf(userId, sessionId);
    if (!actor) throw new DomainError('access.sign_in_required');
    return requireMember(actor);
  };

  const act = async (actor: UserActor, frame: SentFrame): Promise<ReceivedFrame> => {
    const answered = { channel: 'receiveMessage', id: frame.id } as const;
    switch (frame.type) {
      case 'SYSTEM': {
        if (frame.payload.action === 'ping')
          return { ...answered, type: 'SYSTEM', payload: { action: 'pong' } };
        const activityStatus = await app.account.choosePresence(actor, frame.payload.activityStatus);
        // The other devices show it too.
        await bus.publish([{ kind: 'refresh', userId: actor.id, what: 'me' }]).catch(failed);
        return { ...answered, type: 'SYSTEM', payload: { action: 'presence', activityStatus } };
      }
      case 'NOTIFICATION': {
        const { notificationId } = frame.payload;
        await app.notification.readNotification(actor, notificationId);
        return { ...answered, type: 'NOTIFICATION', payload: { action: 'read', notificationId } };
      }
    }
  };

  const answer = async (socket: HubSocket, message: unknown): Promise<ReceivedFrame> => {
    const id = idOf(message);
    try {
      const frame = sentFrame.safeParse(message);
      if (!frame.success) throw new DomainError('realtime.frame_invalid');
      // Asked again each time: a member may have been banned since the socket opened.
      return await act(await actorBehind(socket), frame.data);
    } catch (error) {
      if (error instanceof DomainError) return refusal(id, error);
      failed(error);
      return refusal(id, new DomainError('generic.unexpected'));
    }
  };

  const accept = (webSocket: WebSocket, duplex: Duplex, actor: UserActor): void => {
    const socket: HubSocket = {
      userId: actor.id,
      sessionId: actor.sessionId,
      waiting: () => duplex.writableLength,
      // Straight to the connection: the frame is made already, once for everybody.
      write: (bytes) => void (duplex.writable && duplex.write(bytes)),
      close(code, reason) {
        webSocket.close(code, reason);
        setTimeout(() => webSocket.terminate(), 1_000).unref();
      },
      drop: () => webSocket.terminate(),
    };
    if (!hub.add(socket)) {
      webSocket.close(closeCodes.policy, 'too many connections');
      return;
    }
    presence.arrived(actor.id);

    let isHeard = true;
    const pulse = setInterval(() => {
      if (!isHeard) return webSocket.terminate();
      isHeard = false;
      webSocket.ping();
    }, heartbeat);
    pulse.unref();
    webSocket.on('pong', () => {
      isHeard = true;
    });

    let windowEnds = 0;
    let messages = 0;
    webSocket.on('message', (data) => {
      isHeard = true;
      const now = performance.now();
      if (now >= windowEnds) {
        windowEnds = now + 60_000;
        messages = 0;
      }
      messages += 1;
      const message = parse(data);
      if (messages > messagesBeforeClosing) return socket.close(closeCodes.policy, 'too many messages');
      if (messages > messagesAMinute) {
        const tooMany = new DomainError('request.too_many', {
          seconds: Math.ceil((windowEnds - now) / 1000),
        });
        return hub.answer(socket, textFrame(refusal(idOf(message), tooMany)));
      }
      void answer(socket, message).then((frame) => hub.answer(socket, textFrame(frame)));
    });
    webSocket.on('error', () => undefined); // a broken frame: ws closes with the right code by itself
    webSocket.on('close', () => {
      clearInterval(pulse);
      hub.remove(socket);
    });
  };

  const upgrade = async (request: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> => {
    const [path, query] = splitUrl(request.url);
    const { origin } = request.headers;
    if (path !== livePath) return refuseUpgrade(duplex, '404 Not Found');
    if (origin !== undefined && !origins.includes(origin)) return refuseUpgrade(duplex, '403 Forbidden');
    const given = new URLSearchParams(query).getAll('ticket');
    const [ticket = ''] = given;
    if (given.length !== 1 || !/^[\w-]{16,128}$/.test(ticket))
      return refuseUpgrade(duplex, '401 Unauthorized');

    const holder = await tickets.consume(ticket, clock.now());
    if (!holder) return refuseUpgrade(duplex, '401 Unauthorized');
    let actor: UserActor;
    try {
      actor = await actorBehind(holder);
    } catch (error) {
      if (error instanceof DomainError) return refuseUpgrade(duplex, '403 Forbidden');
      throw error;
    }
    sockets.handleUpgrade(request, duplex, head, (webSocket) => accept(webSocket, duplex, actor));
  };

  const onUpgrade = (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    duplex.on('error', ignore);
    upgrade(request, duplex, head).catch((error: unknown) => {
      failed(error);
      refuseUpgrade(duplex, '503 Service Unavailable');
    });
  };
  server.on('upgrade', onUpgrade);

  const heard = (signal: LiveSignal) => {
    if (signal.kind === 'ended')
      return hub.close(signal.userId, signal.sessionIds, closeCodes.signedOut, 'signed out');
    hub.send(signal.userId, textFrame(frameOf(signal)));
  };

  /** After a break between the instances: whoever was signed out meanwhile is found by asking. */
  const recheck = async (): Promise<void> => {
    for (const socket of hub.sockets()) {
      try {
        await actorBehind(socket);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        hub.remove(socket);
        socket.close(closeCodes.signedOut, 'signed out');
      }
    }
  };
  const presence = startPresence({ app, clock, hub, failed });
  bus.subscribe({ heard, missed: () => void recheck().catch(failed) });

  return {
    hub,
    /** Says goodbye to everybody; browsers come back by themselves when the server does. */
    close(): void {
      server.off('upgrade', onUpgrade);
      presence.stop();
      hub.closeAll(closeCodes.goingAway, 'server going away');
      sockets.close();
    },
  };
};
