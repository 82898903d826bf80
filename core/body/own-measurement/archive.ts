import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const ownMeasurementArchive: Hooks['archiveOf'] = async ({ ownMeasurements }, userId) => {
  const measurements = await ownMeasurements.of(userId);
  const values = await Promise.all(
    measurements.map(async ({ id, name, unit }) =>
      (await ownMeasurements.valuesOf(id)).map((value) => ({ name, unit, ...value })),
    ),
  );
  return {
    ownMeasurements: measurements.map((measurement) => without(measurement, 'userId', 'latest')),
    ownValues: values.flat(),
  };
};
