import type { Knex } from 'knex';

/** Grants and corrections above what one person may move alone, until a second one decides. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table coin_requests (
      id text primary key,
      kind text not null check (kind in ('GRANT','CORRECTION')),
      user_id text not null references users(id),
      coin text not null check (coin in ('FIT_COIN','BASE_COIN')),
      amount bigint not null check (amount <> 0),
      reason text not null,
      reverses text,
      reference text not null,
      status text not null check (status in ('PENDING','APPROVED','REJECTED')),
      asked_by text not null,
      decided_by text,
      decided_at timestamptz,
      note text,
      transfer_id text constraint coin_requests_transfer unique,
      created_at timestamptz not null,
      constraint coin_requests_source unique (kind, reference),
      constraint coin_requests_two_people
        check (decided_by is distinct from asked_by and decided_by is distinct from user_id),
      check ((status = 'PENDING') = (decided_by is null)),
      check ((status = 'PENDING') = (decided_at is null)),
      check ((status = 'APPROVED') = (transfer_id is not null))
    );
    create index coin_requests_status on coin_requests (status, created_at);
    create index coin_requests_created on coin_requests (created_at, id);
    create index coin_requests_user on coin_requests (user_id);
    -- What one member of staff moved lately, and what reconcile reads of grants and corrections.
    create index postings_by_staff on postings (actor, created_at)
      where account = 'USER' and reason in ('GRANT','CORRECTION');
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop index if exists postings_by_staff;
    drop table if exists coin_requests;
  `);
};
