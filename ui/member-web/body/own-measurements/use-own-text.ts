import { useIntl } from 'react-intl';
import { ownDecimals } from '#core/body/own-measurement/own-measurement.ts';
import { useFormats } from '#ui/intl.ts';

type Unit = Readonly<{ unit: string }>;
type Value = Readonly<{ value: number; second: number | null }>;
type Limits = Readonly<{
  low: number | null;
  high: number | null;
  secondLow: number | null;
  secondHigh: number | null;
}>;

/** Own values and ranges as they are written: `120/80 mmHg`. */
export const useOwnText = () => {
  const { number } = useFormats();
  const { formatMessage } = useIntl();
  const digits = (value: number) => number(value, ownDecimals);
  const side = (low: number | null, high: number | null) => {
    if (low !== null && high !== null) return `${digits(low)}–${digits(high)}`;
    if (low !== null) return formatMessage({ id: 'own.range.from' }, { low: digits(low) });
    return high === null ? null : formatMessage({ id: 'own.range.to' }, { high: digits(high) });
  };
  return {
    digits,
    value: ({ unit }: Unit, { value, second }: Value) =>
      `${digits(value)}${second === null ? '' : `/${digits(second)}`} ${unit}`.trim(),
    /** What the member calls usual; null: nothing was set. */
    range: ({ unit, low, high, secondLow, secondHigh }: Unit & Limits) => {
      const sides = [side(low, high), side(secondLow, secondHigh)].filter((text) => text !== null);
      return sides.length === 0 ? null : `${sides.join(' / ')} ${unit}`.trim();
    },
  };
};
