import type { Knex } from 'knex';

const first = "timestamptz '1900-01-01 00:00:00+00'";
const last = "timestamptz '2199-12-31 23:59:59.999+00'";
const within = (column: string): string => `least(greatest(${column}, ${first}), ${last})`;
const isWithin = (column: string): string => `${column} between ${first} and ${last}`;

/** Dates that people chose, or a bank wrote, come into the calendar that can be answered; from here on they stay in it. */
const bounds = `
update users set level_expires_at = ${within('level_expires_at')} where not (${isWithin('level_expires_at')});
alter table users add constraint users_level_in_calendar check (${isWithin('level_expires_at')});

update partner_rewards set starts_at = least(${within('starts_at')}, ${last} - interval '1 day'),
  ends_at = greatest(${within('ends_at')}, ${first} + interval '1 day')
where not (${isWithin('starts_at')} and ${isWithin('ends_at')});
alter table partner_rewards add constraint partner_rewards_in_calendar
  check (${isWithin('starts_at')} and ${isWithin('ends_at')});

update incoming_transfers set occurred_at = ${within('occurred_at')} where not (${isWithin('occurred_at')});
alter table incoming_transfers add constraint incoming_transfers_in_calendar check (${isWithin('occurred_at')});
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(bounds);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table users drop constraint if exists users_level_in_calendar;
    alter table partner_rewards drop constraint if exists partner_rewards_in_calendar;
    alter table incoming_transfers drop constraint if exists incoming_transfers_in_calendar;
  `);
};
