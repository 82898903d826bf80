import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { onDatabase, type BenchDatabase } from '../bench-database.ts';
import { medianOf } from '../measure.ts';
import type { Report } from '../report.ts';
import { populate, type Population } from './generate.ts';
import { forgetFolder, openForMeasuring } from './large-database.ts';
import { planOf } from './plan.ts';
import { plansOf } from './plans.ts';
import { proveReads, readsOf, timesOf, type Read, type Side } from './reads.ts';

const page = fileURLToPath(new URL('../../docs/scale.md', import.meta.url));
/** So many times fewer rows, and members, on the other side. */
const fewer = 100;
const rounds = 5;
const callsARound = 60;
/** Above it, plans are printed. */
const most = 2;

const options = () => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      rows: { type: 'string', default: '10000000' },
      folder: { type: 'string', default: join(tmpdir(), 'fitboard-large') },
      keep: { type: 'boolean', default: false },
    },
  });
  const rows = Number(values.rows);
  if (!Number.isSafeInteger(rows) || rows < 500_000) throw new Error('--rows is a whole number from 500000.');
  return { rows, folder: values.folder, keep: values.keep };
};

type Measured = Readonly<{
  name: string;
  p50: number;
  p99: number;
  fewP50: number;
  fewP99: number;
  ratio: number;
}>;

const share = (times: readonly number[], of: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;
};

/** Both in turn, and the first of each pair by turns. */
const compare = async (few: [Side, Read], many: [Side, Read]): Promise<Measured> => {
  const taken = { few: [] as number[], many: [] as number[] };
  for (const [side, read] of [few, many]) await timesOf(side, read, 20);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
    const medians = { few: 0, many: 0 };
    for (const which of order) {
      const [side, read] = which === 'few' ? few : many;
      const times = await timesOf(side, read, callsARound);
      taken[which].push(...times);
      medians[which] = medianOf(times);
    }
    ratios.push(medians.many / medians.few);
  }
  const measured = {
    name: many[1].name,
    p50: share(taken.many, 0.5),
    p99: share(taken.many, 0.99),
    fewP50: share(taken.few, 0.5),
    fewP99: share(taken.few, 0.99),
    ratio: medianOf(ratios),
  };
  console.log(
    `${measured.name}: ${measured.ratio.toFixed(2)}; ${measured.p50.toFixed(1)} ms (99 %: ${measured.p99.toFixed(1)}), few ${measured.fewP50.toFixed(1)} (${measured.fewP99.toFixed(1)})`,
  );
  return measured;
};

const inWords = (count: number): string => count.toLocaleString('en');
const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1);

const writeTable = (
  measured: readonly Measured[],
  { population, load }: Readonly<{ population: Population; load: number }>,
): void => {
  const [begin, end] = ['<!-- large: begin -->', '<!-- large: end -->'];
  const day = new Date().toISOString().slice(0, 10);
  const others =
    load > 1
      ? `**Other work ran beside it** (load of ${load.toFixed(1)} before it began): times are longer than at rest, above all the slowest, and ratios scatter; to be measured again at rest.`
      : 'Nothing else ran.';
  const lines = [
    begin,
    `Measured on ${day} by \`npm run bench -- large --rows=${population.rows}\` on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes(totalmem())} GB of memory, ${inWords(population.rows)} rows in each large table, ${inWords(planOf(population.rows).members)} members, ${gigabytes(population.bytes)} GB on the disk, written in ${Math.round(population.seconds / 60)} minutes. ${others}`,
    '',
    `| Read | p50 | p99 | p50 at a ${fewer}th | p99 at a ${fewer}th | Ratio of p50 |`,
    '|---|---|---|---|---|---|',
    ...measured.map(
      ({ name, p50, p99, fewP50, fewP99, ratio }) =>
        `| ${name} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms | ${fewP50.toFixed(1)} ms | ${fewP99.toFixed(1)} ms | **${ratio.toFixed(2)}** |`,
    ),
    end,
  ];
  const text = readFileSync(page, 'utf8');
  const [head = '', tail = ''] = [text.split(begin)[0], text.split(end)[1]];
  writeFileSync(page, `${head}${lines.join('\n')}${tail}`);
};

const sideOf = async (name: string, database: BenchDatabase, rows: number): Promise<Side> => ({
  name,
  bare: database.bare,
  container: database.container,
  port: await database.serve('./product-server.ts'),
  members: planOf(rows).members,
});

/** The busiest reads among so many rows, against the same reads among a hundredth of them. */
export const large = async ({ figures }: Report): Promise<void> => {
  const { rows, folder, keep } = options();
  const folders = { few: join(folder, 'few'), many: join(folder, 'many') };
  const load = loadavg()[0] ?? 0;
  await populate(folders.few, Math.round(rows / fewer));
  const population = await populate(folders.many, rows);
  const [few, many] = [await openForMeasuring(folders.few), await openForMeasuring(folders.many)];
  try {
    await onDatabase(few.url, (fewBase) =>
      onDatabase(many.url, async (manyBase) => {
        const sides = {
          few: await sideOf('few', fewBase, rows / fewer),
          many: await sideOf('many', manyBase, rows),
        };
        const reads = { few: await readsOf(sides.few), many: await readsOf(sides.many) };
        await proveReads(sides.few, reads.few);
        await proveReads(sides.many, reads.many);
        const measured: Measured[] = [];
        for (const [index, read] of reads.many.entries())
          measured.push(await compare([sides.few, reads.few[index]!], [sides.many, read])); // the same on both
        writeTable(measured, { population, load });
        const slow = reads.many.filter((_, index) => measured[index]!.ratio > most);
        const logFile = join(folders.many, 'postgres.log');
        if (slow.length > 0) console.log(await plansOf(manyBase, sides.many, { reads: slow, logFile }));
        const worst = measured.toSorted((one, other) => other.ratio - one.ratio)[0]!; // there are many
        figures.push(
          `${inWords(rows)} rows in each large table: ${measured.length} reads, ${measured.length - slow.length} at most ${most} times as long as among a ${fewer}th; most: ${worst.name}, ${worst.ratio.toFixed(2)}.`,
        );
      }),
    );
  } finally {
    await few.stop();
    await many.stop();
    if (!keep) for (const data of Object.values(folders)) forgetFolder(data);
  }
};
