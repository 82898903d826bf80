import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { onBenchDatabase } from './bench-database.ts';
import { inTurn, once } from './measure.ts';
import type { Report } from './report.ts';

const restMs = 3_000;

/** Mebibytes that are this process's own or shared with nobody else at the moment, as the system counts them. */
const memoryOf = (pid: number): number => {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) / 1_024;
};

/** B13: the memory of a server that has started, answered once, and has nothing to do. */
export const resting = ({ ratios, figures }: Report): Promise<void> =>
  onBenchDatabase(async ({ launch }) => {
    if (process.platform !== 'linux') return void figures.push('Memory at rest is measured on Linux only.');
    const rest = async (file: string, path: string): Promise<number> => {
      const { port, pid } = await launch(file);
      await once(port, { method: 'GET', path }, (text) => text.length > 0);
      await pause(restMs);
      return memoryOf(pid);
    };
    ratios.push(
      await inTurn(
        {
          name: 'B13',
          what: 'memory of an idle server, against an empty express and pg process',
          budget: 'at most 2',
          detail: (a, b) => `${b.toFixed(0)} MiB; empty ${a.toFixed(0)} MiB.`,
        },
        () => rest('./empty-server.ts', '/'),
        () => rest('./product-server.ts', '/api/settings/public'),
      ),
    );
  });
