import { z } from 'zod';
import { recordTtl, type DnsProvider, type DnsRecord } from '#core/sites/domain-name/ports.ts';

const callMs = 20_000;
const perPage = 100;
const mostPages = 1_000;

/** The zone answers every name by a wildcard: the records are shown, and nothing has to be made. */
export const offlineDnsProvider = (): DnsProvider => {
  const records = new Map<string, DnsRecord>();
  return {
    isOffline: true,
    async ensure(record) {
      records.set(record.name, record);
    },
    async remove(name) {
      records.delete(name);
    },
    list: async () => [...records.values()],
  };
};

const answer = <Result extends z.ZodType>(result: Result) => z.object({ success: z.literal(true), result });
const zones = answer(z.array(z.object({ id: z.string(), name: z.string() })));
const record = z.object({ id: z.string(), type: z.string(), name: z.string(), content: z.string() });
const records = answer(z.array(record));
const whatever = answer(z.unknown());

type Options = Readonly<{ providerUrl: string; token: string; zone: string; timeMs?: number }>;

/** An interface of the shape that Cloudflare has; each call may be repeated. */
export const dnsProviderAt = ({ providerUrl, token, zone, timeMs = callMs }: Options): DnsProvider => {
  const base = providerUrl.replace(/\/$/, '');
  const call = async <Result extends z.ZodType>(
    schema: Result,
    path: string,
    { method = 'GET', body }: Readonly<{ method?: string; body?: object }> = {},
  ): Promise<z.infer<Result>> => {
    const response = await fetch(`${base}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeMs),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // What the provider says may repeat what it was sent: only the status is kept.
    if (!response.ok) throw new Error(`the DNS provider answered ${response.status}`);
    return schema.parse(JSON.parse(text));
  };

  let known: string | null = null;
  const zoneId = async (): Promise<string> => {
    if (known !== null) return known;
    const { result } = await call(zones, `/zones?name=${encodeURIComponent(zone)}`);
    const found = result.find(({ name }) => name === zone);
    if (!found) throw new Error('the DNS provider has no such zone');
    return (known = found.id);
  };
  const place = async (): Promise<string> => `/zones/${encodeURIComponent(await zoneId())}/dns_records`;
  const named = async (name: string) =>
    (
      await call(records, `${await place()}?name=${encodeURIComponent(name)}&per_page=${perPage}`)
    ).result.filter((one) => one.name.toLowerCase() === name);

  return {
    isOffline: false,
    async ensure({ type, name, content }) {
      const [first, ...others] = await named(name);
      for (const { id } of others) await call(whatever, `${await place()}/${id}`, { method: 'DELETE' });
      const body = { type, name, content, ttl: recordTtl, proxied: false };
      if (first?.type === type && first.content === content) return;
      await (first
        ? call(whatever, `${await place()}/${first.id}`, { method: 'PUT', body })
        : call(whatever, await place(), { method: 'POST', body }));
    },
    async remove(name) {
      for (const { id } of await named(name))
        await call(whatever, `${await place()}/${id}`, { method: 'DELETE' });
    },
    async list() {
      const found: DnsRecord[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { result } = await call(
          records,
          `${await place()}?type=CNAME&per_page=${perPage}&page=${page}`,
        );
        found.push(...result.map(({ name, content }) => ({ type: 'CNAME', name, content }) as const));
        if (result.length < perPage) break;
      }
      return found;
    },
  };
};
