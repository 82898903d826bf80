import { useIntl } from 'react-intl';
import { useFormats } from './intl.ts';

/** From here on a number no longer fits beside an axis. */
const long = 100_000;

/** Numbers beside an axis: in full, then in thousands and millions. Vietnamese has no letter for these, only the words. */
export const useAxisNumber = () => {
  const { formatNumber, locale } = useIntl();
  const { number } = useFormats();
  return (value: number): string =>
    Math.abs(value) < long
      ? number(value)
      : formatNumber(value, {
          notation: 'compact',
          compactDisplay: locale.startsWith('vi') ? 'long' : 'short',
          maximumFractionDigits: 1,
        });
};
