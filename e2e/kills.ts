import { setTimeout as pause } from 'node:timers/promises';
import { call, forget, newDataDir, openHouse, operate, signIn, type House } from './house.ts';
import { check, type Scenario } from './scenario.ts';

const clients = 8;
const loadMs = 1_500;

type Load = { acknowledged: Set<string>; sent: Set<string>; stop(): Promise<void> };

/** Grants of one coin with a key each, as fast as eight clients can; what was answered 201 is acknowledged. */
const startLoad = (house: House, token: string, userId: string): Load => {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  let isOver = false;
  const workers = Array.from({ length: clients }, async (_, client) => {
    for (let count = 0; !isOver; count += 1) {
      const key = `kill-${house.port}-${Date.now()}-${client}-${count}`;
      sent.add(key);
      try {
        const { status } = await call(house.url, 'POST', '/admin/coins/grant', {
          token,
          key,
          body: { userId, coin: 'BASE_COIN', amount: 1, reason: `Load ${key}` },
        });
        if (status === 201) acknowledged.add(key);
        else await pause(20);
      } catch {
        await pause(20);
      }
    }
  });
  return {
    acknowledged,
    sent,
    async stop() {
      isOver = true;
      await Promise.all(workers);
    },
  };
};

/** Every line of the member's statement that the load made, by its key. */
const storedKeys = async (house: House, token: string, userId: string): Promise<string[]> => {
  const keys: string[] = [];
  for (let from = 0; ; from += 100) {
    const query = new URLSearchParams({
      range: JSON.stringify([from, from + 99]),
      sort: '["createdAt","ASC"]',
      filter: JSON.stringify({ userId, type: 'GRANT', coin: 'BASE_COIN' }),
    });
    const { status, body } = await call(house.url, 'GET', `/admin/transactions?${query}`, { token });
    check(status === 200, `the ledger answered ${status}: ${JSON.stringify(body)}`);
    const rows = body as unknown as { note: string | null }[]; // a list answers with its rows
    keys.push(
      ...rows.map(({ note }) => note?.replace('Load ', '') ?? '').filter((note) => note.startsWith('kill-')),
    );
    if (rows.length < 100) return keys;
  }
};

const compare = async (
  house: House,
  dataDir: string,
  userId: string,
  told: ReadonlySet<string>,
): Promise<void> => {
  const stored = await storedKeys(house, await signIn(house.url, 'staff'), userId);
  const lost = [...told].filter((key) => !stored.includes(key));
  check(
    lost.length === 0,
    `${lost.length} of ${told.size} acknowledged grants are gone: ${lost.slice(0, 3).join(', ')}`,
  );
  check(new Set(stored).size === stored.length, 'a grant was stored twice');
  const { code, out, error } = await operate(dataDir, '--json', 'reconcile');
  check(code === 0, `reconcile found a breach: ${out}${error}`);
};

const untilReady = async (house: House): Promise<void> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await call(house.url, 'GET', '/health/ready').catch(() => null);
    if (answer?.status === 200) return;
    check(Date.now() < deadline, 'the server did not recover within a minute');
    await pause(100);
  }
};

export const kills: Scenario = {
  name: 'Killed without warning under load',
  async run(step) {
    const dataDir = newDataDir();
    const told = new Set<string>();
    let house = await step('the demo house opens', () => openHouse({ dataDir, env: { SEED: 'demo' } }));
    try {
      const me = await call(house.url, 'GET', '/me', { token: await signIn(house.url, 'member') });
      const userId = String(me.body['id']);
      for (const round of [1, 2, 3]) {
        await step(
          `round ${round}: the server dies, starts again, nothing acknowledged is lost`,
          async () => {
            const load = startLoad(house, await signIn(house.url, 'staff'), userId);
            await pause(loadMs);
            await house.kill('SIGKILL');
            await load.stop();
            for (const key of load.acknowledged) told.add(key);
            check(load.acknowledged.size > 0, 'the load was never answered');
            house = await openHouse({ dataDir });
            await compare(house, dataDir, userId, told);
          },
        );
      }
      for (const round of [1, 2, 3]) {
        await step(`round ${round}: the database dies, the server brings it back by itself`, async () => {
          const load = startLoad(house, await signIn(house.url, 'staff'), userId);
          await pause(loadMs);
          const before = house.databasePid();
          process.kill(before, 'SIGKILL');
          await pause(500);
          await untilReady(house);
          const atRecovery = load.acknowledged.size;
          await pause(loadMs);
          await load.stop();
          check(house.databasePid() !== before, 'the database process is still the killed one');
          check(load.acknowledged.size > atRecovery, 'nothing was answered after the recovery');
          for (const key of load.acknowledged) told.add(key);
          await compare(house, dataDir, userId, told);
        });
      }
      await step('a gentle end leaves with code 0', async () => {
        const code = await house.stop();
        check(code === 0, `it ended with ${code}:\n${house.output().slice(-2000)}`);
      });
    } finally {
      await house.kill('SIGKILL').catch(() => null);
      forget(dataDir);
    }
  },
};
