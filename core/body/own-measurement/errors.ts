import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const ownMeasurementErrors = {
  'own_measurement.not_found': 'not_found',
  'own_measurement.too_many': 'conflict',
  'own_measurement.too_many_values': 'conflict',
  'own_measurement.name_taken': 'conflict',
  'own_measurement.range_reversed': 'invalid',
  'own_measurement.day_outside': 'invalid',
  'own_measurement.implausible': 'invalid',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const ownMeasurementErrorParams = {
  'own_measurement.too_many': ['max'],
  'own_measurement.too_many_values': ['max'],
  'own_measurement.day_outside': ['years'],
  'own_measurement.implausible': ['max'],
} as const satisfies ErrorParamNames<typeof ownMeasurementErrors>;

type OwnMeasurementErrors = typeof ownMeasurementErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends OwnMeasurementErrors {}
}
