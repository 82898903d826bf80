import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import type { RealtimeBus } from '#adapters/ports/bus.ts';
import { closeCodes } from './close-codes.ts';
import { chatFrames, isAboutChat } from './chat-frames.ts';
import { connectionHandler } from './connection.ts';
import { textFrame } from './frames.ts';
import { createHub, type Hub } from './hub.ts';
import { frameOf } from './messages.ts';
import { startPresence } from './presence.ts';
import { sentMessages } from './sent-messages.ts';
import { sessionActor, type SessionActor } from './session-actor.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';
import { upgradeListener } from './upgrade.ts';

const maxMessageBytes = 64 * 1024;
const defaultHeartbeatMs = 30_000;

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

const signalListener =
  (hub: Hub, announceChat: ReturnType<typeof chatFrames>) =>
  (signal: LiveSignal): void => {
    if (isAboutChat(signal)) return announceChat(signal);
    if (signal.kind === 'ended')
      return hub.close(signal.userId, signal.sessionIds, closeCodes.signedOut, 'signed out');
    // What members may do, and which hosts are served, is for this instance to know.
    if (signal.kind !== 'access' && signal.kind !== 'hosts')
      hub.send(signal.userId, textFrame(frameOf(signal)));
  };

/** After a break between the instances, closes the sockets of the members who were signed out meanwhile. */
const recheckSockets = async (hub: Hub, actorOf: SessionActor): Promise<void> => {
  for (const socket of hub.sockets()) {
    try {
      await actorOf(socket);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      hub.remove(socket);
      socket.close(closeCodes.signedOut, 'signed out');
    }
  }
};

/** Live messages beside an HTTP server. What they announce is saved already; a client that misses one reads it over HTTP. */
export const attachRealtime = (server: Server, needs: Needs) => {
  const { app, tickets, bus, clock, origins, failed, heartbeat = defaultHeartbeatMs } = needs;
  const hub = needs.hub ?? createHub();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const actorOf = sessionActor(app);
  const presence = startPresence({ app, clock, hub, failed });
  const answer = sentMessages({ app, bus, actorOf, failed });
  const accept = connectionHandler({ hub, presence, answer, heartbeatMs: heartbeat });
  const onUpgrade = upgradeListener({ sockets, tickets, clock, origins, actorOf, accept, failed });
  server.on('upgrade', onUpgrade);
  bus.subscribe({
    heard: signalListener(hub, chatFrames({ app, hub, failed })),
    missed: () => void recheckSockets(hub, actorOf).catch(failed),
  });

  return {
    hub,
    /** Announces the end to every client; browsers come back by themselves when the server does. */
    close(): void {
      server.off('upgrade', onUpgrade);
      presence.stop();
      hub.closeAll(closeCodes.goingAway, 'server going away');
      sockets.close();
    },
  };
};
