import type { Knex } from 'knex';

/** Both sides read their reviews by when each was last asked; for a coach `reviews_asked` has that order. */
const schema = `
drop index reviews_member;
drop index reviews_coach;
create index reviews_member on reviews (member_id, requested_at, id);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop index if exists reviews_member;
    create index reviews_member on reviews (member_id, id desc);
    create index reviews_coach on reviews (coach_id, id desc);
  `);
};
