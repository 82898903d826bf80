import type { Knex } from 'knex';
import {
  turnGapMs,
  turnLastsMs,
  type KnownClient,
  type KnownClients,
  type SignInQueue,
} from '#adapters/ports/sign-in-clients.ts';
import { rows } from '../engine/database.ts';

export const knexKnownClients = (pool: Knex): KnownClients => ({
  of: (clients) =>
    rows<KnownClient>(pool, 'select user_id, client from known_clients where client = any(?)', [
      [...clients],
    ]),

  async remember(userId, clients) {
    await rows(
      pool,
      `insert into known_clients (user_id, client, seen_at)
       select :userId, client, clock_timestamp() from unnest(:clients::text[]) as client
       on conflict (client, user_id) do update set seen_at = excluded.seen_at`,
      { userId, clients: [...clients] },
    );
  },
});

/** By the database's clock, and never part of the request's own transaction. */
export const knexSignInQueue = (pool: Knex): SignInQueue => ({
  take: (account, client) =>
    pool.transaction(async (trx) => {
      // One queue: a client that comes at the same instant waits behind.
      await rows(trx, `select pg_advisory_xact_lock(hashtext('sign-in turn'), hashtext(?))`, [account]);
      const [own] = await rows<{ waitMs: number }>(
        trx,
        `select (extract(epoch from turn_at - clock_timestamp()) * 1000)::float8 as wait_ms from sign_in_turns
         where account = ? and client = ? and expires_at > clock_timestamp()`,
        [account, client],
      );
      if (own && own.waitMs > 0) return own.waitMs;
      if (own) {
        await rows(trx, 'delete from sign_in_turns where account = ? and client = ?', [account, client]);
        return 0;
      }
      const [placed] = await rows<{ waitMs: number }>(
        trx,
        `insert into sign_in_turns as t (account, client, turn_at, expires_at)
         select :account, :client, at, at + make_interval(secs => :lasts)
         from (
           select greatest(clock_timestamp(), max(turn_at)) + make_interval(secs => :gap) as at
           from sign_in_turns where account = :account
         ) as line
         on conflict (account, client) do update set turn_at = excluded.turn_at, expires_at = excluded.expires_at
         returning (extract(epoch from t.turn_at - clock_timestamp()) * 1000)::float8 as wait_ms`,
        { account, client, gap: turnGapMs / 1000, lasts: turnLastsMs / 1000 },
      );
      return placed?.waitMs ?? turnGapMs;
    }),
});
