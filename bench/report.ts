import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Ratio } from './measure.ts';

const file = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/** What a run found out, in the order in which it did. */
export type Report = Readonly<{
  ratios: Ratio[];
  /** Sentences about what has no baseline. */
  figures: string[];
}>;

export const newReport = (): Report => ({ ratios: [], figures: [] });

export const writeReport = ({ ratios, figures }: Report): void => {
  const table = [
    '| | What | Median (range) | Budget | Figures |',
    '|---|---|---|---|---|',
    ...ratios.map(
      ({ name, what, median, least, most, budget, detail }) =>
        `| ${name} | ${what} | **${median.toFixed(2)}** (${least.toFixed(2)}–${most.toFixed(2)}) | ${budget} | ${detail} |`,
    ),
  ].join('\n');
  writeFileSync(
    file,
    `# Performance\n\nMeasured by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}, PostgreSQL 18 built in with durable commits, load from the same machine. Every ratio is product over baseline, taken in turn, five pairs; absolute figures drift with the machine, ratios hold.\n\n${table}\n\n${figures.map((line) => `- ${line}`).join('\n')}\n`,
  );
};
