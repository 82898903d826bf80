import type { Knex } from 'knex';

/** For how many days staff have rows kept that have served their time; what is not here is kept as the platform comes. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table retention_terms (
      kind text primary key check (
        kind in (
          'idempotencyKeys', 'events', 'verifications', 'personalTokens', 'sessions', 'knownClients', 'caseTexts'
        )
      ),
      days integer not null check (days between 1 and 1825),
      version integer not null check (version > 0),
      changed_at timestamptz not null
    )
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists retention_terms');
};
