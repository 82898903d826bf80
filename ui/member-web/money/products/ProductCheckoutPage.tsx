import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths, productPath } from '../../app/paths.ts';
import { useProduct } from '../../app/data/products.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

const NothingChosen = ({ isGone }: Readonly<{ isGone: boolean }>) => (
  <EmptyState
    picture={<LostPicture />}
    title={<FormattedMessage id={isGone ? 'products.checkout.gone' : 'products.checkout.none'} />}
    action={
      <Button component={LocalLink} to={paths.products} variant="contained">
        <FormattedMessage id="products.showAll" />
      </Button>
    }
  >
    <FormattedMessage id={isGone ? 'products.checkout.gone.text' : 'products.checkout.none.text'} />
  </EmptyState>
);

export default function ProductCheckoutPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const user = useSignedInUser();
  const asked = search.get('product') ?? '';
  const { query } = useProduct(asked);
  const isGone = isApiError(query.error, 'product.not_found');

  return (
    <Page
      width="page"
      title={formatMessage({ id: 'products.checkout.title' })}
      above={
        query.data !== undefined && (
          <BackLink to={productPath(query.data.slug)}>
            <FormattedMessage id="products.checkout.back" />
          </BackLink>
        )
      }
    >
      {asked === '' || isGone ? (
        <NothingChosen isGone={isGone} />
      ) : (
        <QueryView
          query={query}
          skeleton={
            <Box sx={{ maxWidth: 560 }}>
              <FormSkeleton fields={4} />
            </Box>
          }
        >
          {(product) => user && <CheckoutForm user={user} product={product} />}
        </QueryView>
      )}
    </Page>
  );
}
