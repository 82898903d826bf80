import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { fill } from './fill.ts';
import { bytesOf, forgetFolder, openForLoading } from './large-database.ts';

const mostBytes = 35 * 1024 ** 3;
const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1);

/** A folder with a whole population says so by this file, so that half of one is never measured. */
const markOf = (dataDir: string): string => join(dataDir, 'population.json');

export type Population = Readonly<{
  rows: number;
  seconds: number;
  bytes: number;
  tables: Readonly<Record<string, number>>;
}>;

export const readPopulation = async (dataDir: string): Promise<Population | undefined> => {
  const { readFile } = await import('node:fs/promises');
  if (!existsSync(markOf(dataDir))) return undefined;
  return JSON.parse(await readFile(markOf(dataDir), 'utf8')) as Population; // written below
};

/** A population of that size in this folder; one that is there already is used again. */
export const populate = async (dataDir: string, rows: number): Promise<Population> => {
  const there = await readPopulation(dataDir);
  if (there?.rows === rows) return there;
  forgetFolder(dataDir);
  const started = performance.now();
  const server = await openForLoading(dataDir);
  const connection = new pg.Client({ connectionString: server.url });
  await connection.connect();
  try {
    const filled = await fill(connection, rows, {
      heard: ({ table, rows: made, seconds }) => {
        const bytes = bytesOf(dataDir);
        console.log(`${table}: ${made} rows in ${seconds.toFixed(0)} s; ${gigabytes(bytes)} GB in all`);
        if (bytes > mostBytes) throw new Error(`more than ${gigabytes(mostBytes)} GB: stopped`);
      },
    });
    await connection.query('checkpoint');
    const population = {
      rows,
      seconds: Math.round((performance.now() - started) / 1_000),
      bytes: bytesOf(dataDir),
      tables: Object.fromEntries(filled.map(({ table, rows: made }) => [table, made])),
    };
    const { writeFile } = await import('node:fs/promises');
    await writeFile(markOf(dataDir), JSON.stringify(population));
    return population;
  } finally {
    await connection.end();
    await server.stop();
  }
};
