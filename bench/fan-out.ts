import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';
import { tokens } from '#adapters/composition/container.ts';
import { onBenchDatabase } from './bench-database.ts';
import { compareAlternately, perSecond } from './measure.ts';
import { makeMembers } from './members.ts';
import type { Report } from './report.ts';
import { plugIn, type Plug } from './sockets.ts';

const socketCount = 1_000;
const broadcasts = 100;

type FanOut = Readonly<{ rate(): Promise<number>; close(): void }>;

const fanOut = async (kind: 'bare' | 'product', together: number): Promise<FanOut> => {
  const child = fork(fileURLToPath(new URL('./fan-out-server.ts', import.meta.url)), {
    env: { ...process.env, FAN_OUT: kind, TOGETHER: String(together) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>(
    (resolve) => child.once('message', (message) => resolve((message as { port: number }).port)), // it sends just this
  );
  let heard = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let done: () => void = () => undefined;
  const plugs: Plug[] = [];
  for (let index = 0; index < socketCount; index += 1) {
    const plug = await plugIn(port, 'a'.repeat(32));
    plug.hear((bytes) => {
      heard += bytes.length;
      if (heard >= wanted) done();
    });
    plugs.push(plug);
  }
  /** Processor time of the server alone: a thousand readers on the same machine are slower than any writer. */
  const spent = (): Promise<number> =>
    new Promise((resolve) => {
      child.once(
        'message',
        (message) =>
          resolve((message as { processorMicroseconds: number }).processorMicroseconds / 1_000_000), // it sends just this
      );
      child.send(0);
    });
  const broadcast = async (times: number): Promise<number> => {
    const before = await spent();
    heard = 0;
    const arrived = new Promise<void>((resolve) => (done = resolve));
    wanted = times * socketCount * frameBytes;
    child.send(times);
    await arrived;
    return (await spent()) - before;
  };
  // How long a frame is: told once, and counted until nothing more comes.
  child.send(1);
  let before = -1;
  while (heard === 0 || heard !== before) {
    before = heard;
    await pause(200);
  }
  const frameBytes = heard / socketCount;
  if (!Number.isInteger(frameBytes) || frameBytes < 250)
    throw new Error(`${socketCount} sockets heard ${heard} bytes of one broadcast`);
  await broadcast(broadcasts);
  return {
    rate: async () => (broadcasts * socketCount) / (await broadcast(broadcasts)),
    close() {
      for (const { socket } of plugs) socket.destroy();
      child.disconnect();
    },
  };
};

type Turn = Readonly<{ name: string; together: number; budget: string }>;

const toThousand = async ({ ratios }: Report, { name, together, budget }: Turn): Promise<void> => {
  const [bare, product] = [await fanOut('bare', together), await fanOut('product', together)];
  const messages = together === 1 ? 'one message' : `${together} messages`;
  ratios.push(
    await compareAlternately(
      {
        name,
        what: `${messages} to ${socketCount} sockets in each turn of the event loop, against \`ws\` with one string; frames a second of the server's own processor time`,
        budget,
        detail: perSecond,
      },
      bare.rate,
      product.rate,
    ),
  );
  bare.close();
  product.close();
};

const socketsEach = 10;
const stalledMembers = 5;
const warmBeats = 50;
const beats = 150;
const beatMs = 100;
/** Enough, together, to fill what the system buffers for a connection, and the server's own mebibyte after it. */
const stalledFramesABeat = 60;
const channel = 'fitboard_live';

const residentMiB = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** A thousand sockets of a hundred members on the product's own server, fifty of which read nothing any more. */
const withStalled = ({ figures }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    if (process.platform !== 'linux') return void figures.push('Stalled sockets are measured on Linux only.');
    const members = (await makeMembers(database)).slice(0, socketCount / socketsEach);
    const { port, pid } = await database.launch('./product-server.ts');
    const [stalled, lively] = [members.slice(0, stalledMembers), members.slice(stalledMembers)];
    const sentAt = new Map<string, number>();
    const taken: number[] = [];
    const silent: Plug[] = [];
    const wsTickets = database.container.get(tokens.wsTickets);
    for (const member of members.flatMap((one) => Array.from({ length: socketsEach }, () => one))) {
      const { id: userId, sessionId } = member;
      const plug = await plugIn(port, await wsTickets.issue({ userId, sessionId }, new Date()));
      if (stalled.includes(member)) {
        plug.socket.pause();
        silent.push(plug);
        continue;
      }
      let text = '';
      plug.hear((bytes) => {
        text += bytes.toString('latin1');
        for (const [, id] of text.matchAll(/"notificationId":"(beat--?\d+)"/g))
          taken.push(performance.now() - sentAt.get(id!)!); // only ours are told
        text = text.slice(text.lastIndexOf('}') + 1);
      });
    }

    const publish = (signals: readonly LiveSignal[]) =>
      database.bare.query('select pg_notify($1, $2)', [channel, JSON.stringify(signals)]);
    const broadcastToReaders = async (beat: number) => {
      const notificationId = `beat-${beat}`;
      sentAt.set(notificationId, performance.now());
      for (let from = 0; from < lively.length; from += 50)
        await publish(
          lively
            .slice(from, from + 50)
            .map(({ id: userId }) => ({ kind: 'notification', action: 'created', userId, notificationId })),
        );
    };
    // A process that has done its work for a while: what grows after this is owed to those who read nothing.
    for (let beat = -warmBeats; beat < 0; beat += 1) {
      await broadcastToReaders(beat);
      await pause(beatMs);
    }
    await pause(2_000);
    taken.length = 0;
    const atRest = residentMiB(pid);
    let most = atRest;
    const filler = 'x'.repeat(900);
    for (let beat = 0; beat < beats; beat += 1) {
      const began = performance.now();
      await broadcastToReaders(beat);
      for (const { id: userId } of stalled)
        for (let sent = 0; sent < stalledFramesABeat; sent += 6)
          await publish(
            Array.from({ length: 6 }, () => ({
              kind: 'notification',
              action: 'created',
              userId,
              notificationId: filler,
            })),
          );
      most = Math.max(most, residentMiB(pid));
      await pause(Math.max(0, beatMs - (performance.now() - began)));
    }
    const expected = beats * lively.length * socketsEach;
    for (let waited = 0; taken.length < expected && waited < 100; waited += 1) await pause(100);
    if (taken.length !== expected) throw new Error(`${taken.length} of ${expected} frames were heard`);
    const dropped = await droppedOf(silent);
    if (dropped !== silent.length)
      throw new Error(`${dropped} of ${silent.length} stalled sockets were dropped`);
    const sorted = taken.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(0);
    const line =
      `1,000 sockets, 50 of them stalled, ${beats} messages to everybody else: heard after ${at(0.5)} ms (median), ${at(0.95)} ms (95th percentile, at most 500), ` +
      `${at(1 - 1e-9)} ms (all); memory grew by ${(most - atRest).toFixed(0)} MiB (less than 100); all 50 stalled were dropped, nothing was lost by the others.`;
    figures.push(line);
    console.log(line);
  });

/** A dropped reader finds out by reading on. */
const droppedOf = async (silent: readonly Plug[]): Promise<number> => {
  let dropped = 0;
  await Promise.all(
    silent.map(({ socket }) =>
      Promise.race([
        new Promise<void>((resolve) => {
          socket.on('close', () => {
            dropped += 1;
            resolve();
          });
          socket.resume();
        }),
        pause(10_000),
      ]),
    ),
  );
  return dropped;
};

/** B8, and what a stalled reader costs the others. */
export const fanningOut = async (report: Report): Promise<void> => {
  await toThousand(report, { name: 'B8', together: 1, budget: 'at least 1.2' });
  // A notice and what it changed on the page come together.
  await toThousand(report, { name: 'B8 gathered', together: 2, budget: 'reported' });
  await withStalled(report);
};
