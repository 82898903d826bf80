import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { system } from '#core/access/actor/actor.ts';
import { openDemoAccounts, type DemoAccount } from '#fixtures/demo/accounts.ts';
import { seedDemo } from '#fixtures/demo/seed.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { whileAlone } from '#adapters/persistence/coordination/advisory-lock.ts';
import { startOver } from '#adapters/persistence/operations/migrate.ts';
import type { Config } from './config.ts';
import { tokens } from './tokens.ts';

/** Stands in the data folder as long as demo data are being written, which takes many transactions. */
const markOf = ({ dataDir }: Config): string => join(dataDir, 'seeding');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * A start that was ended while it wrote demo data left half of them. Nobody can have used the built-in database yet, so
 * it begins anew; a database of the operator's own is not ours to empty.
 */
export const clearHalfSeeded = async (config: Config, url: string): Promise<boolean> => {
  const mark = markOf(config);
  if (!(await exists(mark))) return false;
  if (config.seed !== 'demo') {
    await rm(mark, { force: true });
    return false;
  }
  if (config.databaseUrl !== null) {
    throw new OperatorError(
      `An earlier start was ended while it wrote demo data into the database of DATABASE_URL: empty that database, or set SEED=none to keep what is there.`,
    );
  }
  await startOver(url);
  await rm(mark, { force: true });
  return true;
};

export type FirstStart = Readonly<{
  /** User 1 got address and password just now. */
  madeSuperUser: boolean;
  seeded: boolean;
  demoAccounts: readonly DemoAccount[];
}>;

/** A database that was tried out with demo people must not be opened to the world with them. */
const refuseDemoAccounts = async (ports: Ports): Promise<void> => {
  const open = await openDemoAccounts(ports);
  if (open.length === 0) return;
  const named =
    open.length > 3 ? `${open.slice(0, 3).join(', ')} and ${open.length - 3} more` : open.join(', ');
  throw new OperatorError(
    `This database holds demo accounts whose password is published: ${named}. Use another database, or ban each with \`npm run cli -- users set-status <address> BAN --reason …\`.`,
    { kind: 'refused' },
  );
};

/** User 1, and demo people for an empty database; does nothing the second time, or when another instance did it. */
export const completeFirstStart = async (
  container: Container,
  databaseUrl: string,
  onProgress: (text: string) => void,
): Promise<FirstStart> => {
  const config = container.get(tokens.config);
  const app = container.get(tokens.application);
  const ports = container.get(tokens.ports);

  return whileAlone(databaseUrl, 'first start', async () => {
    const { email, password } = config.admin;
    if (config.isProduction) await refuseDemoAccounts(ports);
    const { done: madeSuperUser } = await app.account.setUpSuperUser(system, { email, password });
    if (config.isProduction || config.seed !== 'demo')
      return { madeSuperUser, seeded: false, demoAccounts: [] };

    const mark = markOf(config);
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await writeFile(mark, '', { mode: 0o600 });
    const { seeded, accounts } = await seedDemo(ports, { onProgress });
    await rm(mark, { force: true });
    // People of the operator's own are no demo: those accounts are told about only where they exist.
    const present = await Promise.all(
      accounts.map(async (account) => ({
        account,
        user: await ports.reads.users.findByEmail(account.email),
      })),
    );
    return {
      madeSuperUser,
      seeded,
      demoAccounts: present.flatMap(({ account, user }) => (user ? [account] : [])),
    };
  });
};
