import { z } from 'zod';

/**
 * A backup is gzipped JSON, a record a line: what it is, then each table with its rows as arrays of PostgreSQL's own text,
 * then where the sequences stand, then how much there is in all. A file without the last line was cut off.
 */
export const formatName = 'fitboard-backup';

const column = z.object({ name: z.string(), type: z.string() });

export const header = z.object({
  format: z.literal(formatName),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
});

export const tableStart = z.object({ table: z.string(), columns: z.array(column).min(1) });
export const row = z.array(z.string().nullable());
export const tableEnd = z.object({ endOf: z.string(), rows: z.number().int().nonnegative() });
export const sequence = z.object({ sequence: z.string(), value: z.string(), isCalled: z.boolean() });
export const closing = z.object({ tables: z.number().int(), rows: z.number().int() });

export type BackupSummary = { tables: number; rows: number };

export type TableStart = z.infer<typeof tableStart>;

/** Migrations' own bookkeeping: it belongs to the schema, which the restoring side already has. */
export const isBookkeeping = (table: string): boolean => table.startsWith('knex_migrations');

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Text that means the same whatever the server's defaults are. */
export const sessionSettings = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0; set client_encoding = 'UTF8'`;
