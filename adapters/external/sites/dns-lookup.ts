import { Resolver } from 'node:dns/promises';
import type { DnsLookup } from '#core/sites/external-host/ports.ts';
import { codeOf } from '#adapters/ports/operator-error.ts';

const timeoutMs = 2_000;
/** There is no such name, or nothing of this kind under it. */
const nothing: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

type Options = Readonly<{ servers?: readonly string[]; timeout?: number }>;

/** The resolvers of this machine, or those that are given. */
export const dnsLookup = ({ servers, timeout = timeoutMs }: Options = {}): DnsLookup => {
  const resolver = new Resolver({ timeout, tries: 1 });
  if (servers) resolver.setServers(servers);
  const ask: Record<Parameters<DnsLookup['read']>[1], (name: string) => Promise<readonly string[]>> = {
    TXT: async (name) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')),
    CNAME: (name) => resolver.resolveCname(name),
    A: (name) => resolver.resolve4(name),
    AAAA: (name) => resolver.resolve6(name),
    CAA: async (name) =>
      (await resolver.resolveCaa(name)).flatMap(({ critical, issue }) =>
        issue === undefined ? [] : [`${critical} issue "${issue}"`],
      ),
  };
  return {
    async read(name, type) {
      const once = async (): Promise<readonly string[]> => {
        try {
          return await ask[type](name);
        } catch (error) {
          if (nothing.has(codeOf(error) ?? '')) return [];
          throw error;
        }
      };
      // The resolver's own second try is left out when its one server has just been silent.
      return once().catch(once);
    },
  };
};
