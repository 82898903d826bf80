import type { MeasurementImport, WeekValue } from '#core/body/measurement-import/imported-value.ts';
import type { CountedImport, MeasurementImports } from '#core/body/measurement-import/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { lockMember } from '../engine/member-lock.ts';

const refusals = { measurement_imports_user_id_fkey: 'user.not_found' } as const;

export const knexMeasurementImports = (db: Connection): MeasurementImports => ({
  lockMember: (userId) => lockMember(db, userId),

  async insert(made, values) {
    await refusing(refusals, db()('measurement_imports').insert(made));
    // One parameter a column, however many weeks there are.
    await db().raw(
      `insert into imported_values (import_id, metric, week, value, days)
       select ?, * from unnest(?::text[], ?::text[], ?::double precision[], ?::smallint[])`,
      [
        made.id,
        values.map(({ metric }) => metric),
        values.map(({ week }) => week),
        values.map(({ value }) => value),
        values.map(({ days }) => days),
      ],
    );
  },

  async find(id) {
    const [made] = await rows<MeasurementImport>(db(), 'select * from measurement_imports where id = ?', [
      id,
    ]);
    return made ?? null;
  },

  of: (userId) =>
    rows<CountedImport>(
      db(),
      `select i.*, count(*)::int as values, min(v.week) as first_week, max(v.week) as last_week
       from measurement_imports i join imported_values v on v.import_id = i.id
       where i.user_id = ? group by i.id order by i.created_at desc, i.id desc`,
      [userId],
    ),

  valuesOf: (userId) =>
    rows<WeekValue>(
      db(),
      `select v.metric, v.week, v.value, v.days
       from imported_values v join measurement_imports i on i.id = v.import_id
       where i.user_id = ? order by i.created_at, i.id, v.week, v.metric`,
      [userId],
    ),

  async delete(id) {
    await db()('measurement_imports').where({ id }).delete();
  },

  async deleteAllOf(userId) {
    await db()('measurement_imports').where({ userId }).delete();
  },
});
