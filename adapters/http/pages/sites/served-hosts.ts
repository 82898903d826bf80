import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';
import type { HostSnapshot } from '#adapters/ports/host-snapshot.ts';

export const refreshEveryMs = 15_000;
/** However much changes: the whole list is read at most so often. */
const restMs = 500;
const noKeptMs = 30_000;
const lookUpsPerSecond = 20;
const mostNosKept = 10_000;

type Needs = Readonly<{
  app: Pick<Application, 'domain'>;
  snapshot: HostSnapshot;
  /** Milliseconds that only grow. */
  now?: () => number;
  failed: (error: unknown) => void;
}>;

/**
 * Which names are served, from memory: certificates are asked for by it, so it answers also while the database is away.
 * Names that are not in the list are looked up, at most so many a second, because anybody can invent them.
 */
export const createServedHosts = ({ app, snapshot, now = () => performance.now(), failed }: Needs) => {
  let known: ReadonlyMap<string, ServedHost> = new Map();
  const noUntil = new Map<string, number>();
  const asking = new Map<string, Promise<ServedHost | null>>();
  let tokens = lookUpsPerSecond;
  let filledAt = now();
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Timeout | null = null;
  let rest: Promise<void> | null = null;
  let isOld = false;
  let written = '';
  let isOver = false;

  const take = (): boolean => {
    const at = now();
    tokens = Math.min(lookUpsPerSecond, tokens + ((at - filledAt) * lookUpsPerSecond) / 1000);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };

  const keep = (hosts: readonly ServedHost[]): void => {
    known = new Map(hosts.map((host) => [host.host, host]));
    for (const host of known.keys()) noUntil.delete(host);
  };

  const refresh = async (): Promise<void> => {
    try {
      const hosts = await app.domain.listServedHosts(system);
      keep(hosts);
      const text = JSON.stringify(hosts);
      if (text === written) return;
      await snapshot.write(hosts);
      written = text;
    } catch (error) {
      // The last list stands: a site that is served goes on being served.
      if (!isOver) failed(error);
    }
  };

  /** At once, and once more for what changes while it is read. */
  const change = (): void => {
    isOld = true;
    rest ??= (async () => {
      while (isOld && !isOver) {
        isOld = false;
        await refresh();
        await new Promise<void>((resolve) => (soon = setTimeout(resolve, restMs).unref()));
      }
      rest = null;
    })();
  };

  const lookUp = async (host: string): Promise<ServedHost | null> => {
    try {
      const found = await app.domain.findServedHost(system, host);
      if (found) known = new Map(known).set(host, found);
      else {
        if (noUntil.size >= mostNosKept) noUntil.clear();
        noUntil.set(host, now() + noKeptMs);
      }
      return found;
    } catch (error) {
      failed(error);
      return null;
    } finally {
      asking.delete(host);
    }
  };

  return {
    /** The list kept on the disk first, then the database's. */
    async start(): Promise<void> {
      if (known.size === 0) keep(await snapshot.read());
      if (isOver) return;
      timer ??= setInterval(() => void refresh(), refreshEveryMs).unref();
      await refresh();
    },
    refresh,
    hear: ({ kind }: Pick<LiveSignal, 'kind'>): void => {
      if (kind === 'hosts') change();
    },
    /** Signals may have been lost. */
    missed: change,
    /** Null: not served, as far as may be found out now. */
    async find(host: string): Promise<ServedHost | null> {
      const found = known.get(host);
      if (found) return found;
      if ((noUntil.get(host) ?? 0) > now()) return null;
      const pending = asking.get(host);
      if (pending) return pending;
      if (!take()) return null;
      const asked = lookUp(host);
      asking.set(host, asked);
      return asked;
    },
    stop(): void {
      isOver = true;
      if (timer) clearInterval(timer);
      if (soon) clearTimeout(soon);
      timer = null;
    },
  };
};
export type ServedHosts = ReturnType<typeof createServedHosts>;
