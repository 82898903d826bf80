import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '#adapters/composition/config.ts';

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

type Needs = Readonly<{
  config: Pick<Config, 'isProduction' | 'areProxiesStated'>;
  isTrusted: (address: string) => boolean;
  log: Pick<Logger, 'warn'>;
}>;

/** Says it in the log, once each, when limits per address can't work because all requests seem to come from a proxy. */
export const watchProxies = ({ config, isTrusted, log }: Needs) => {
  let hasWarned = false;
  return {
    /** At the start. */
    warn(): void {
      if (!config.isProduction || config.areProxiesStated) return;
      log.warn(
        'TRUSTED_PROXIES is not set: behind a proxy all visitors would count as one address, and share its limits. Name the proxy (docs/operations.md), or set TRUSTED_PROXIES=none when there is none',
      );
    },
    /** At each request. */
    look({ headers, socket }: IncomingMessage): void {
      if (hasWarned) return;
      const header = forwarding.find((name) => headers[name] !== undefined);
      const peer = socket.remoteAddress ?? '';
      if (header === undefined || isTrusted(peer)) return;
      hasWarned = true;
      log.warn(
        { peer, header },
        'a request says who it was forwarded for, and comes from a peer that TRUSTED_PROXIES does not name: the header is ignored. If the peer is your proxy, name it (docs/operations.md)',
      );
    },
  };
};
