import { readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchDatabase } from '../bench-database.ts';
import { timesOf, type Read, type Side } from './reads.ts';

/** Ours: what the database itself says about each statement of a read while the product makes it. */
const explaining = [
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_analyze = on',
  'auto_explain.log_buffers = on',
];

/** The plans of everything these reads ask, by a server of their own whose database explains itself. */
export const plansOf = async (
  { bare, serve }: BenchDatabase,
  side: Side,
  { reads, logFile }: Readonly<{ reads: readonly Read[]; logFile: string }>,
): Promise<string> => {
  for (const setting of explaining) await bare.query(`alter system set ${setting}`);
  await bare.query('select pg_reload_conf()');
  try {
    const port = await serve('./product-server.ts');
    await timesOf({ ...side, port }, reads[0]!, 1); // the plans of its start are of no interest
    const texts: string[] = [];
    for (const read of reads) {
      await timesOf({ ...side, port }, read, 1);
      await pause(300);
      const { size: before } = await stat(logFile);
      await timesOf({ ...side, port }, read, 1);
      await pause(300);
      texts.push(`== ${read.name}\n${(await readFile(logFile)).subarray(before).toString()}`);
    }
    return texts.join('\n');
  } finally {
    for (const setting of explaining) await bare.query(`alter system reset ${setting.split(' ')[0]}`);
    await bare.query('select pg_reload_conf()');
  }
};
