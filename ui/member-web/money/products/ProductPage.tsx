import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { usePageHeading } from '#ui/components/Page.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { paths } from '../../app/paths.ts';
import { type Product, useProduct } from '../../app/data/products.ts';
import { Price } from './Price.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { PurchaseBox } from './PurchaseBox.tsx';
import { StockWord } from './StockWord.tsx';

const frame = {
  maxWidth: contentWidth.page,
  mx: 'auto',
  width: '100%',
  px: { xs: 2, sm: 3, md: 4 },
  py: { xs: 2, md: 4 },
} as const;

const columns = {
  display: 'grid',
  gap: { xs: 2.5, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 460px) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const ProductView = ({ product }: Readonly<{ product: Product }>) => {
  const language = useLanguage();
  const name = inLanguage(product.title, language);
  const description = inLanguage(product.description, language).trim();
  return (
    <Box sx={columns}>
      <ProductGallery name={name} images={product.images} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h1" {...usePageHeading(name)} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline' }}>
          <Price amount={product.priceFitCoin} size="large" />
          <StockWord stock={product.stock} />
        </Box>
        <PurchaseBox product={product} />
        {description !== '' && (
          <Box component="section" aria-labelledby="description" sx={{ mt: 1 }}>
            <Typography id="description" variant="h2" sx={{ mb: 1 }}>
              <FormattedMessage id="products.about" />
            </Typography>
            <Typography
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: contentWidth.reading }}
            >
              {description}
            </Typography>
          </Box>
        )}
      </Box>
    </Box>
  );
};

const Waiting = () => (
  <Box sx={columns} aria-hidden>
    <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1' }} />
    <Box>
      <Skeleton variant="text" sx={{ fontSize: '2rem', width: '80%' }} />
      <Skeleton variant="text" sx={{ fontSize: '1.5rem', width: '40%', mb: 2 }} />
      <TextSkeleton lines={5} />
    </Box>
  </Box>
);

export default function ProductPage() {
  const { id = '' } = useParams();
  const { query, isMissing } = useProduct(id);
  if (isApiError(query.error, 'product.not_found') || (isMissing && query.isPending)) return <NotFoundView />;
  return (
    <Box sx={frame}>
      <BackLink to={paths.products}>
        <FormattedMessage id="products.back" />
      </BackLink>
      <QueryView query={query} skeleton={<Waiting />}>
        {(product) => <ProductView key={product.id} product={product} />}
      </QueryView>
    </Box>
  );
}
