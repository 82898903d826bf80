import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { isDatabaseAway, isDatabaseBusy, openDatabase } from './database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads, knexTransaction } from './transaction.ts';
import { openSession } from './transaction-session.ts';

const secretBox = { seal: (text: string) => btoa(text), open: (text: string) => atob(text) };

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a transaction of PostgreSQL', () => {
  let test: TestDatabase;
  let transaction: Transaction;
  let reads: Repositories;
  beforeAll(async () => {
    test = await createTestDatabase();
    transaction = knexTransaction(test.db, { secretBox, settingsCacheMs: 0 });
    reads = knexReads(test.db, { secretBox, settingsCacheMs: 0 });
  });
  afterAll(() => test.drop());

  const clash = (code: string) =>
    test.db.raw(`do $$ begin raise exception 'clash' using errcode = '${code}'; end $$`);

  it('is tried again when it clashed with another, three times at most', async () => {
    const user = aUser();
    const twice = vi.fn(async ({ users }: Pick<Repositories, 'users'>) => {
      if (twice.mock.calls.length < 3) await clash(twice.mock.calls.length === 1 ? '40P01' : '40001');
      await users.insert(user);
    });
    await transaction(twice);
    expect(twice).toHaveBeenCalledTimes(3);
    expect(await reads.users.find(user.id)).toEqual(user);

    const always = vi.fn(() => clash('40001'));
    expect(await failureOf(transaction(always))).toMatchObject({ code: '40001' });
    expect(always).toHaveBeenCalledTimes(4);
  });

  it('is tried again as a whole, not in a part that joined it', async () => {
    const inner = vi.fn(async () => {
      if (inner.mock.calls.length === 1) await clash('40P01');
    });
    const outer = vi.fn(() => transaction(inner));
    await transaction(outer);

    expect(outer).toHaveBeenCalledTimes(2);
    expect(inner).toHaveBeenCalledTimes(2);
  });

  it('is not tried again for a refusal or a mistake', async () => {
    const refused = vi.fn(async () => {
      throw new DomainError('payment.not_pending');
    });
    await failureOf(transaction(refused));
    const mistaken = vi.fn(() => test.db.raw('selec 1'));
    await failureOf(transaction(mistaken));

    expect(refused).toHaveBeenCalledTimes(1);
    expect(mistaken).toHaveBeenCalledTimes(1);
  });

  it('says with what it went on after a failed statement', async () => {
    const taken = aUser();
    await reads.users.insert(taken);
    const failure = await failureOf(
      transaction(({ users }) => users.insert(aUser({ email: taken.email })).catch(() => undefined)),
    );

    expect(failure).toMatchObject({
      message: expect.stringContaining('went on after a statement had failed'),
    });
    expect(failure).toHaveProperty('cause.constraint', 'users_email');
  });

  it('leaves work that outlives it to the pool', async () => {
    let late: Promise<unknown> = Promise.resolve();
    await transaction(async ({ users }) => {
      late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => users.find('1'));
    });
    expect(await late).toMatchObject({ id: '1' });
  });

  it('fails as a whole when a row it did not wait for was refused', async () => {
    const user = aUser();
    const lone = { type: 'user.registered', userId: '\u0000' } as never; // PostgreSQL keeps no such character in JSON
    const silent = transaction(async ({ users, events }) => {
      await users.insert(user);
      await events.append(lone);
    });
    expect(await failureOf(silent)).toMatchObject({ code: '22P05' });
    const noticed = transaction(async ({ users, events }) => {
      await events.append(lone);
      await users.insert(user);
    });
    // Not what the statement after it says: that the transaction is broken already.
    expect(await failureOf(noticed)).toMatchObject({ code: '22P05' });
    const caught = transaction(async ({ users, events }) => {
      await events.append(lone);
      await users.insert(user).catch(() => undefined);
    });
    expect(await failureOf(caught)).toMatchObject({ code: '22P05' });

    expect(await reads.users.find(user.id)).toBeNull();
  });

  it('writes what it did not wait for, in order, also when that is all it does', async () => {
    const event = (userId: string) => ({ type: 'user.registered', userId }) as never; // what it says is of no interest
    await transaction(async ({ events }) => {
      await events.append(event('first'));
      await events.append(event('second'));
    });
    const stored = await test.db('events').orderBy('id', 'desc').limit(2).pluck('event');
    expect(stored).toMatchObject([{ userId: 'second' }, { userId: 'first' }]);
  });

  it('keeps work that outlives it out of the next one on its connection', async () => {
    const narrow = openDatabase({ url: test.url, poolMax: 1 });
    try {
      const session = await openSession(narrow);
      const early = session.knex('users').where({ id: '1' }).update({ about: 'late' });
      await session.rollback();
      session.release();
      const next = await openSession(narrow);
      await next.knex.raw('select 1');

      expect(await failureOf(Promise.resolve(early))).toMatchObject({
        message: expect.stringContaining('The transaction is over'),
      });
      await next.commit();
      next.release();
      expect((await reads.users.find('1'))?.about).not.toBe('late');
    } finally {
      await narrow.destroy();
    }
  });

  it('passes on that the database is away or busy, as it is', async () => {
    const nobody = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
    const impatient = openDatabase({ url: test.url, statementTimeoutMs: 200, poolMax: 2 });
    try {
      const away = await failureOf(knexTransaction(nobody, { secretBox })(({ users }) => users.find('1')));
      expect(isDatabaseAway(away)).toBe(true);
      await transaction(async ({ users }) => {
        await users.lock('1');
        const busy = await failureOf(
          knexTransaction(impatient, { secretBox })((other) => other.users.lock('1')),
        );
        expect(isDatabaseBusy(busy)).toBe(true);
      });
    } finally {
      await nobody.destroy();
      await impatient.destroy();
    }
  });

  it('gives its connection back, whatever happens', async () => {
    const narrow = openDatabase({ url: test.url, poolMax: 1 });
    try {
      const alone = knexTransaction(narrow, { secretBox });
      for (let time = 0; time < 5; time++)
        await failureOf(
          alone(async ({ users }) => {
            await users.find('1');
            throw new Error('no');
          }),
        );
      expect(await alone(({ users }) => users.find('1'))).toMatchObject({ id: '1' });
    } finally {
      await narrow.destroy();
    }
  });
});

describe('what only a database has', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('keeps the secrets of a mail sealed, and forgets them once it was sent', async () => {
    const { mails } = knexReads(test.db, { secretBox });
    const mail = aMail({ secrets: { code: '271828' } });
    await mails.append(mail);
    const stored = () => test.db('mails').where({ id: mail.id }).first('secrets', 'values');

    expect(JSON.stringify(await stored())).not.toContain('271828');
    expect(secretBox.open((await stored()).secrets)).toContain('271828');
    await mails.settle({ ...mail, status: 'SENT', sentAt: noon });
    expect(await stored()).toEqual({ secrets: null, values: mail.values });
  });

  it('answers settings from a copy, a new one after a change', async () => {
    const asked: string[] = [];
    const watched = openDatabase({ url: test.url });
    watched.on('query', ({ sql }: { sql: string }) => asked.push(sql));
    try {
      const { settings } = knexReads(watched, { secretBox, settingsCacheMs: 60_000 });
      const transaction = knexTransaction(watched, { secretBox, settingsCacheMs: 60_000 });
      const beside = knexReads(test.db, { secretBox, settingsCacheMs: 0 });
      for (let time = 0; time < 5; time++) expect(await settings.read()).toEqual(defaultSettings);
      expect(asked).toHaveLength(1);

      await transaction(async (repositories) => {
        const { version } = await repositories.settings.lock();
        await repositories.settings.put({
          settings: { ...defaultSettings, siteName: 'Nhà Fit' },
          version: version + 1,
          updatedAt: noon,
          updatedBy: null,
        });
        // Not yet for the others: it may still be taken back.
        expect((await beside.settings.read()).siteName).toBe('Fitboard');
      });
      expect((await settings.read()).siteName).toBe('Nhà Fit');
      // Only what differs from the defaults is stored.
      expect(await test.db('settings').first('changed')).toEqual({ changed: { siteName: 'Nhà Fit' } });
    } finally {
      await watched.destroy();
    }
  });

  it('never takes settings for the copy that were taken back', async () => {
    const options = { secretBox, settingsCacheMs: 60_000 };
    const fresh = openDatabase({ url: test.url });
    try {
      const before = await knexReads(fresh, { secretBox, settingsCacheMs: 0 }).settings.read();
      const undone = knexTransaction(
        fresh,
        options,
      )(async ({ settings }) => {
        const { version } = await settings.lock();
        await settings.put({
          settings: { ...before, siteName: 'Never' },
          version: version + 1,
          updatedAt: noon,
          updatedBy: null,
        });
        expect((await settings.read()).siteName).toBe('Never');
        throw new Error('no');
      });

      await expect(undone).rejects.toThrow('no');
      expect(await knexReads(fresh, options).settings.read()).toEqual(before);
    } finally {
      await fresh.destroy();
    }
  });

  it('forgets a member without leaving a row that names them', async () => {
    const reads = knexReads(test.db, { secretBox });
    const user = aUser({ fullname: 'Hoàng Xuân Vinh', email: 'vinh@example.com' });
    await reads.users.insert(user);
    await reads.users.anonymise(user.id, noon);
    const [row] = await test.db('users').where({ id: user.id });

    expect(row.search).toBe('');
    expect(JSON.stringify(row)).not.toMatch(/Vinh|vinh/);
  });
});
