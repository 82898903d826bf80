import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { inLanguage } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { productPath } from '../../app/paths.ts';
import type { Product } from '../../app/data/products.ts';
import { Price } from './Price.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { StockWord } from './StockWord.tsx';

/** The whole card leads to the product; the name is what the link is called. */
export const ProductCard = ({ product, eager }: Readonly<{ product: Product; eager: boolean }>) => {
  const language = useLanguage();
  const { slug, title, images, priceFitCoin, stock } = product;
  const [first] = images;
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 1.5, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <ProductPicture address={first?.thumbnailUrl ?? first?.url ?? null} alt="" eager={eager} />
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
        <Link
          component={LocalLink}
          to={productPath(slug)}
          color="inherit"
          underline="hover"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }}
        >
          {inLanguage(title, language)}
        </Link>
      </Typography>
      <Box sx={{ mt: 'auto', display: 'flex', flexDirection: 'column', gap: 0.25 }}>
        <Price amount={priceFitCoin} />
        <StockWord stock={stock} />
      </Box>
    </Card>
  );
};
