import type { Knex } from 'knex';

/** One key for each sealed file: a deleted row closes the bytes for ever, wherever copies of them lie. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table file_keys (
      file_key text primary key,
      secret bytea not null check (octet_length(secret) = 32)
    );
    create index media_unsealed on media (id)
      where purpose = 'PHYSICAL_PROFILE' and type = 'IMAGE' and key not like 'sealed/%';
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop index if exists media_unsealed; drop table if exists file_keys');
};
