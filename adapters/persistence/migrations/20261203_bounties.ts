import type { Knex } from 'knex';

/** What staff promise for a post or a bug report, within a cap of each month, and give once. */
const schema = `
create table bounties (
  id text primary key,
  reference text not null unique check (reference ~ '^(post|bug):.'),
  user_id text not null references users(id),
  coin text not null check (coin in ('FIT_COIN', 'BASE_COIN')),
  amount bigint not null check (amount between 1 and 1000000000000),
  status text not null check (status in ('RESERVED', 'PAID', 'RELEASED')),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  set_by text not null,
  paid_at timestamptz,
  transfer_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (set_by <> user_id),
  check ((status = 'PAID') = (paid_at is not null)),
  check ((status = 'PAID') = (transfer_id is not null))
);
create index bounties_month on bounties (month, status);
create index bounties_user on bounties (user_id, created_at, id);

create table bounty_steps (
  bounty_id text not null references bounties(id),
  position integer not null check (position > 0),
  kind text not null check (kind in ('SET', 'CHANGED', 'RELEASED', 'PAID')),
  coin text not null check (coin in ('FIT_COIN', 'BASE_COIN')),
  amount bigint not null check (amount > 0),
  by text not null,
  at timestamptz not null,
  primary key (bounty_id, position)
);
create trigger bounty_steps_append_only before update or delete or truncate on bounty_steps execute function refuse_change();
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table bounty_steps, bounties');
};
