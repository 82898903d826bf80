import type { IncomingMessage } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import { isFromThisMachine } from './protection/hosts.ts';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { addWorkMetrics, type WorkSources } from './work-metrics.ts';

type Gauges = Readonly<{ sockets: () => number; sources: WorkSources }>;

/** Of the process, not of one server in it: its observers are set up once. */
const processNumbers = (() => {
  let registry: Registry | undefined;
  return (): Registry => {
    if (!registry) {
      registry = new Registry();
      collectDefaultMetrics({ register: registry });
    }
    return registry;
  };
})();

/** Numbers for operators who watch the server; no names, addresses or ids in them. */
export const createMetrics = ({ sockets, sources }: Gauges) => {
  const registry = new Registry();
  const ofProcess = processNumbers();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'live_sockets',
      help: 'Open live connections of this instance',
      registers: [],
      collect() {
        this.set(sockets());
      },
    }),
  );
  addWorkMetrics(registry, sources);
  return {
    contentType: registry.contentType,
    read: async () => `${await ofProcess.metrics()}\n${await registry.metrics()}`,
    observe(method: string, route: string, status: number, milliseconds: number): void {
      durations.observe({ method, route, status }, milliseconds / 1000);
    },
  };
};

const isSame = (given: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
};

/** This machine itself, or a client that knows the token. */
export const mayReadMetrics = (request: IncomingMessage, token: string | null): boolean => {
  if (token !== null && isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return true;
  return isFromThisMachine(request);
};
