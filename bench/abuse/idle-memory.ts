import { setTimeout as pause } from 'node:timers/promises';
import { onBenchDatabase } from '../bench-database.ts';
import { compareAlternately, once } from '../measure.ts';
import type { Report } from '../report.ts';
import { memoryOfTree } from './resident.ts';

/** A server gives back what its start took when it has been quiet for some seconds. */
const restMs = 15_000;

/** B13: the memory of a server that has started, answered once, and has nothing to do. */
export const resting = ({ ratios, figures }: Report): Promise<void> =>
  onBenchDatabase(async ({ launch }) => {
    if (process.platform !== 'linux') return void figures.push('Memory at rest is measured on Linux only.');
    const rest = async (file: string, path: string): Promise<number> => {
      const { port, pid } = await launch(file);
      await once(port, { method: 'GET', path }, (text) => text.length > 0);
      await pause(restMs);
      return memoryOfTree(pid);
    };
    ratios.push(
      await compareAlternately(
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
