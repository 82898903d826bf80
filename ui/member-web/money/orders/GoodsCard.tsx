import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useLanguage } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths, productPath } from '../../app/paths.ts';
import type { Order } from '../../app/data/products.ts';
import { OrderCard } from './OrderCard.tsx';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  justifyContent: 'space-between',
  alignItems: 'baseline',
} as const;

export const GoodsCard = ({ order }: Readonly<{ order: Order }>) => {
  const language = useLanguage();
  const { productTitle, productSlug, unitPrice, quantity, total } = order;
  return (
    <OrderCard title={<FormattedMessage id="orders.goods" />}>
      <Box sx={line}>
        <Link
          component={LocalLink}
          to={productPath(productSlug)}
          sx={{ overflowWrap: 'anywhere', minWidth: 0, display: 'inline-block', py: 0.25 }}
        >
          {inLanguage(productTitle, language)}
        </Link>
        <span>
          <CoinAmount amount={unitPrice} coin="FIT_COIN" />
          {` × ${quantity}`}
        </span>
      </Box>
      <Box
        sx={{ ...line, mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'divider', fontWeight: 600 }}
      >
        <FormattedMessage id="orders.total" />
        <CoinAmount amount={total} coin="FIT_COIN" />
      </Box>
      {total > 0 && (
        <Link
          component={LocalLink}
          to={`${paths.transactions}?type=PRODUCT_ORDER`}
          sx={{ display: 'inline-block', mt: 1, py: 0.25 }}
        >
          <FormattedMessage id="orders.transaction" />
        </Link>
      )}
    </OrderCard>
  );
};
