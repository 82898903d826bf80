import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.tsx';
import { shopClient } from '../../shop/client.ts';
import { useMay } from '../../parts/rights.ts';
import { useRefreshed } from '../../parts/use-record.ts';
import type { StaffProduct } from '../../shop/shop.ts';

/** Only a product that nobody ordered can go; any other is told why, and may be taken off the shop instead. */
export const DeleteProduct = ({ product }: Readonly<{ product: StaffProduct }>) => {
  const { id, status, version } = product;
  const language = useLanguage();
  const { formatMessage } = useIntl();
  const may = useMay();
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const orders = useQuery({
    queryKey: ['orders', 'any', id],
    queryFn: ({ signal }) =>
      shopClient.adminOrders.list(
        { query: { filter: JSON.stringify({ productId: id }), range: '[0,0]' } },
        { signal },
      ),
  });
  const title = inLanguage(product.title, language);
  const wasOrdered = (orders.data ?? []).length > 0;
  const canTakeOff = wasOrdered && status === 'ACTIVE' && may('product.update', 'product.manage');

  const remove = async () => {
    await shopClient.adminProducts.delete({ params: { id } });
    notify(formatMessage({ id: 'console.products.deleted' }, { title }), { type: 'success' });
    await navigate('/admin/products');
    queries.removeQueries({ queryKey: ['products', 'one', id] });
    await refreshed('products');
  };
  const takeOff = async () => {
    await shopClient.adminProducts.update({ params: { id }, body: { status: 'INACTIVE', version } });
    await refreshed('products');
    notify(formatMessage({ id: 'console.products.takenOff' }, { title }), { type: 'success' });
  };

  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        startIcon={<TrashIcon />}
        disabled={wasOrdered && !canTakeOff}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage id="ui.delete" />
      </Button>
      {wasOrdered ? (
        <ConfirmDialog
          open={asks}
          title={<FormattedMessage id="console.products.takeOff.title" values={{ title }} />}
          confirmLabel={<FormattedMessage id="console.products.takeOff" />}
          onConfirm={takeOff}
          onClose={() => setAsks(false)}
        >
          <FormattedMessage id="console.products.takeOff.text" />
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          open={asks}
          title={<FormattedMessage id="console.products.delete.title" values={{ title }} />}
          confirmLabel={<FormattedMessage id="console.products.delete" />}
          dangerous
          onConfirm={remove}
          onClose={() => setAsks(false)}
        >
          <FormattedMessage id="console.products.delete.consequence" />
        </ConfirmDialog>
      )}
    </>
  );
};
