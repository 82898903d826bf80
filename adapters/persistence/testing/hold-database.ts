import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { sentenceOf } from '#adapters/ports/operator-error.ts';

/** A program for tests: keeps the database of a data folder running until it is told to end, or killed. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Name the data folder.');
try {
  const database = await startEmbeddedPostgres({ dataDir });
  console.log(JSON.stringify({ url: database.url, pid: database.pid() }));
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
