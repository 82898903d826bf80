import { useIntl } from 'react-intl';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { unitLabels } from '#core/body/indicator/labels.ts';
import { categoryLabel } from '#core/body/indicator/verdict-labels.ts';
import { useFormats } from '../intl.ts';
import { useMeasures } from './use-measures.ts';
import { readerOf, type ComputedProfile } from './week.ts';
import { useWords } from './words.ts';

/** The value of an indicator in words: a number with its unit, a category, a range; or that there is none. */
export const useIndicatorText = () => {
  const say = useWords();
  const { number } = useFormats();
  const { formatMessage } = useIntl();
  const measures = useMeasures();

  return (key: IndicatorKey, profile: ComputedProfile): string => {
    const { value } = profile.computed[key];
    if (value === undefined) return formatMessage({ id: 'indicator.noValue' });
    if (typeof value === 'object')
      return `${number(value.low, 0)}–${number(value.high, 0)} ${say(unitLabels.BPM)}`;
    if (typeof value === 'string') return say(categoryLabel(key, value));
    return isNumberIndicator(key) ? measures.metric(key, value, readerOf(profile)) : number(value);
  };
};
