import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokens } from '#adapters/composition/container.ts';
import { hour } from '#core/kernel/time.ts';
import { onBenchDatabase } from '../bench-database.ts';
import { compareAlternately } from '../measure.ts';
import type { Report } from '../report.ts';

const megabyte = 1_048_576;
const fileSize = 64 * megabyte;
const rangeSize = megabyte;
const clients = 4;
const forMs = 2_000;

const takeRange = (port: number, agent: Agent, path: string, start: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { range: `bytes=${start}-${start + rangeSize - 1}` };
    const sent = request({ host: '127.0.0.1', port, agent, path, headers }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => (bytes += piece.length));
      response.on('end', () =>
        response.statusCode === 206 && bytes === rangeSize
          ? resolve(bytes)
          : reject(new Error(`a range answered ${response.statusCode} with ${bytes} bytes`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

/** Megabytes a second, by so many players that each ask for a megabyte at a time. */
const speedOf = async (port: number, path: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const started = performance.now();
  let bytes = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = client; performance.now() - started < forMs; at += clients)
        bytes += await takeRange(port, agent, path, (at * rangeSize) % fileSize);
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return bytes / megabyte / seconds;
};

/** A film by ranges from its signed address, against node:http alone. */
export const streaming = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'fitboard-bench-film-'));
    try {
      const path = join(folder, 'film.webm');
      writeFileSync(path, randomBytes(fileSize));
      const { mediaStore, clock } = database.container.get(tokens.ports);
      const key = 'learning/bench/film.webm';
      await mediaStore.put(key, path, 'video/webm');
      const expiresAt = new Date(clock.now().getTime() + hour);
      const asked = { contentType: 'video/webm', name: 'film.webm', expiresAt };
      const signed = new URL(await mediaStore.signedUrl(key, asked));
      const product = await database.serve('./product-server.ts');
      const { port: plain } = await database.launch('./learning/range-server.ts', { BENCH_FILE: path });
      const address = signed.pathname + signed.search;
      await speedOf(product, address);
      await speedOf(plain, '/');
      ratios.push(
        await compareAlternately(
          {
            name: 'Ranges',
            what: 'a film by ranges of 1 MiB from its signed address, throughput, against node:http alone',
            budget: 'at least 0.8',
            detail: (bare, made) => `${Math.round(made)} MiB a second; bare ${Math.round(bare)}.`,
          },
          () => speedOf(plain, '/'),
          () => speedOf(product, address),
        ),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
