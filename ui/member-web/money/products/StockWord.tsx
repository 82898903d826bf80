import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

/** From here on it is worth telling how many are left. */
const few = 10;

/** Null never runs out. */
export const StockWord = ({ stock }: Readonly<{ stock: number | null }>) => (
  <Box component="span" sx={{ color: stock === 0 ? 'error.main' : 'text.secondary', fontSize: '0.875rem' }}>
    {stock === null || stock > few ? (
      <FormattedMessage id="products.inStock" />
    ) : (
      <FormattedMessage id="products.left" values={{ count: stock }} />
    )}
  </Box>
);
