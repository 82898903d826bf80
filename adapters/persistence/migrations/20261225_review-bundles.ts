import type { Knex } from 'knex';

/** Four weekly reviews bought together; each quarter's coins are held under the id of the review it will pay. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table coach_profiles add column bundle_price integer check (bundle_price between 4 and 1000000);

    create table review_bundles (
      id text primary key,
      member_id text not null references users (id),
      coach_id text not null references users (id),
      price integer not null check (price >= 4),
      status text collate "C" not null check (status in ('ACTIVE', 'ENDED')),
      end_reason text collate "C" check (end_reason in ('USED_UP', 'EXPIRED', 'BY_MEMBER', 'COACH_LEFT')),
      bought_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      constraint review_bundles_end check ((status = 'ENDED') = (ended_at is not null)
        and (status = 'ENDED') = (end_reason is not null))
    );
    create unique index review_bundles_active on review_bundles (member_id, coach_id) where status = 'ACTIVE';
    create index review_bundles_due on review_bundles (ends_at, id) where status = 'ACTIVE';
    create index review_bundles_coach on review_bundles (coach_id, bought_at, id);
    create index review_bundles_member on review_bundles (member_id, bought_at, id);
    create index review_bundles_order on review_bundles (bought_at, id);

    create table review_bundle_parts (
      review_id text primary key,
      bundle_id text not null references review_bundles (id),
      number integer not null check (number between 1 and 4),
      amount integer not null check (amount > 0),
      hold_id text not null unique references holds (id),
      status text collate "C" not null check (status in ('UNUSED', 'USED', 'REFUNDED')),
      week text collate "C",
      constraint review_bundle_parts_week check ((status = 'USED') = (week is not null)),
      unique (bundle_id, number)
    );
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists review_bundle_parts;
    drop table if exists review_bundles;
    alter table coach_profiles drop column if exists bundle_price;
  `);
};
