import { describe, expect, it } from 'vitest';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { readConfig } from '../composition/config.ts';
import { waitForDatabase } from './waiting-server.ts';

const host: ServedHost = {
  host: 'minh-anh.trang.vn',
  domainId: 'd',
  userId: 'u',
  canonical: 'minh-anh.trang.vn',
  kind: 'LABEL',
};
const config = {
  ...readConfig({ SEED: 'none' }),
  databaseUrl: 'postgres://localhost/fitboard',
  host: '127.0.0.1',
  port: 0,
};
const away = () => new OperatorError('No PostgreSQL answers.', { kind: 'unavailable' });

const start = (
  kept: readonly ServedHost[],
  failures: readonly OperatorError[],
  databaseUrl = config.databaseUrl,
) => {
  const said: string[] = [];
  const left = [...failures];
  const opened = waitForDatabase(
    { ...config, databaseUrl },
    async () => {
      const failure = left.shift();
      if (failure) throw failure;
      return 'the database';
    },
    {
      snapshot: { read: async () => kept, write: async () => undefined },
      say: (text) => void said.push(text),
      signal: new AbortController().signal,
    },
  );
  return { opened, said };
};

describe('a start while the database is away', () => {
  it('waits when there are sites to answer for, and says so', async () => {
    const { opened, said } = start([host], [away(), away()]);
    expect(await opened).toBe('the database');
    expect(said.join()).toContain('1 hosts');
  });

  it('fails at once without sites, and when the database refuses', async () => {
    await expect(start([], [away()]).opened).rejects.toThrow('No PostgreSQL answers.');
    await expect(start([host], [new OperatorError('Refused.')]).opened).rejects.toThrow('Refused.');
    await expect(start([host], [away(), new OperatorError('Refused.')]).opened).rejects.toThrow('Refused.');
  });
});
