import { type Carriers, type Flight, runFlight } from './upload-flight.ts';
import { isUnderWay, type UploadItem } from './upload-item.ts';
import type { Uploaded } from './upload-medium.ts';
import type { RememberedUpload, UploadMemory } from './upload-memory.ts';
import { createUploadStore } from './upload-store.ts';

const atOnce = 3;

export type RunnerParts = Readonly<{ carriers: Carriers; memory: UploadMemory }>;

export const aFlight = (id: string, parts: Partial<Flight> = {}): Flight => ({
  id,
  key: crypto.randomUUID(),
  file: null,
  ready: null,
  posterId: null,
  address: null,
  fingerprint: null,
  controller: new AbortController(),
  ...parts,
});

/** Starts what waits, three at once, and takes up or throws away what was begun. */
export const createUploadRunner = ({ carriers, memory }: RunnerParts) => {
  const store = createUploadStore();
  const flights = new Map<string, Flight>();
  const arrivals = new Set<(medium: Uploaded) => void>();
  const running = new Set<string>();

  const run = async (item: UploadItem, flight: Flight) => {
    running.add(item.id);
    const isCurrent = () => flights.get(item.id) === flight && !flight.controller.signal.aborted;
    const change = (part: Partial<UploadItem>) => {
      if (isCurrent()) store.change(item.id, part);
    };
    try {
      const medium = await runFlight(flight, item, { carriers, memory, change, takeOver });
      if (isCurrent()) {
        change({ status: 'DONE', share: 1, medium });
        for (const arrive of arrivals) arrive(medium);
      }
    } catch (error) {
      change({ status: 'FAILED', error });
    } finally {
      running.delete(item.id);
      pump();
    }
  };

  const pump = () => {
    const waiting = store.shown().filter(({ id, status }) => status === 'WAITING' && !running.has(id));
    for (const item of waiting.slice(0, Math.max(0, atOnce - running.size))) {
      const flight = flights.get(item.id);
      if (flight) void run(item, flight);
    }
  };

  const takeOver = async (earlier: RememberedUpload): Promise<boolean> => {
    const known = store.find(earlier.id);
    const isBusy = known !== undefined && isUnderWay(known);
    if (isBusy || (await carriers.isSentElsewhere(earlier.id))) return false;
    flights.delete(earlier.id);
    store.remove([earlier.id]);
    await memory.remove(earlier.id).catch(() => undefined);
    return true;
  };

  /** With what it has sent so far; a new start needs a signal of its own. */
  const restart = (id: string) => {
    const flight = flights.get(id);
    if (flight === undefined || flight.file === null) return;
    flight.controller.abort();
    flights.set(id, { ...flight, controller: new AbortController() });
    store.change(id, { status: 'WAITING', error: undefined });
    pump();
  };

  const cancel = async (id: string) => {
    const flight = flights.get(id);
    flights.delete(id);
    flight?.controller.abort();
    running.delete(id);
    store.remove([id]);
    await memory.remove(id).catch(() => undefined);
    if (flight?.address) await carriers.discard(flight.address).catch(() => undefined); // it expires by itself
    pump();
  };

  return {
    store,
    pump,
    restart,
    cancel,
    flightOf: (id: string) => flights.get(id),
    flights: () => [...flights.values()],
    put: (flight: Flight) => void flights.set(flight.id, flight),
    forget: (ids: readonly string[]) => {
      for (const id of ids) flights.delete(id);
      store.remove(ids);
    },
    whenArrived: (arrive: (medium: Uploaded) => void) => {
      arrivals.add(arrive);
      return () => {
        arrivals.delete(arrive);
      };
    },
  };
};
