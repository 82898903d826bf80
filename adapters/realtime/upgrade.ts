import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer, WebSocket } from 'ws';
import type { UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import type { SessionActor } from './session-actor.ts';

const livePath = '/ws';

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

/** Null unless there is exactly one of the right form. */
const ticketIn = (query: string): string | null => {
  const given = new URLSearchParams(query).getAll('ticket');
  const [ticket = ''] = given;
  return given.length === 1 && /^[\w-]{16,128}$/.test(ticket) ? ticket : null;
};

type Needs = Readonly<{
  sockets: Pick<WebSocketServer, 'handleUpgrade'>;
  tickets: Pick<WsTickets, 'consume'>;
  clock: Clock;
  origins: readonly string[];
  actorOf: SessionActor;
  accept: (webSocket: WebSocket, duplex: Duplex, actor: UserActor) => void;
  failed: (error: unknown) => void;
}>;

/** Opens a live connection for the member whose ticket a request carries. */
export const upgradeListener = ({ sockets, tickets, clock, origins, actorOf, accept, failed }: Needs) => {
  const upgrade = async (request: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> => {
    const [path, query] = splitUrl(request.url);
    const { origin } = request.headers;
    if (path !== livePath) return refuseUpgrade(duplex, '404 Not Found');
    if (origin !== undefined && !origins.includes(origin)) return refuseUpgrade(duplex, '403 Forbidden');
    const ticket = ticketIn(query);
    const holder = ticket === null ? null : await tickets.consume(ticket, clock.now());
    if (!holder) return refuseUpgrade(duplex, '401 Unauthorized');
    let actor: UserActor;
    try {
      actor = await actorOf(holder);
    } catch (error) {
      if (error instanceof DomainError) return refuseUpgrade(duplex, '403 Forbidden');
      throw error;
    }
    sockets.handleUpgrade(request, duplex, head, (webSocket) => accept(webSocket, duplex, actor));
  };

  return (request: IncomingMessage, duplex: Duplex, head: Buffer): void => {
    duplex.on('error', ignore);
    upgrade(request, duplex, head).catch((error: unknown) => {
      failed(error);
      refuseUpgrade(duplex, '503 Service Unavailable');
    });
  };
};
