import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { fuzz, openFuzzedServer, type FuzzedServer } from './testing/fuzz/run.ts';

const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const seed = numberFrom('FUZZ_SEED', 20_261_125);
const from = numberFrom('FUZZ_FROM', 0);
const count = numberFrom('FUZZ_REQUESTS', byEffort(2_000, 20_000));

let server: FuzzedServer;
beforeAll(async () => {
  server = await openFuzzedServer();
}, 600_000);
afterAll(() => server.close());

describe('requests made from the API document', () => {
  it(
    `are never answered as a fault of the server (${count} of seed ${seed}, from ${from})`,
    async () => {
      const { faults, statuses, operations } = await fuzz(server, { seed, from, count });
      console.log(
        `fuzz: seed ${seed}, ${count} requests from ${from}, ${operations} operations`,
        Object.fromEntries(statuses),
      );
      expect(faults.join('\n\n')).toBe('');
      expect(
        (
          await server.send(
            {
              name: 'live',
              role: 'visitor',
              method: 'GET',
              target: '/api/health/live',
              headers: [],
              body: null,
              framing: 'whole',
            },
            0,
          )
        ).status,
      ).toBe(200);
      // Most of the contract is reached, and not only to be refused.
      if (count >= 2_000) {
        expect(operations).toBeGreaterThan(200);
        expect(statuses.get(200)).toBeGreaterThan(count / 20);
      }
    },
    40 * 60_000,
  );
});
