import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { InfoIcon } from '#ui/icons.tsx';
import { useWallet } from '../../app/data/wallet.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths, productCheckoutPath } from '../../app/paths.ts';
import type { Product } from '../../app/data/products.ts';
import { Price } from './Price.tsx';
import { mostOf, quantityIn, quantityProblem } from './quantity.ts';
import { QuantityField } from './QuantityField.tsx';

/** How many, what they cost together, and on to the delivery. */
export const PurchaseBox = ({ product }: Readonly<{ product: Product }>) => {
  const { slug, priceFitCoin, stock } = product;
  const [text, setText] = useState('1');
  const navigate = useLocalNavigate();
  const { data: wallet } = useWallet();
  const max = mostOf(stock);
  const quantity = quantityProblem(text, max) === undefined ? (quantityIn(text) ?? 1) : undefined;

  if (stock === 0)
    return (
      <Alert
        severity="info"
        icon={<InfoIcon fontSize="inherit" />}
        action={
          <Button component={LocalLink} to={paths.products} color="inherit" size="small">
            <FormattedMessage id="products.others" />
          </Button>
        }
      >
        <FormattedMessage id="products.out" />
      </Alert>
    );
  return (
    <Card
      component="form"
      noValidate
      sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 460 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (quantity !== undefined) void navigate(productCheckoutPath(slug, quantity));
      }}
    >
      <QuantityField text={text} max={max} onChange={setText} />
      {quantity !== undefined && quantity > 1 && (
        <Box component="output" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <FormattedMessage id="products.total" />
          <Price amount={priceFitCoin * quantity} />
        </Box>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth>
        <FormattedMessage id={priceFitCoin === 0 ? 'products.take' : 'products.buy'} />
      </Button>
      {wallet !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="products.have" values={{ count: wallet.fitCoin }} />
        </Typography>
      )}
    </Card>
  );
};
