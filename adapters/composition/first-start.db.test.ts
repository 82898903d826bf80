import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOpener } from '#fixtures/demo/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../persistence/testing/cluster.ts';
import { readConfig } from './config.ts';
import { createContainer, tokens } from './container.ts';
import { completeFirstStart } from './first-start.ts';

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'fitboard-first-start-'));
});
afterAll(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a production start refuses accounts whose password is published, and names them, until they are closed', async () => {
  const config = readConfig({
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'hoa@fitness.vn',
    ADMIN_PASSWORD: 'một mật khẩu rất dài',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  const container = createContainer({ ...config, databaseUrl: test.url });
  try {
    const ports = container.get(tokens.ports);
    const open = await accountOpener(ports);
    const id = await open({
      email: 'staff@fitboard.example',
      fullname: 'Lê Thu Hà',
      joined: new Date(),
      roleId: 'admin',
    });
    const start = () => completeFirstStart(container, test.url, () => undefined);
    await expect(start()).rejects.toThrow(/published: staff@fitboard\.example\./);

    const user = await ports.reads.users.find(id);
    await ports.transaction(({ users }) =>
      users.update({ ...user!, status: 'BAN', version: user!.version + 1 }),
    ); // just made
    expect(await start()).toEqual({ madeSuperUser: true, seeded: false, demoAccounts: [] });
  } finally {
    await container.unbindAllAsync();
  }
});
