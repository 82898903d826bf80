import { setTimeout as pause } from 'node:timers/promises';
import { adminRoleId } from '#core/access/role/role.ts';
import { abusesOf, makePictures, type Pictures } from './abuse-requests.ts';
import { onBenchDatabase, proxied, type BenchDatabase } from '../bench-database.ts';
import { makeMembers, type Member } from '../members.ts';
import type { Report } from '../report.ts';
import { memoryOfTree } from './resident.ts';

const restMs = 30_000;
/** A server gives back what its start took when it has been quiet for some seconds. */
const settleMs = 15_000;
const clients = 8;
const mebibyte = 1_048_576;
/** Each kind by itself says who keeps memory, all together what becomes of a server in a storm. */
const stormSeconds = Number(process.env['STORM_SECONDS'] ?? 90);
const kindSeconds = Number(process.env['KIND_SECONDS'] ?? 20);

type Memory = Readonly<{ resident: number; heap: number; outside: number }>;

const numberIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) / mebibyte;

const memoryOf = async ({ port, pid }: Readonly<{ port: number; pid: number }>): Promise<Memory> => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return {
    resident: memoryOfTree(pid),
    heap: numberIn(metrics, 'nodejs_heap_size_used_bytes'),
    outside: numberIn(metrics, 'nodejs_external_memory_bytes'),
  };
};

const shown = ({ resident, heap, outside }: Memory): string =>
  `${resident.toFixed(0)} MiB (heap ${heap.toFixed(0)}, buffers ${outside.toFixed(0)})`;

type Storm = Readonly<{ kind: string | null; forMs: number; members: readonly Member[]; pictures: Pictures }>;
type Held = Readonly<{ before: Memory; most: number; after: Memory }>;

/** What a server of its own held before, at most, and after it was left alone again. */
const heldAfter = async (
  { launch }: BenchDatabase,
  { kind, forMs, members, pictures }: Storm,
): Promise<Held> => {
  const server = await launch('./product-server.ts', proxied);
  const kinds = abusesOf({ port: server.port, members, pictures });
  const abuses = kind === null ? Object.values(kinds).flat() : (kinds[kind] ?? []);
  await fetch(`http://127.0.0.1:${server.port}/api/settings/public`);
  await pause(settleMs);
  const before = await memoryOf(server);
  let most = before.resident;
  const watching = setInterval(() => (most = Math.max(most, memoryOfTree(server.pid))), 100);
  const statuses = new Map<number, number>();
  const ends = performance.now() + forMs;
  let count = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() < ends) {
      const index = count++;
      const status = await abuses[index % abuses.length]!(index).catch(() => 0); // in range
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: clients }, lane));
  clearInterval(watching);
  await pause(restMs);
  const after = await memoryOf(server);
  console.log(
    `     ${kind ?? 'all together'}: ${count} requests ${JSON.stringify(Object.fromEntries(statuses))}; before ${shown(before)}, at most ${most.toFixed(0)}, ${restMs / 1_000} s after ${shown(after)}`,
  );
  await server.end();
  return { before, most, after };
};

/** B15: what a server holds on to after a time of abuse, against what it held before. */
export const abusing = ({ ratios, figures }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    if (process.platform !== 'linux')
      return void figures.push('Memory after abuse is measured on Linux only.');
    const members = await makeMembers(database);
    await database.bare.query('update users set role_id = $1 where id = $2', [adminRoleId, members[1]!.id]);
    const pictures = await makePictures();
    const storm = { members, pictures };
    const kinds = Object.keys(abusesOf({ port: 0, ...storm }));
    const byKind: string[] = [];
    for (const kind of kinds) {
      const { before, after } = await heldAfter(database, {
        ...storm,
        kind,
        forMs: kindSeconds * 1_000,
      });
      byKind.push(`${kind} ${before.resident.toFixed(0)} → ${after.resident.toFixed(0)} MiB`);
    }
    const { before, most, after } = await heldAfter(database, {
      ...storm,
      kind: null,
      forMs: stormSeconds * 1_000,
    });
    const ratio = after.resident / before.resident;
    ratios.push({
      name: 'B15',
      what: `memory ${restMs / 1_000} s after ${stormSeconds} s of abuse by ${clients} clients, against the same server before it`,
      budget: 'at most 2',
      median: ratio,
      least: ratio,
      most: ratio,
      detail: `${after.resident.toFixed(0)} MiB; before ${before.resident.toFixed(0)} MiB, at most ${most.toFixed(0)} MiB.`,
    });
    figures.push(`Memory before and after ${kindSeconds} s of one kind of abuse: ${byKind.join(', ')}.`);
    console.log(`B15  ${ratio.toFixed(2)}`);
  });
