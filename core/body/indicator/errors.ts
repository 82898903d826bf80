import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const indicatorErrors = {
  'indicator.not_found': 'not_found',
  'indicator.not_owner': 'forbidden',
  'indicator.missing_data': 'invalid',
  'indicator.sides_required': 'invalid',
  'indicator.side_duplicate': 'invalid',
  'indicator.diet_style_max': 'invalid',
  'indicator.none_excludes': 'invalid',
  'indicator.out_of_range': 'invalid',
  'indicator.rest_not_below_max': 'invalid',
  'indicator.carried_without_source': 'invalid',
  'indicator.past_week': 'conflict',
  'indicator.report_failed': 'unavailable',
  'indicator.report_in_progress': 'conflict',
  'indicator.goal_invalid': 'invalid',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const indicatorErrorParams = {
  'indicator.out_of_range': ['min', 'max', 'unit'],
  'indicator.goal_invalid': ['min', 'max'],
} as const satisfies ErrorParamNames<typeof indicatorErrors>;

type IndicatorErrors = typeof indicatorErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends IndicatorErrors {}
}
