import { fieldError } from '#core/kernel/domain-error.ts';

const path = 'body.phone';

/**
 * One way of writing per number, so that a number belongs to one account: `0912 345 678` and `+84 912 345 678` are the
 * same. A number without a country is Vietnamese. Null when nothing is typed.
 */
export const readPhone = (typed: string): string | null => {
  const compact = typed.normalize('NFKC').replace(/[\s.()-]/gu, '');
  if (compact === '') return null;
  if (!/^\+?\d+$/.test(compact)) throw fieldError(path, 'input.invalid');
  const international = compact.startsWith('+')
    ? compact.slice(1)
    : compact.startsWith('00')
      ? compact.slice(2)
      : compact.startsWith('0')
        ? `84${compact.slice(1)}`
        : compact;
  // `+84 (0)912…` is how many people write it.
  const digits = international.replace(/^840/, '84');
  if (!/^[1-9]\d{6,14}$/.test(digits)) throw fieldError(path, 'input.invalid');
  return `+${digits}`;
};
