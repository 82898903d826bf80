import type { Knex } from 'knex';

/** Staff sort reviews by when their answer is due, and by the names of the two, whichever list names people. */
const schema = `
create index reviews_due on reviews (answer_due_at, id);
create index users_name on users ((coalesce(nullif(fullname, ''), username, '')));
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop index if exists reviews_due, users_name');
};
