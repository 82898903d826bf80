import { system, type UserActor } from '#core/access/actor/actor.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { historyOf } from '#core/body/snapshot/history.ts';
import { tokens } from '#adapters/composition/container.ts';
import type { BenchDatabase } from './bench-database.ts';
import { readPeople } from './people.ts';

export type Member = Readonly<{
  id: string;
  actor: UserActor;
  sessionId: string;
  /** Of that sign-in. */
  headers: Readonly<Record<string, string>>;
}>;

/** People with coins to spend and a sign-in each; the first has five years of weeks and a page of transactions. */
export const makeMembers = async ({ container, bare }: BenchDatabase): Promise<readonly Member[]> => {
  const app = container.get(tokens.application);
  const ports = container.get(tokens.ports);
  const people = (await readPeople()).slice(0, 300);
  for (let from = 0; from < people.length; from += 50)
    await app.indicator.importProfiles(system, { rows: people.slice(from, from + 50), weeks: 1 });
  const { rows } = await bare.query<{ id: string }>(
    `select id from users where email like '%@import.fitboard.invalid' order by email`,
  );

  const members: Member[] = [];
  for (const { id } of rows) {
    const purse = {
      id: ports.ids.next(),
      coin: 'FIT_COIN',
      amount: 50_000_000,
      reason: 'GRANT',
      reference: `bench-${id}`,
      actor: 'system',
      at: ports.clock.now(),
    } as const;
    // More than anybody may give, and nobody asks for it.
    await ports.transaction(({ wallets }) => postTo(wallets, id, purse));
    const sessionId = ports.ids.next();
    const now = ports.clock.now();
    await ports.transaction(({ sessions }) =>
      sessions.insert({
        id: sessionId,
        userId: id,
        generation: 0,
        rotatedAt: now,
        userAgent: 'bench',
        address: '127.0.0.1',
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + 86_400_000),
        endedAt: null,
        endReason: null,
        provenAt: now,
      }),
    );
    const token = ports.tokens.access({ userId: id, sessionId, at: now });
    members.push({
      id,
      actor: await app.account.actorNamed(id),
      sessionId,
      headers: { authorization: `Bearer ${token}` },
    });
  }

  const [first] = members;
  if (!first || members.length !== people.length) throw new Error('people are missing');
  const past = historyOf(people[0]!.inputs, { weeks: 261, seed: 'bench' }).slice(0, -1);
  for (const [index, inputs] of past.entries()) {
    const start = new Date(Date.now() - (261 - index) * 7 * 86_400_000);
    await bare.query(
      `insert into snapshots (id, user_id, week, week_start, standard, inputs, created_at, updated_at)
       values ($1, $2, to_char($3::date, 'IYYY-"W"IW'), date_trunc('week', $3::date), 'WHO', $4, $3, $3)
       on conflict do nothing`,
      [`past-${index}`, first.id, start, JSON.stringify(inputs)],
    );
  }
  for (let index = 0; index < 60; index += 1)
    await app.coin.convert(first.actor, { fitCoin: 1, reference: `warm-${index}` });
  await bare.query('vacuum analyze');
  return members;
};
