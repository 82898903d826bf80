import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { ownMeasurementArchive } from './archive.ts';
import { ownMeasurementErrorParams, ownMeasurementErrors } from './errors.ts';
import {
  addOwnMeasurement,
  changeOwnMeasurement,
  listOwnMeasurements,
  orderOwnMeasurements,
  removeOwnMeasurement,
} from './use-cases/keep-own-measurements.ts';
import { keepOwnValue, readOwnValues, removeOwnValue } from './use-cases/keep-own-values.ts';

const useCases = (ports: Composition) => ({
  listOwnMeasurements: listOwnMeasurements(ports),
  addOwnMeasurement: addOwnMeasurement(ports),
  changeOwnMeasurement: changeOwnMeasurement(ports),
  orderOwnMeasurements: orderOwnMeasurements(ports),
  removeOwnMeasurement: removeOwnMeasurement(ports),
  readOwnValues: readOwnValues(ports),
  keepOwnValue: keepOwnValue(ports),
  removeOwnValue: removeOwnValue(ports),
});

export const ownMeasurementModule = {
  name: 'indicator',
  errors: ownMeasurementErrors,
  errorParams: ownMeasurementErrorParams,
  hooks: {
    archiveOf: ownMeasurementArchive,
    whenMemberIsAnonymised: ({ ownMeasurements }, userId) => ownMeasurements.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
