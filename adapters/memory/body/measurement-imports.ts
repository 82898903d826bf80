import type { MeasurementImport, WeekValue } from '#core/body/measurement-import/imported-value.ts';
import type { MeasurementImports } from '#core/body/measurement-import/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

export type ImportedValueRow = WeekValue & Readonly<{ importId: string }>;

declare module '../engine/store.ts' {
  interface Tables {
    measurementImports: MeasurementImport;
    importedValues: ImportedValueRow;
  }
}

export const memoryMeasurementImports = (view: () => View): MeasurementImports => {
  const imports = () => view().table('measurementImports');
  const values = () => view().table('importedValues');
  /** Oldest first. */
  const madeBy = (id: string): MeasurementImport[] =>
    imports()
      .all()
      .filter(({ userId }) => userId === id)
      .toSorted(ascending((made) => [made.createdAt, made.id]));
  const broughtBy = (id: string): ImportedValueRow[] =>
    values()
      .all()
      .filter(({ importId }) => importId === id)
      .toSorted(ascending(({ week, metric }) => [week, metric]));
  const remove = (id: string): void => {
    deleteRows(values(), ({ importId }) => importId === id);
    imports().delete(id);
  };

  return {
    async lockMember(userId) {
      if (!view().table('users').get(userId)) throw new DomainError('user.not_found');
    },

    async insert(made, brought) {
      if (!view().table('users').get(made.userId)) view().refuse('user.not_found');
      imports().set(made.id, made);
      for (const value of brought)
        values().set(keyOf(made.id, value.metric, value.week), { ...value, importId: made.id });
    },

    find: async (id) => imports().get(id) ?? null,

    of: async (userId) =>
      madeBy(userId)
        .toReversed()
        .map((made) => {
          const brought = broughtBy(made.id);
          return {
            ...made,
            values: brought.length,
            firstWeek: brought[0]?.week ?? '',
            lastWeek: brought.at(-1)?.week ?? '',
          };
        }),

    valuesOf: async (userId) =>
      madeBy(userId).flatMap(({ id }) =>
        broughtBy(id).map(({ metric, week, value, days }) => ({ metric, week, value, days })),
      ),

    delete: async (id) => remove(id),

    async deleteAllOf(userId) {
      for (const { id } of madeBy(userId)) remove(id);
    },
  };
};
