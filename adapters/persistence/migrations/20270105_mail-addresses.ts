import type { Knex } from 'knex';

/** What came back of mails, and which addresses take none. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table mails drop constraint mails_status_check;
    alter table mails add constraint mails_status_check
      check (status in ('PENDING','SENT','FAILED','KEPT','BOUNCED','COMPLAINED','SKIPPED'));
    create index mails_sent_to on mails (lower(recipient), id) where sent_at is not null;

    create table delivery_reports (
      mail_id text not null references mails(id) on delete cascade,
      kind text not null check (kind in ('HARD','SOFT','COMPLAINT')),
      source text not null,
      detail text not null check (char_length(detail) <= 300),
      received_at timestamptz not null,
      primary key (mail_id, kind)
    );

    create table mail_addresses (
      address text primary key,
      user_id text references users(id),
      soft_count integer not null default 0 check (soft_count >= 0),
      soft_since timestamptz,
      undeliverable_since timestamptz,
      detail text not null default '' check (char_length(detail) <= 300),
      cleared_at timestamptz,
      check (soft_count = 0 or soft_since is not null)
    );
    create index mail_addresses_user on mail_addresses (user_id) where user_id is not null;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists mail_addresses;
    drop table if exists delivery_reports;
    drop index if exists mails_sent_to;
    update mails set status = 'SENT' where status in ('BOUNCED','COMPLAINED');
    update mails set status = 'FAILED' where status = 'SKIPPED';
    alter table mails drop constraint mails_status_check;
    alter table mails add constraint mails_status_check check (status in ('PENDING','SENT','FAILED','KEPT'));
  `);
};
