import { FormattedMessage, FormattedNumber } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import type { PromotionRow } from './data.ts';

type Worth = Pick<PromotionRow, 'kind' | 'unit' | 'value'>;

/** What one use gives, in a word. */
export const WorthOf = ({ kind, unit, value }: Worth) =>
  unit === 'PERCENT' ? (
    <>
      <FormattedNumber value={value} />
      {' %'}
    </>
  ) : (
    <>
      <FormattedNumber value={value} /> {kind === 'PLAN_PRICE' ? 'Fit Coin' : 'Base Coin'}
    </>
  );

export const PromotionStatusChip = ({ status }: Pick<PromotionRow, 'status'>) => (
  <StatusChip
    status={status === 'ACTIVE' ? 'done' : 'refused'}
    label={<FormattedMessage id={`promo.status.${status}`} />}
  />
);

export const UsesOf = ({ uses, usesMax }: Pick<PromotionRow, 'uses' | 'usesMax'>) => (
  <>
    <FormattedNumber value={uses} />
    {usesMax !== null && (
      <>
        {' / '}
        <FormattedNumber value={usesMax} />
      </>
    )}
  </>
);
