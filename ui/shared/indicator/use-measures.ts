import { useIntl } from 'react-intl';
import { displayField, roundDelta } from '#core/body/indicator/display.ts';
import { unitLabels } from '#core/body/indicator/labels.ts';
import type { UnitSystem } from '#core/body/indicator/units.ts';
import { useFormats } from '../intl.ts';
import { useSignedInUser } from '../api/signed-in.ts';
import { edgeOf, shownMetric, type Metric, type Reader } from './metric.ts';
import { useWords } from './words.ts';

export const useUnits = (): UnitSystem => useSignedInUser()?.units ?? 'METRIC';

/** Every measured and computed number as this person reads it: their language, their units. */
export const useMeasures = () => {
  const units = useUnits();
  const say = useWords();
  const { number, change, percent } = useFormats();
  const { formatMessage } = useIntl();

  const withUnit = (text: string, unit: keyof typeof unitLabels) => {
    if (unit === 'NONE') return text;
    if (unit === 'PERCENT') return `${text}%`;
    const word = say(unitLabels[unit]);
    // A short unit stays with its number; a long one may go to the next line of a narrow card.
    return `${text}${word.length > 3 ? ' ' : '\u00a0'}${word}`;
  };

  /** Between two shares there are points, not percent: 26% is 1 point more than 25%, and 4% more. */
  const differenceWithUnit = (text: string, unit: keyof typeof unitLabels) =>
    unit === 'PERCENT' ? formatMessage({ id: 'indicator.points' }, { amount: text }) : withUnit(text, unit);

  const metric = (key: Metric, value: number, reader?: Reader) => {
    if (key === 'height') return height(value);
    const { value: shown, decimals } = shownMetric(key, value, units, reader);
    return withUnit(number(shown, decimals), edgeOf(key, units).unit);
  };

  const height = (cm: number) => {
    const shown = displayField('height', cm, units);
    return shown.unit === 'ft'
      ? `${number(shown.feet)}\u00a0${say(unitLabels.ft)} ${number(shown.inches, shown.decimals)}\u00a0${say(unitLabels.in)}`
      : withUnit(number(shown.value, shown.decimals), shown.unit);
  };

  const metricChange = (key: Metric, delta: number) => {
    const { toShown, decimals, unit } = edgeOf(key, units);
    return differenceWithUnit(change(roundDelta(toShown(delta), decimals), decimals), unit);
  };

  return {
    units,
    metric,
    metricChange,
    /** The same without its direction, for sentences that say "down" or "up" in words. */
    amount: (key: Metric, delta: number) => {
      const { toShown, decimals, unit } = edgeOf(key, units);
      return differenceWithUnit(number(Math.abs(roundDelta(toShown(delta), decimals)), decimals), unit);
    },
    isNoChange: (key: Metric, delta: number) => {
      const { toShown, decimals } = edgeOf(key, units);
      return roundDelta(toShown(delta), decimals) === 0;
    },
    percent,
    unitOf: (key: Metric) => say(unitLabels[edgeOf(key, units).unit]),
  };
};
