import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeRefresh } from '#core/people/sign-in/session.ts';
import { maxTries } from '#core/people/sign-in/verification.ts';
import { captureHold, placeHold, releaseHold } from '#core/money/coin/holds.ts';
import { rewardReference } from '#core/money/coin/rewards.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';
import { aHold, aRewardClaim, aTransfer } from '#fixtures/money/coins.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { aMail, aNotification } from '#fixtures/platform/notifications.ts';
import { aReport, aSnapshot } from '#fixtures/body/snapshots.ts';
import { storedUser } from '#fixtures/engine/suites/home.ts';
import { aSession, aUser, aVerification } from '#fixtures/people/users.ts';
import type { Idempotency } from '#adapters/ports/idempotency.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import { openDatabase } from './engine/database.ts';
import { knexIdempotency } from './protection/idempotency.ts';
import { createTestDatabase, patient } from './testing/cluster.ts';
import { knexReads, knexTransaction } from './engine/transaction.ts';
import { knexWsTickets } from './protection/ws-tickets.ts';

const parallel = 50;
const secretBox = { seal: (text: string) => text, open: (text: string) => text };
const options = { secretBox, settingsCacheMs: 0 };

const newHold = (userId: string, parts: object = {}) => {
  const { status: _status, createdAt: _at, settledAt: _settled, ...hold } = aHold({ userId, ...parts }); // prettier-ignore
  return { ...hold, actor: userId, at: noon };
};

/** What a port promises must hold however requests meet, so each race has as many connections as it has runners. */
describe('fifty calls of a port at the same instant', () => {
  let transaction: Transaction;
  let reads: Repositories;
  let idempotency: Idempotency;
  let tickets: WsTickets;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const test = await createTestDatabase();
    const db = openDatabase({ url: test.url, poolMax: parallel, ...patient });
    close = async () => {
      await db.destroy();
      await test.drop();
    };
    transaction = knexTransaction(db, options);
    reads = knexReads(db, options);
    idempotency = knexIdempotency(transaction, db);
    tickets = knexWsTickets(db);
    // Every connection is open before the races, so that nobody starts late.
    await Promise.all(Array.from({ length: parallel }, () => db.raw('select pg_sleep(0.05)')));
  });
  afterAll(() => close());

  const member = async (coins = 0): Promise<string> => {
    const { id: userId } = await storedUser({ transaction, reads });
    if (coins > 0) await reads.wallets.apply(aTransfer({ userId, amount: coins }));
    return userId;
  };

  /** How many got what they wanted; the others must have been refused in words of the domain. */
  const race = async (
    run: (index: number) => Promise<unknown>,
  ): Promise<{ won: number; codes: readonly string[] }> => {
    const outcomes = await Promise.allSettled(Array.from({ length: parallel }, (_, index) => run(index)));
    const codes = new Set<string>();
    let won = 0;
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') won += outcome.value === false || outcome.value === null ? 0 : 1;
      else if (outcome.reason instanceof DomainError) codes.add(outcome.reason.code);
      else throw outcome.reason;
    }
    return { won, codes: [...codes] };
  };

  it('spend the last coins as often as they suffice', async () => {
    const userId = await member(70);
    const spend = () => transaction(({ wallets }) => wallets.apply(aTransfer({ userId, amount: -10 })));

    expect(await race(spend)).toEqual({ won: 7, codes: ['coin.not_enough'] });
    expect((await reads.wallets.of(userId)).baseCoin).toBe(0);
  });

  it('give a new member their first coins, all of them', async () => {
    const userId = await member();
    const give = () => transaction(({ wallets }) => wallets.apply(aTransfer({ userId, amount: 3 })));

    expect(await race(give)).toEqual({ won: parallel, codes: [] });
    expect((await reads.wallets.of(userId)).baseCoin).toBe(3 * parallel);
  });

  it.each([300 * parallel, 300])('pay one source event once, with %i coins at hand', async (coins) => {
    const userId = await member(coins);
    const reference = `once:${userId}`;
    const pay = () =>
      transaction(({ wallets }) => wallets.apply(aTransfer({ userId, amount: -300, reference })));

    expect(await race(pay)).toEqual({ won: 1, codes: ['transaction.not_pending'] });
    expect((await reads.wallets.of(userId)).baseCoin).toBe(coins - 300);
  });

  it.each([true, false])('claim one reward once, waiting for each other: %s', async (waits) => {
    const userId = await member();
    const claimOnce = () =>
      transaction(async ({ rewardClaims, wallets }) => {
        if (waits) await rewardClaims.lockMember(userId);
        const claim = aRewardClaim({ userId });
        await rewardClaims.insert(claim);
        const { amount, coin } = claim;
        const reference = rewardReference(claim);
        await wallets.apply(aTransfer({ userId, amount, coin, reason: 'REWARD', reference }));
      });

    expect(await race(claimOnce)).toEqual({ won: 1, codes: ['reward.already_claimed'] });
    expect((await reads.wallets.of(userId)).baseCoin).toBe(1000);
  });

  it('pay each other in circles without standing in each other’s way', async () => {
    const people = [await member(1000), await member(1000), await member(1000)];
    const { won } = await race((index) => {
      const [payer = '', payee = ''] = [people[index % 3], people[(index + 1) % 3]];
      return transaction(({ wallets }) =>
        wallets.apply({
          ...aTransfer({ userId: payer }),
          reason: 'REVERSAL',
          postings: [
            { account: { kind: 'USER', userId: payee }, coin: 'BASE_COIN', amount: 1 },
            { account: { kind: 'USER', userId: payer }, coin: 'BASE_COIN', amount: -1 },
          ],
        }),
      );
    });
    const wallets = await Promise.all(people.map((id) => reads.wallets.of(id)));

    expect(won).toBe(parallel);
    expect(wallets.reduce((sum, { baseCoin }) => sum + baseCoin, 0)).toBe(3000);
  });

  it('charge in opposite orders inside longer work: the one given up is tried again', async () => {
    const [one, two] = [await member(1000), await member(1000)];
    let attempts = 0;
    const both = (order: readonly string[]) =>
      transaction(async ({ wallets }) => {
        attempts += 1;
        for (const userId of order) {
          await wallets.apply(aTransfer({ userId, amount: -1 }));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
    await Promise.all([both([one, two]), both([two, one])]);

    expect(attempts).toBeGreaterThan(2);
    expect((await reads.wallets.of(one)).baseCoin).toBe(998);
    expect((await reads.wallets.of(two)).baseCoin).toBe(998);
  });

  it('place holds as often as the coins suffice', async () => {
    const userId = await member(1999);
    const place = () => transaction((repositories) => placeHold(repositories, newHold(userId)));

    expect(await race(place)).toEqual({ won: 1, codes: ['coin.not_enough'] });
    expect(await reads.wallets.of(userId)).toMatchObject({ baseCoin: 999, heldBaseCoin: 1000 });
  });

  it('settle a hold once, one way or the other', async () => {
    const userId = await member(1000);
    const { id } = await transaction((repositories) => placeHold(repositories, newHold(userId)));
    const settle = (index: number) => {
      const step = { id: nextId(), actor: 'system', at: noon };
      return transaction((repositories) => (index % 2 ? captureHold : releaseHold)(repositories, id, step));
    };

    expect(await race(settle)).toEqual({ won: 1, codes: ['coin.hold_not_pending'] });
    const { baseCoin, heldBaseCoin } = await reads.wallets.of(userId);
    expect(heldBaseCoin).toBe(0);
    expect([0, 1000]).toContain(baseCoin);
  });

  it('release what ran out once, each worker taking what others leave', async () => {
    const userId = await member(1000);
    for (let index = 0; index < 10; index++) {
      const hold = newHold(userId, { amount: 100, expiresAt: noon });
      await transaction((repositories) => placeHold(repositories, hold));
    }
    const release = () =>
      transaction(async ({ holds, wallets }) => {
        const [hold] = await holds.lockExpired(noon, 1);
        if (!hold) return false;
        await releaseHold({ holds, wallets }, hold.id, { id: nextId(), actor: 'system', at: noon });
        return true;
      });
    let released = 0;
    // A worker that came while all were held left with nothing; the next run finds what is left.
    for (let run = 0; run < 3; run++) released += (await race(release)).won;

    expect(released).toBe(10);
    expect(await reads.wallets.of(userId)).toMatchObject({ baseCoin: 1000, heldBaseCoin: 0 });
  });

  it('guess a code five times and not once more', async () => {
    const one = aVerification();
    await reads.verifications.insert(one);
    const guess = () => transaction(({ verifications }) => verifications.takeTry(one.id, noon));

    expect((await race(guess)).won).toBe(maxTries);
    expect((await reads.verifications.latest(one.purpose, one.requester))?.tries).toBe(maxTries);
  });

  it('use a link once', async () => {
    const one = aVerification({ mode: 'LINK' });
    await reads.verifications.insert(one);
    expect((await race(() => transaction(({ verifications }) => verifications.use(one.id, noon)))).won).toBe(
      1,
    );
  });

  it('ask for a code once, when the wait is counted under the lock', async () => {
    const requester = `${nextId()}@example.com`;
    const ask = () =>
      transaction(async ({ verifications }) => {
        await verifications.lockRequester('CONFIRM_REGISTER', requester);
        if (await verifications.latest('CONFIRM_REGISTER', requester)) return false;
        await verifications.insert(aVerification({ requester }));
        return true;
      });
    expect((await race(ask)).won).toBe(1);
  });

  it('refresh a session once; the others see the direct parent', async () => {
    const session = aSession({ userId: await member() });
    await reads.sessions.insert(session);
    const rotate = () =>
      transaction(({ sessions }) => sessions.rotate(session.id, 1, noon, session.expiresAt));

    expect((await race(rotate)).won).toBe(1);
    const rotated = await reads.sessions.find(session.id);
    expect(rotated?.generation).toBe(2);
    expect(rotated && judgeRefresh(rotated, 1, noon)).toBe('repeat');
  });

  it('register one address once', async () => {
    const email = `${nextId()}@example.com`;
    const register = () => transaction(({ users }) => users.insert(aUser({ email })));
    expect(await race(register)).toEqual({ won: 1, codes: ['auth.email_exists'] });
  });

  it('change a user over one version once', async () => {
    const user = await storedUser({ transaction, reads });
    const change = (index: number) =>
      transaction(({ users }) => users.update({ ...user, fullname: `Name ${index}`, version: 2 }));
    expect(await race(change)).toEqual({ won: 1, codes: ['version.stale'] });
  });

  it('save a week once, and what it costs with it', async () => {
    const userId = await member(1000);
    const save = () =>
      transaction(async ({ snapshots, wallets }) => {
        await wallets.apply(aTransfer({ userId, amount: -10 }));
        await snapshots.insert(aSnapshot({ userId }));
      });

    expect(await race(save)).toEqual({ won: 1, codes: ['version.stale'] });
    expect((await reads.wallets.of(userId)).baseCoin).toBe(990);
    expect(await reads.snapshots.countOf(userId)).toBe(1);
  });

  it('save one after another under the member’s lock: the first adds, the others see it', async () => {
    const userId = await member();
    const save = () =>
      transaction(async ({ snapshots }) => {
        await snapshots.lockMember(userId);
        if (await snapshots.ofWeek(userId, '2026-W47')) return false;
        await snapshots.insert(aSnapshot({ userId }));
        return true;
      });
    expect(await race(save)).toEqual({ won: 1, codes: [] });
  });

  it('print a report once per request', async () => {
    const userId = await member();
    const snapshot = aSnapshot({ userId });
    await reads.snapshots.insert(snapshot);
    const requestKey = nextId();
    const found = new Set<string>();
    const { won } = await race(async () => {
      const report = aReport({ userId, snapshotId: snapshot.id, requestKey });
      const earlier = await transaction(({ reports }) => reports.insertOrFind(report));
      found.add((earlier ?? report).id);
      return earlier === null;
    });

    expect(won).toBe(1);
    expect(found.size).toBe(1);
  });

  it('remind of a week once, sum it up once, remind of a level’s end once, and answer an event once', async () => {
    const id = await member();
    await reads.events.append({ type: 'user.registered', userId: id });
    const [event] = await transaction(({ events }) => events.take(1));
    const remind = () => transaction(({ weeklyReminders }) => weeklyReminders.claim(id, '2026-W47', noon));
    const warn = () => transaction(({ users }) => users.claimLevelReminder(id, noon, 7, noon));
    const answer = () => transaction(({ events }) => events.claim(event?.id ?? '', 'welcome', noon));

    await reads.weeklySummaries.plan({ userId: id, week: '2026-W47', dueAt: noon });
    const sumUp = () =>
      transaction(async ({ weeklySummaries }) => (await weeklySummaries.takeDue(noon)) !== null);

    expect((await race(remind)).won).toBe(1);
    expect((await race(sumUp)).won).toBe(1);
    expect((await race(warn)).won).toBe(1);
    expect((await race(answer)).won).toBe(1);
  });

  it('take each event and each mail once, however many workers there are', async () => {
    const waiting = await transaction(({ events }) => events.take(1000));
    await reads.events.handled(waiting.map(({ id }) => id), noon); // prettier-ignore
    const mails = Array.from({ length: 30 }, () => aMail());
    for (const mail of mails) await reads.mails.append(mail);
    for (let index = 0; index < 30; index++)
      await reads.events.append({ type: 'user.registered', userId: '1' });
    const takenEvents: string[] = [];
    const takenMails: string[] = [];
    const relay = (limit: number) =>
      transaction(async ({ events }) => {
        const taken = (await events.take(limit)).map(({ id }) => id);
        await events.handled(taken, noon);
        takenEvents.push(...taken);
      });
    const send = async (limit: number) => {
      takenMails.push(...(await reads.mails.take(noon, after(noon, day), limit)).map(({ id }) => id));
    };
    await race(() => relay(2));
    await race(() => send(2));
    await relay(30);
    await send(30);

    expect(new Set(takenEvents).size).toBe(30);
    expect(takenEvents).toHaveLength(30);
    expect(takenMails.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
  });

  it('group what belongs together into one line that counts all', async () => {
    const userId = await member();
    await race(() =>
      transaction(({ notifications }) =>
        notifications.insert(aNotification({ userId, groupKey: 'like:post' })),
      ),
    );
    const { items } = await reads.notifications.pageOf(userId, new Date(0), { limit: 9 });

    expect(items.map(({ count }) => count)).toEqual([parallel]);
  });

  it('send one request: one effect, fifty equal answers', async () => {
    const userId = await member();
    const answers = new Set<string>();
    const send = async () => {
      const answer = await idempotency.once(userId, 'key', 'hash', async () => {
        await transaction(({ wallets }) => wallets.apply(aTransfer({ userId, amount: 5 })));
        return { status: 201, body: { id: nextId() } };
      });
      answers.add(JSON.stringify(answer));
    };

    expect(await race(send)).toEqual({ won: parallel, codes: [] });
    expect(answers.size).toBe(1);
    expect((await reads.wallets.of(userId)).baseCoin).toBe(5);
  });

  it('send one request that is refused at first: one of them takes effect', async () => {
    const userId = await member();
    let attempts = 0;
    const send = () =>
      idempotency.once(userId, 'key', 'hash', async () => {
        attempts += 1;
        const isEarly = attempts <= 3;
        await transaction(({ wallets }) => wallets.apply(aTransfer({ userId, amount: 5 })));
        if (isEarly) throw new DomainError('reward.not_allowed');
        return { status: 200, body: {} };
      });

    expect(await race(send)).toEqual({ won: parallel - 3, codes: ['reward.not_allowed'] });
    expect(attempts).toBe(4);
    expect((await reads.wallets.of(userId)).baseCoin).toBe(5);
  });

  it('open one socket with one ticket', async () => {
    const ticket = await tickets.issue({ userId: await member(), sessionId: null }, noon);
    expect((await race(() => tickets.consume(ticket, noon))).won).toBe(1);
  });

  it('leave a ledger without a breach', async () => {
    expect(await reads.moneyAudit.breaches()).toEqual([]);
  });
});
