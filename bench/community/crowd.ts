import { randomUUID } from 'node:crypto';
import type { UserActor } from '#core/access/actor/actor.ts';
import { tokens } from '#adapters/composition/container.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { medianOf, milliseconds } from '../measure.ts';

const given = Number(process.env['BENCH_SHARE'] ?? 1);
if (!(given > 0 && given <= 1)) throw new Error('BENCH_SHARE is above 0 and at most 1.');

/** So much of the full size: `BENCH_SHARE=0.05` tries a part out on a machine that has other work. */
export const share = (full: number): number => Math.max(1, Math.round(full * given));
/** What a table says about a run that was not whole. */
export const sizeNote = given === 1 ? '' : ` (at ${given} of the size)`;

/** People from `from` to `to`, by the names `p1`, `p2` …: long there, public, and no newcomers to any limit. */
export const makePeople = async ({ bare }: BenchDatabase, from: number, to: number): Promise<void> => {
  await bare.query(
    `insert into users select made.* from users u, generate_series($1::int, $2::int) as n,
       jsonb_populate_record(u, jsonb_build_object('id', 'p' || n, 'email', 'p' || n || '@bench.invalid',
         'fullname', 'Người ' || n, 'username', null, 'referral_code', 'p' || n, 'role_id', 'member', 'search', '',
         'is_public', true, 'status', 'ACTIVE', 'created_at', now() - interval '100 days')) as made
     where u.id = '1'`,
    [from, to],
  );
  await bare.query(
    `insert into social_counts (user_id, posts) select 'p' || n, 3 from generate_series($1::int, $2::int) as n`,
    [from, to],
  );
};

/** The first so many of the crowd follow this one; above a thousand the author is read and not handed out. */
export const makeFollowers = async (
  { bare }: BenchDatabase,
  author: number,
  { from, count }: Readonly<{ from: number; count: number }>,
): Promise<void> => {
  const isBroad = count > 1_000;
  await bare.query(
    `insert into follows (follower_id, followee_id, bell, pulled, created_at)
     select 'p' || n, 'p' || $1::int, false, $4, now() from generate_series($2::int, $2::int + $3::int - 1) as n`,
    [author, from, count, isBroad],
  );
  await bare.query(`update social_counts set followers = $2, broad = $3 where user_id = 'p' || $1::int`, [
    author,
    count,
    isBroad,
  ]);
};

export const applicationOn = ({ container }: BenchDatabase) => container.get(tokens.application);

export const personOf = (database: BenchDatabase, number: number): Promise<UserActor> =>
  applicationOn(database).account.actorNamed(`p${number}`);

/** Nobody waits for a day's or a minute's limit while something else is measured. */
export const forgetLimits = async ({ bare }: BenchDatabase): Promise<void> => {
  await bare.query('delete from action_counts');
};

/** Median time of one step after another; what has to be made ready before is not counted. */
export const medianTime = async (
  times: number,
  step: (round: number) => Promise<unknown>,
): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) taken.push(await milliseconds(() => step(round)));
  return medianOf(taken);
};

/** No two texts are the same: three of one in ten minutes are refused. */
export const someText = (): string => `Hôm nay mình chạy được 5 km quanh hồ. ${randomUUID()}`;
