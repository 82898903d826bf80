import pg from 'pg';
import { deliver, type BusListener, type RealtimeBus } from '#adapters/ports/bus.ts';
import { readSignals, sendSignals } from '#adapters/ports/live-signals.ts';

const channel = 'fitboard_live';
/** PostgreSQL takes less than 8000 bytes. */
const maxPayloadBytes = 7_500;
const firstWaitMs = 100;
const longestWaitMs = 2_000;
/** A connection that is silently gone would otherwise be noticed only by people missing their messages. */
const probeEveryMs = 10_000;

/** LISTEN and NOTIFY on one connection of their own. */
export const postgresLiveBus = (
  url: string,
  failed: (error: unknown) => void = () => undefined,
): RealtimeBus => {
  const listeners = new Set<BusListener>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let wait = firstWaitMs;
  let timer: NodeJS.Timeout | undefined;
  let wasConnected = false;

  const hear = ({ payload = '' }: pg.Notification) => deliver(readSignals(payload), listeners, failed);

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'fitboard live',
      keepAlive: true,
      // Each signal goes out as it is said, without waiting for the answer to the one before.
      pipeline: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
    });
    const lost = (error?: unknown) => {
      if (client !== fresh && client !== null) return;
      client = null;
      void fresh.end().catch(() => undefined);
      reconnect(error);
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', hear);
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      fresh.removeAllListeners('end');
      void fresh.end().catch(() => undefined);
      reconnect(error);
      return;
    }
    if (isClosed) return void fresh.end().catch(() => undefined);
    client = fresh;
    wait = firstWaitMs;
    if (wasConnected) for (const listener of listeners) listener.missed();
    wasConnected = true;
  };

  const reconnect = (error?: unknown) => {
    if (isClosed || timer) return;
    if (error !== undefined && wait === firstWaitMs) failed(error);
    timer = setTimeout(() => {
      timer = undefined;
      wait = Math.min(wait * 2, longestWaitMs);
      opening = connect();
    }, wait);
    timer.unref();
  };

  const probe = setInterval(() => {
    const probed = client;
    probed?.query('select 1').catch(() => {
      // `end` waits for a server that does not answer; the stream does not.
      if (client === probed) probed.emit('error', new Error('The live connection no longer answers'));
    });
  }, probeEveryMs);
  probe.unref();

  let opening: Promise<void> = connect();

  return {
    async publish(list) {
      if (list.length === 0) return;
      await opening;
      if (!client) throw new Error('The live connection to the database is down');
      const speaker = client;
      await sendSignals(list, maxPayloadBytes, async (payload) => {
        try {
          await speaker.query('select pg_notify($1, $2)', [channel, payload]);
        } catch (error) {
          // Not refused by the server but unanswered: the connection is broken, and the rest fails without waiting.
          if (!(error instanceof pg.DatabaseError) && client === speaker) speaker.emit('error', error);
          throw error;
        }
      });
    },
    subscribe(listener) {
      listeners.add(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(probe);
      listeners.clear();
      await opening;
      await client?.end().catch(() => undefined);
    },
  };
};
