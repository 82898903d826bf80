import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const measurementImportErrors = {
  'measurement_import.not_found': 'not_found',
  'measurement_import.nothing_new': 'conflict',
  'measurement_import.too_many_imports': 'conflict',
  'measurement_import.too_many_values': 'conflict',
  'measurement_import.week_outside': 'invalid',
  'measurement_import.implausible': 'invalid',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const measurementImportErrorParams = {
  'measurement_import.too_many_imports': ['max'],
  'measurement_import.too_many_values': ['max'],
  'measurement_import.week_outside': ['years'],
  'measurement_import.implausible': ['min', 'max'],
} as const satisfies ErrorParamNames<typeof measurementImportErrors>;

type MeasurementImportErrors = typeof measurementImportErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends MeasurementImportErrors {}
}
