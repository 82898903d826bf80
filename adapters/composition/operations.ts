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
export { resealAll } from '../persistence/platform/reseal.ts';
export { jobs, runJob } from '../scheduler/jobs.ts';
