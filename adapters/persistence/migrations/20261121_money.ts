import type { Knex } from 'knex';

/**
 * Top-up orders, what banks tell of, partners and their rewards, the catalogue and its orders. Whatever holds money or
 * says who got it is kept: notices are append-only, and codes, references and claims are unique here, not by code alone.
 */
const schema = `
create table payments (
  id text primary key,
  code text not null constraint payments_code unique,
  user_id text not null references users(id),
  package_id text not null,
  coins bigint not null check (coins > 0),
  bonus_percent integer not null,
  amount_vnd bigint not null check (amount_vnd > 0),
  method text not null check (method in ('BANK_TRANSFER','MOMO')),
  bank_account jsonb not null,
  status text not null check (status in ('PENDING','PROCESSING','COMPLETED','CANCELED')),
  received_vnd bigint not null default 0 check (received_vnd between 0 and amount_vnd),
  bank_code text,
  -- As bankCodeOf spells it: one reference typed in two ways is one.
  bank_code_key text,
  -- Code and bank code, folded.
  search text not null,
  receipt_id text references media(id),
  marked_paid_at timestamptz,
  expires_at timestamptz not null,
  opening integer not null default 1,
  transfer_id text,
  cancel_reason text,
  note text,
  proposal jsonb,
  completed_at timestamptz,
  canceled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'COMPLETED') <= (bank_code is not null and transfer_id is not null)),
  check ((bank_code is null) = (bank_code_key is null)),
  check ((status = 'CANCELED') = (cancel_reason is not null))
);
create unique index payments_bank_code on payments (bank_code_key) where status = 'COMPLETED';
create index payments_user on payments (user_id, id desc);
create index payments_status on payments (status, created_at);
create index payments_created on payments (created_at, id);
create index payments_expiry on payments (expires_at) where status = 'PENDING';
create index payments_receipt on payments (receipt_id) where receipt_id is not null;
create index payments_search on payments using gin (search gin_trgm_ops);

create table bank_notices (
  id text primary key,
  source text not null,
  source_id text not null,
  body text not null,
  outcome text not null check (outcome in ('READ','UNREADABLE')),
  imported_by text,
  received_at timestamptz not null,
  constraint bank_notices_source unique (source, source_id)
);
create index bank_notices_unreadable on bank_notices (received_at) where outcome = 'UNREADABLE';
create trigger bank_notices_append_only before update or delete or truncate on bank_notices execute function refuse_change();

create table incoming_transfers (
  id text primary key,
  notice_id text not null references bank_notices(id),
  source text not null,
  bank_reference text not null,
  account_number text not null,
  amount_vnd bigint not null check (amount_vnd > 0),
  description text not null,
  occurred_at timestamptz not null,
  status text not null check (status in ('RECEIVED','WAITING','MATCHED','SPLIT','RETURNED','OUTGOING')),
  waiting_reason text,
  suggested_payment_id text references payments(id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'WAITING') = (waiting_reason is not null))
);
-- Banks print one reference on a transfer and on its fee: money going out has names of its own.
create unique index incoming_transfers_reference on incoming_transfers (account_number, bank_reference, amount_vnd)
  where status <> 'OUTGOING';
create unique index incoming_transfers_outgoing on incoming_transfers (account_number, bank_reference, amount_vnd)
  where status = 'OUTGOING';
create index incoming_transfers_by_reference on incoming_transfers (bank_reference);
create index incoming_transfers_received on incoming_transfers (id) where status = 'RECEIVED';
create index incoming_transfers_suggested on incoming_transfers (suggested_payment_id) where status = 'WAITING';
create index incoming_transfers_status on incoming_transfers (status, occurred_at);
create index incoming_transfers_occurred on incoming_transfers (occurred_at, id);
create index incoming_transfers_created on incoming_transfers (created_at, id);
create index incoming_transfers_search on incoming_transfers using gin (fold(description || ' ' || bank_reference) gin_trgm_ops);

-- Where each part of a transfer went; an order without an id is money sent back.
create table transfer_allocations (
  transfer_id text not null references incoming_transfers(id),
  position integer not null,
  payment_id text references payments(id),
  amount_vnd bigint not null check (amount_vnd > 0),
  note text,
  by text not null,
  at timestamptz not null,
  primary key (transfer_id, position)
);
create index transfer_allocations_payment on transfer_allocations (payment_id) where payment_id is not null;

create table partners (
  id text primary key,
  name text not null,
  logo_id text references media(id),
  url text,
  owner_id text references users(id),
  status text not null check (status in ('ACTIVE','INACTIVE')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index partners_owner on partners (owner_id) where owner_id is not null;
create index partners_logo on partners (logo_id) where logo_id is not null;
create index partners_created on partners (created_at, id);

create table partner_rewards (
  id text primary key,
  partner_id text not null references partners(id),
  title jsonb not null,
  description jsonb not null,
  amount bigint not null check (amount between 1 and 1000000000000),
  coin text not null check (coin in ('FIT_COIN','BASE_COIN')),
  unit text not null check (unit <> 'TIME'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  stock bigint check (stock >= 0),
  claimed_count bigint not null default 0 check (claimed_count >= 0),
  proof text not null check (proof in ('AUTOMATIC','CODE','APPROVAL')),
  code text,
  status text not null check (status in ('ACTIVE','INACTIVE')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at),
  constraint partner_rewards_stock check (stock is null or claimed_count <= stock),
  check ((proof = 'CODE') = (code is not null))
);
create index partner_rewards_partner on partner_rewards (partner_id, id desc);
create index partner_rewards_current on partner_rewards (ends_at) where status = 'ACTIVE';
create index partner_rewards_created on partner_rewards (created_at, id);

create table partner_claims (
  id text primary key,
  reward_id text not null references partner_rewards(id),
  user_id text not null references users(id),
  number integer not null,
  status text not null check (status in ('PROCESSING','COMPLETED','CANCELED')),
  amount bigint not null check (amount > 0),
  coin text not null check (coin in ('FIT_COIN','BASE_COIN')),
  evidence text,
  note text,
  decided_by text,
  decided_at timestamptz,
  at timestamptz not null
);
create unique index partner_claims_number on partner_claims (reward_id, user_id, number) where status <> 'CANCELED';
create index partner_claims_user on partner_claims (user_id, id desc);
create index partner_claims_status on partner_claims (status, at);
create index partner_claims_at on partner_claims (at, id);
create index partner_claims_reward on partner_claims (reward_id, at);

create table products (
  id text primary key,
  title jsonb not null,
  slug text not null constraint products_slug unique,
  description jsonb not null,
  price_fit_coin bigint not null check (price_fit_coin between 0 and 10000000),
  stock bigint constraint products_stock check (stock >= 0),
  status text not null check (status in ('ACTIVE','INACTIVE')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index products_created on products (created_at, id);
create index products_shown on products (id desc) where status = 'ACTIVE';

create table product_images (
  product_id text not null references products(id) on delete cascade,
  position integer not null,
  medium_id text not null references media(id),
  primary key (product_id, position)
);
create index product_images_medium on product_images (medium_id);

create table orders (
  id text primary key,
  user_id text not null references users(id),
  product_id text not null references products(id),
  product_title jsonb not null,
  unit_price bigint not null check (unit_price >= 0),
  quantity integer not null check (quantity > 0),
  total bigint not null check (total = unit_price * quantity),
  delivery jsonb not null,
  status text not null check (status in ('PENDING','PROCESSING','COMPLETED','CANCELED')),
  transfer_id text,
  note text,
  completed_at timestamptz,
  canceled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index orders_user on orders (user_id, id desc);
create index orders_product on orders (product_id);
create index orders_status on orders (status, created_at);
create index orders_created on orders (created_at, id);

-- The ledger summed up day by day (UTC+7), for reports: every posting up to folded_to, which only one job moves on. No
-- movement of coins touches it, so there is no row that all of them wait for.
create table ledger_days (
  day date not null,
  account text not null,
  coin text not null,
  reason text not null,
  credit bigint not null,
  debit bigint not null,
  postings bigint not null,
  primary key (day, account, coin, reason)
);
create table ledger_rollup (
  single boolean primary key default true check (single),
  folded_to bigint not null default 0,
  -- Ids are given before rows are seen: up to here may be folded once all that was under way at the horizon has ended.
  candidate bigint,
  horizon xid8
);
insert into ledger_rollup default values;
`;

/** Existing installations learn the catalogue's permissions; what staff changed in a role stays. */
const grants = `
update roles set permissions = array(select distinct unnest(permissions || array['product.view','product.update'])), version = version + 1
  where id = 'staff' and not permissions @> array['product.view'];
update roles set permissions = array(select distinct unnest(permissions ||
    array['product.view','product.manage','product.create','product.update','product.delete'])), version = version + 1
  where id = 'admin' and not permissions @> array['product.view'];
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
  await db.raw(grants);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists ledger_days, ledger_rollup, orders, product_images, products, partner_claims, partner_rewards, partners,
      transfer_allocations, incoming_transfers, bank_notices, payments cascade;
  `);
};
