import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { shopClient } from '../shop/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { useProduct } from '../shop/data.ts';
import type { ProductInput } from './product-form.ts';
import { ProductForm } from './ProductForm.tsx';

const ProductEdit = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const query = useProduct(id);
  const product = query.data;
  const save = async (input: ProductInput) => {
    const version = query.data?.version ?? 0;
    await shopClient.adminProducts.update({ params: { id }, body: { ...input, version } });
    await refreshed('products');
    toast(<FormattedMessage id="ui.saved" />);
    setTimeout(() => void navigate(pathOf('products', id)));
  };
  return (
    <ConsolePage
      title={
        product === undefined
          ? formatMessage({ id: 'resources.products.name' }, { smart_count: 1 })
          : inLanguage(product.title, language)
      }
      description={<FormattedMessage id="console.products.edit.note" />}
      back={{ to: pathOf('products', id), label: <FormattedMessage id="console.back" /> }}
      width={960}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(found) => <ProductForm product={found} save={save} reload={query.refetch} />}
      </QueryView>
    </ConsolePage>
  );
};

export default ProductEdit;
