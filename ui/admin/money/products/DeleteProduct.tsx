import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { shopClient } from '../shop/client.ts';
import type { StaffProduct } from '../shop/data.ts';
import { useAnyOrder } from './data.ts';

/** Only a product that nobody ordered can go. */
export const DeleteProduct = ({ product }: Readonly<{ product: StaffProduct }>) => {
  const { id, status, version } = product;
  const language = useLanguage();
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const orders = useAnyOrder(id);
  const title = inLanguage(product.title, language);

  const takeOff = async () => {
    await shopClient.adminProducts.update({ params: { id }, body: { status: 'INACTIVE', version } });
    await refreshed('products');
    toast(formatMessage({ id: 'console.products.takenOff' }, { title }));
  };

  return (
    <DeleteRecord
      place="products"
      id={id}
      ask={{
        title: <FormattedMessage id="console.products.delete.title" values={{ title }} />,
        text: <FormattedMessage id="console.products.delete.consequence" />,
        confirmLabel: <FormattedMessage id="console.products.delete" />,
      }}
      remove={async () => shopClient.adminProducts.delete({ params: { id } })}
      deleted={formatMessage({ id: 'console.products.deleted' }, { title })}
      instead={
        (orders.data ?? []).length === 0
          ? null
          : {
              title: <FormattedMessage id="console.products.takeOff.title" values={{ title }} />,
              text: <FormattedMessage id="console.products.takeOff.text" />,
              confirmLabel: <FormattedMessage id="console.products.takeOff" />,
              run: takeOff,
              mayRun: status === 'ACTIVE' && may('product.update', 'product.manage'),
            }
      }
    />
  );
};
