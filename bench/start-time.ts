import { openServer, newDataDir, forget } from '../e2e/engine/server.ts';
import { milliseconds } from './measure.ts';
import type { Report } from './report.ts';

/** B10: a warm start of the whole product. */
export const starting = async ({ figures }: Report): Promise<void> => {
  const folder = newDataDir();
  const server = await openServer({ dataDir: folder, env: { SEED: 'demo' } });
  await server.stop();
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    let again: Awaited<ReturnType<typeof openServer>> | undefined;
    starts.push(await milliseconds(async () => { again = await openServer({ dataDir: folder }); })); // prettier-ignore
    await again?.stop();
  }
  forget(folder);
  starts.sort((a, b) => a - b);
  figures.push(
    `A warm \`npm start\` is ready in ${(starts[2]! / 1_000).toFixed(2)} s (median of 5, ${(starts[0]! / 1_000).toFixed(2)}–${(starts[4]! / 1_000).toFixed(2)}), database included.`,
  );
};
