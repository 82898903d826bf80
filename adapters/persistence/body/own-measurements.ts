import type { OwnMeasurement, OwnValue } from '#core/body/own-measurement/own-measurement.ts';
import type { CountedMeasurement, OwnMeasurements } from '#core/body/own-measurement/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { lockMember } from '../engine/member-lock.ts';

const refusals = {
  own_measurements_user_id_fkey: 'user.not_found',
  own_values_measurement_id_fkey: 'own_measurement.not_found',
} as const;

type CountedRow = OwnMeasurement &
  Readonly<{ values: number; day: string | null; value: number | null; second: number | null }>;

export const knexOwnMeasurements = (db: Connection): OwnMeasurements => ({
  lockMember: (userId) => lockMember(db, userId),

  async insert(measurement) {
    await refusing(refusals, db()('own_measurements').insert(measurement));
  },

  async update({ id, ...measurement }) {
    await db()('own_measurements').where({ id }).update(measurement);
  },

  async putPlace(id, place) {
    await db()('own_measurements').where({ id }).update({ place });
  },

  async find(id) {
    const [found = null] = await rows<OwnMeasurement>(db(), 'select * from own_measurements where id = ?', [
      id,
    ]);
    return found;
  },

  async of(userId) {
    const found = await rows<CountedRow>(
      db(),
      `select m.*, (select count(*)::int from own_values v where v.measurement_id = m.id) as values,
         last.day, last.value, last.second
       from own_measurements m
       left join lateral (
         select day, value, second from own_values v where v.measurement_id = m.id order by day desc limit 1
       ) last on true
       where m.user_id = ? order by m.place, m.id`,
      [userId],
    );
    return found.map(({ day, value, second, ...counted }): CountedMeasurement => ({
      ...counted,
      latest: day === null || value === null ? null : { day, value, second },
    }));
  },

  async delete(id) {
    await db()('own_measurements').where({ id }).delete();
  },

  async deleteAllOf(userId) {
    await db()('own_measurements').where({ userId }).delete();
  },

  async putValue(id, { day, value, second }) {
    await refusing(
      refusals,
      db()('own_values')
        .insert({ measurementId: id, day, value, second })
        .onConflict(['measurementId', 'day'])
        .merge(),
    );
  },

  async deleteValue(id, day) {
    await db()('own_values').where({ measurementId: id, day }).delete();
  },

  valuesOf: (id) =>
    rows<OwnValue>(db(), 'select day, value, second from own_values where measurement_id = ? order by day', [
      id,
    ]),
});
