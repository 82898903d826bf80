import type { Knex } from 'knex';

/** What a coach has recorded and not sent stands beside what is typed; what is sent lies in the answer itself. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table reply_drafts
      add column recording jsonb check (recording is null or jsonb_typeof(recording) = 'object')
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    delete from medium_uses where kind in ('REVIEW', 'REVIEW_DRAFT');
    alter table reply_drafts drop column if exists recording;
  `);
};
