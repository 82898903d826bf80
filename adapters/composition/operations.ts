/** What operators do with the database and the jobs, for the command line and the start of the server. */
export { secretBox } from '../external/secrets/secret-box.ts';
export { backup, restore } from '../persistence/operations/backup.ts';
export {
  migrate,
  planRollback,
  requireCurrentSchema,
  rollback,
  schemaState,
} from '../persistence/operations/migrate.ts';
export { resealMails } from '../persistence/platform/reseal-mails.ts';
export { jobs, runJob } from '../scheduler/jobs.ts';
