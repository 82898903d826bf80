import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router';
import { inLanguage, languages } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon, EyeIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { shopClient } from '../shop/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { ActiveStatusChip, RecordLink, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { OrderStatusChip, ProductPicture, StockWord } from '../shop/cells.tsx';
import { useProduct, type StaffProduct } from '../shop/data.ts';
import { DeleteProduct } from './DeleteProduct.tsx';

const Texts = ({ product }: Readonly<{ product: StaffProduct }>) => (
  <Section title={<FormattedMessage id="console.products.words" />}>
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {languages.map((language) => (
        <Box key={language} lang={language}>
          <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
            {language === 'vi' ? 'Tiếng Việt' : 'English'}
          </Typography>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {inLanguage(product.title, language)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {inLanguage(product.description, language)}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);

const Orders = ({ product }: Readonly<{ product: StaffProduct }>) => (
  <Section title={<FormattedMessage id="resources.orders.name" values={{ smart_count: 2 }} />}>
    <RelatedRows
      queryKey={['orders', 'of', product.id]}
      sort={['createdAt', 'DESC']}
      load={(query, signal) =>
        shopClient.adminOrders.list(
          { query: { ...query, filter: JSON.stringify({ productId: product.id }) } },
          { signal },
        )
      }
      all={filteredPath('orders', { productId: product.id })}
    >
      {(order) => (
        <RelatedRow
          title={<RecordLink place="orders" id={order.id} name={order.userName} />}
          note={<When at={order.createdAt} />}
          value={<CoinAmount coin="FIT_COIN" amount={order.total} size="small" />}
          corner={<OrderStatusChip status={order.status} />}
        />
      )}
    </RelatedRows>
  </Section>
);

const ProductRecord = ({ product }: Readonly<{ product: StaffProduct }>) => {
  const { formatMessage } = useIntl();
  const { dateTime, number } = useFormats();
  const language = useLanguage();
  const address = `${language === 'en' ? '/en' : ''}/product/${product.slug}`;
  return (
    <>
      <Section>
        {product.images.length > 0 && (
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2.5 }}>
            {product.images.map((image, index) => (
              <ProductPicture
                key={image.id}
                address={image.thumbnailUrl ?? image.url}
                size={120}
                alt={formatMessage(
                  { id: 'console.products.images.alt' },
                  { number: number(index + 1), title: inLanguage(product.title, language) },
                )}
              />
            ))}
          </Box>
        )}
        <Facts
          facts={[
            {
              key: 'price',
              label: <FormattedMessage id="console.products.price" />,
              value: <CoinAmount coin="FIT_COIN" amount={product.priceFitCoin} />,
            },
            {
              key: 'stock',
              label: <FormattedMessage id="console.products.stock" />,
              value: <StockWord stock={product.stock} />,
            },
            {
              key: 'slug',
              label: <FormattedMessage id="console.products.slug" />,
              value:
                product.status === 'ACTIVE' ? (
                  <Link href={address} target="_blank" rel="noopener">
                    {`/product/${product.slug}`}
                  </Link>
                ) : (
                  <>
                    <code>{`/product/${product.slug}`}</code>
                    <br />
                    <FormattedMessage id="console.products.hidden" />
                  </>
                ),
            },
            {
              key: 'updated',
              label: <FormattedMessage id="console.updatedAt" />,
              value: dateTime(product.updatedAt),
            },
          ]}
        />
      </Section>
      <Texts product={product} />
      <Orders product={product} />
    </>
  );
};

const ProductShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const may = useMay();
  const query = useProduct(id);
  const product = query.data;
  return (
    <ConsolePage
      title={
        product === undefined
          ? formatMessage({ id: 'resources.products.name' }, { smart_count: 1 })
          : inLanguage(product.title, language)
      }
      beside={product && <ActiveStatusChip status={product.status} />}
      back={{
        to: '/admin/products',
        label: <FormattedMessage id="resources.products.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={
        product && (
          <>
            {product.status === 'ACTIVE' && (
              <Button
                variant="outlined"
                size="small"
                startIcon={<EyeIcon />}
                href={`${language === 'en' ? '/en' : ''}/product/${product.slug}`}
                target="_blank"
                rel="noopener"
              >
                <FormattedMessage id="console.products.preview" />
              </Button>
            )}
            {may('product.update', 'product.manage') && (
              <Button
                variant="contained"
                size="small"
                startIcon={<EditIcon />}
                component={RouterLink}
                to={`/admin/products/${encodeURIComponent(id)}`}
              >
                <FormattedMessage id="ui.edit" />
              </Button>
            )}
            {may('product.delete', 'product.manage') && <DeleteProduct product={product} />}
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => <ProductRecord product={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default ProductShow;
