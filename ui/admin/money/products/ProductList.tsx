import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useLanguage } from '#ui/intl.ts';
import { ActiveStatusChip, When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { ProductPicture, StockWord } from '../shop/cells.tsx';
import type { ProductRow } from '../shop/data.ts';

const ProductList = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const may = useMay();
  const columns: readonly ListColumn<ProductRow>[] = [
    {
      source: 'title',
      label: formatMessage({ id: 'console.products.title' }),
      render: ({ title, images: [first] }) => (
        <Box
          component="span"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', whiteSpace: 'normal' }}
        >
          <ProductPicture address={first?.thumbnailUrl ?? first?.url ?? null} size={40} />
          {inLanguage(title, language)}
        </Box>
      ),
      cell: ({ title }) => inLanguage(title, language),
      onPhone: 'title',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <ActiveStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `active.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'priceFitCoin',
      label: formatMessage({ id: 'console.products.price' }),
      render: ({ priceFitCoin }) => <CoinAmount coin="FIT_COIN" amount={priceFitCoin} size="small" />,
      cell: ({ priceFitCoin }) => priceFitCoin,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'stock',
      label: formatMessage({ id: 'console.products.stock' }),
      render: ({ stock }) => <StockWord stock={stock} />,
      cell: ({ stock }) => stock,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'slug',
      label: formatMessage({ id: 'console.products.slug' }),
      render: ({ slug }) => <code>{slug}</code>,
      cell: ({ slug }) => slug,
    },
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
      onPhone: 'line',
    },
  ];
  return (
    <StaffList<ProductRow>
      resource="products"
      columns={columns}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      description={<FormattedMessage id="console.products.lead" />}
      empty={<FormattedMessage id="console.products.empty" />}
      create={
        may('product.create', 'product.manage')
          ? { to: '/admin/products/create', label: <FormattedMessage id="console.products.create" /> }
          : undefined
      }
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.products.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: activeStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `active.${value}` }),
          })),
        },
      ]}
    />
  );
};

export default ProductList;
