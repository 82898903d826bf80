import type { Knex } from 'knex';

/** Staff can stop an evaluation that runs: it says nothing of what it tried. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table ai_evaluations
      drop constraint ai_evaluations_status_check,
      add constraint ai_evaluations_status_check check (status in ('RUNNING', 'PASSED', 'FAILED', 'STOPPED'));
  `);
};

/** What was stopped has failed then, as what a server left behind. */
export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    update ai_evaluations set status = 'FAILED', failure = 'SERVER_STOPPED' where status = 'STOPPED';
    alter table ai_evaluations
      drop constraint ai_evaluations_status_check,
      add constraint ai_evaluations_status_check check (status in ('RUNNING', 'PASSED', 'FAILED'));
  `);
};
