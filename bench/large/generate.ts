import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { runningEmbeddedPostgres } from '#adapters/persistence/embedded/embedded-postgres.ts';
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

const readPopulation = async (dataDir: string): Promise<Population | undefined> => {
  if (!existsSync(markOf(dataDir))) return undefined;
  return JSON.parse(await readFile(markOf(dataDir), 'utf8')) as Population; // written below
};

/** Half a population goes; what is not one, or is being filled, stays. */
const forgetHalf = async (dataDir: string): Promise<void> => {
  if (!existsSync(dataDir)) return;
  if ((await runningEmbeddedPostgres(dataDir)) !== undefined)
    throw new Error(`${dataDir} is in use: another process fills or reads it.`);
  const others = readdirSync(dataDir).filter((name) => !/^(postgres|population\.json)/.test(name));
  if (others.length > 0) throw new Error(`${dataDir} holds ${others.join(', ')}: choose another folder.`);
  forgetFolder(dataDir);
};

/** A population of that size in this folder; one that is there already is used again. */
export const populate = async (dataDir: string, rows: number): Promise<Population> => {
  const there = await readPopulation(dataDir);
  if (there?.rows === rows) return there;
  await forgetHalf(dataDir);
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
    await writeFile(markOf(dataDir), JSON.stringify(population));
    return population;
  } finally {
    await connection.end();
    await server.stop();
  }
};
