import type { Knex } from 'knex';

/** A ticket opens one thing only: a live connection, or the download of one address. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`alter table ws_tickets add column purpose text not null default 'socket'`);
};

export const down = async (db: Knex): Promise<void> => {
  // A ticket for a file must not come to open a socket.
  await db.raw(`delete from ws_tickets; alter table ws_tickets drop column purpose`);
};
