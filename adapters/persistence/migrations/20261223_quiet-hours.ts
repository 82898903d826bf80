import type { Knex } from 'knex';

/** When a member is not to be disturbed, how mails about what people do come, which digests are planned, and what waits for them; reports that cost nothing. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table notification_rhythms (
      user_id text primary key references users(id),
      quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[03]0$'),
      quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[03]0$'),
      mails text not null check (mails in ('AT_ONCE', 'DAILY', 'WEEKLY', 'NONE')),
      updated_at timestamptz not null,
      check ((quiet_from is null) = (quiet_to is null)),
      check (quiet_from <> quiet_to)
    );

    create table digest_plans (
      user_id text primary key references users(id),
      due_at timestamptz not null
    );
    create index digest_plans_due on digest_plans (due_at, user_id);

    alter table notification_causes add column waits boolean not null default false;
    create index notification_causes_waiting on notification_causes (notification_id) where waits;

    -- A report that costs nothing holds no coins.
    alter table reports alter column hold_id drop not null;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    update reports set hold_id = id where hold_id is null;
    alter table reports alter column hold_id set not null;
    alter table notification_causes drop column if exists waits;
    drop table if exists digest_plans, notification_rhythms;
  `);
};
