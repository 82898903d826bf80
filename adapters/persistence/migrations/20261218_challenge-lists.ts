import type { Knex } from 'knex';

/**
 * Staff list challenges by how long they wait and by their last change, and look for words of titles and addresses:
 * none of it reads all of them.
 */
const schema = `
create index challenges_submitted on challenges (submitted_at, id);
create index challenges_changed on challenges (updated_at, id);
create index challenges_named on challenges using gin (fold(title || ' ' || slug) gin_trgm_ops);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop index if exists challenges_submitted, challenges_changed, challenges_named');
};
