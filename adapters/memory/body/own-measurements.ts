import type { OwnMeasurement, OwnValue } from '#core/body/own-measurement/own-measurement.ts';
import type { OwnMeasurements } from '#core/body/own-measurement/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

export type OwnValueRow = OwnValue & Readonly<{ measurementId: string }>;

declare module '../engine/store.ts' {
  interface Tables {
    ownMeasurements: OwnMeasurement;
    ownValues: OwnValueRow;
  }
}

export const memoryOwnMeasurements = (view: () => View): OwnMeasurements => {
  const measurements = () => view().table('ownMeasurements');
  const values = () => view().table('ownValues');
  const valuesOf = (id: string): OwnValue[] =>
    values()
      .all()
      .filter(({ measurementId }) => measurementId === id)
      .toSorted(ascending(({ day }) => [day]))
      .map(({ day, value, second }) => ({ day, value, second }));
  const ownedBy = (id: string): OwnMeasurement[] =>
    measurements()
      .all()
      .filter(({ userId }) => userId === id)
      .toSorted(ascending((one) => [one.place, one.id]));
  const remove = (id: string): void => {
    deleteRows(values(), ({ measurementId }) => measurementId === id);
    measurements().delete(id);
  };

  return {
    async lockMember(userId) {
      if (!view().table('users').get(userId)) throw new DomainError('user.not_found');
    },

    async insert(measurement) {
      if (!view().table('users').get(measurement.userId)) view().refuse('user.not_found');
      measurements().set(measurement.id, measurement);
    },

    async update(measurement) {
      if (measurements().get(measurement.id)) measurements().set(measurement.id, measurement);
    },

    async putPlace(id, place) {
      const known = measurements().get(id);
      if (known) measurements().set(id, { ...known, place });
    },

    find: async (id) => measurements().get(id) ?? null,

    of: async (userId) =>
      ownedBy(userId).map((measurement) => {
        const own = valuesOf(measurement.id);
        return { ...measurement, values: own.length, latest: own.at(-1) ?? null };
      }),

    delete: async (id) => remove(id),

    async deleteAllOf(userId) {
      for (const { id } of ownedBy(userId)) remove(id);
    },

    async putValue(id, value) {
      if (!measurements().get(id)) view().refuse('own_measurement.not_found');
      values().set(keyOf(id, value.day), { ...value, measurementId: id });
    },

    async deleteValue(id, day) {
      values().delete(keyOf(id, day));
    },

    valuesOf: async (id) => valuesOf(id),
  };
};
