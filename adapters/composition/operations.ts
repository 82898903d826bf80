/** What operators do with the database and the jobs, for the command line and the start of the server. */
export { secretBox } from '../external/secrets/secret-box.ts';
export { backup, restore } from '../persistence/operations/backup.ts';
export {
  migrate,
  planRollback,
  requireCurrentSchema,
  rollback,
  schemaState,
  type SchemaState,
} from '../persistence/operations/migrate.ts';
export { databaseStatus, type DatabaseStatus } from '../persistence/operations/status.ts';
export { resealMails } from '../persistence/platform/reseal-mails.ts';
export { jobs, runJob } from '../scheduler/jobs.ts';
