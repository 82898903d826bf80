import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { shopClient } from '../shop/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { ProductInput } from './product-form.ts';
import { ProductForm } from './ProductForm.tsx';

const ProductCreate = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const save = async (body: ProductInput) => {
    const { id, title } = await shopClient.adminProducts.create({ body });
    await refreshed('products');
    toast(formatMessage({ id: 'console.products.created' }, { title: inLanguage(title, language) }));
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(() => void navigate(pathOf('products', id)));
  };
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.products.create' })}
      back={{
        to: '/admin/products',
        label: <FormattedMessage id="resources.products.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
    >
      <ProductForm save={save} saveLabel={<FormattedMessage id="console.products.create" />} />
    </ConsolePage>
  );
};

export default ProductCreate;
