import { createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../persistence/testing/cluster.ts';
import type { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Config } from './config.ts';
import { provideDatabase } from './database-source.ts';

describe('a database of the operator’s own', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  const provide = (databaseUrl: string) => provideDatabase({ databaseUrl, dataDir: '/nowhere' } as Config); // the two fields it reads
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(test.url);
    change(url);
    return url.href;
  };

  it('is used as it is, and not stopped', async () => {
    const source = await provide(test.url);
    expect(source.url).toBe(test.url);
    expect(source.description).not.toContain(new URL(test.url).password);
    await source.stop();
    const [row] = (await test.db.raw('select 1 as one')).rows;
    expect(row).toEqual({ one: 1 });
  });

  it.each([
    [
      'host',
      (url: URL) => (url.hostname = 'nowhere.invalid'),
      /DATABASE_URL names a host that is not known: nowhere\.invalid/,
    ],
    [
      'port',
      (url: URL) => (url.port = '1'),
      /DATABASE_URL names 127\.0\.0\.1:1, where no PostgreSQL answers/,
    ],
    [
      'password',
      (url: URL) => (url.password = 'hunter2'),
      /DATABASE_URL is refused by .* check user, password/,
    ],
    ['name', (url: URL) => (url.pathname = '/missing'), /names the database missing, which .* does not have/],
  ])('with a wrong %s is explained in one sentence without the password', async (_, change, sentence) => {
    const failure = await provide(changed(change)).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure).toMatch(sentence);
    expect(failure).not.toContain('hunter2');
    expect(failure).not.toContain('\n');
  });

  it('that is not there ends a command as an absent service, one that turns us away as wrong input', async () => {
    const kindOf = (change: (url: URL) => void) =>
      provide(changed(change)).then(
        () => null,
        (error: OperatorError) => error.kind,
      );
    expect(await kindOf((url) => (url.port = '1'))).toBe('unavailable');
    expect(await kindOf((url) => (url.pathname = '/missing'))).toBe('unavailable');
    expect(await kindOf((url) => (url.password = 'hunter2'))).toBe('invalid');
  });

  it('that never answers is given up after five seconds', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    try {
      const { port } = silent.address() as AddressInfo; // it listens on a port
      await expect(provide(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
        /did not answer within 5 seconds/,
      );
    } finally {
      silent.close();
    }
  });

  it('in another encoding is refused', async () => {
    const client = new Client({ connectionString: test.url });
    await client.connect();
    const name = `${new URL(test.url).pathname.slice(1)}_latin`;
    await client.query(
      `create database ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
    );
    try {
      await expect(provide(changed((url) => (url.pathname = `/${name}`)))).rejects.toThrow(
        /in LATIN1: create one with encoding UTF8/,
      );
    } finally {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    }
  });
});
