import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import type { Scenario } from './scenario.ts';
import { forget, newDataDir, openServer, type RunningServer } from './server.ts';
import { playIn, type Step, type TestEnvironment } from './test-environment.ts';

export type TwoInstances = TestEnvironment &
  Readonly<{
    /** Beside the server of the environment, on the same database. */
    second: RunningServer;
    db: TestDatabase['db'];
  }>;

const signingKey = 'm4Tz8Kc1Vy6Qn3Hd9Ws5Jp2Rb7Xg0LfEm4Tz8Kc1';

/** The same environment with two instances of the product on one database, as behind a load balancer. */
export const onTwoInstances = (
  name: string,
  play: (environment: TwoInstances, step: Step) => Promise<void>,
  /** Of both, besides. */
  more: Readonly<Record<string, string>> = {},
): Scenario => ({
  name,
  async run(step) {
    const database = await createTestDatabase();
    const dataDir = newDataDir();
    const env = { DATABASE_URL: database.url, JWT_SIGNING_KEY: signingKey, ...more };
    let second: RunningServer | undefined;
    try {
      await playIn({ name, step, env }, async (environment, watched) => {
        second = await openServer({ dataDir, env: environment.testServer.env });
        await play({ ...environment, second, db: database.db }, watched);
      });
    } finally {
      await second?.stop().catch(() => null);
      forget(dataDir);
      await database.drop();
    }
  },
});
