import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Outdated } from '#ui/components/Outdated.tsx';
import { Page } from '#ui/components/Page.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { GiftPicture } from '#ui/illustrations/scenes.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useProducts } from '../../app/data/products.ts';
import { ProductCard } from './ProductCard.tsx';
import { SearchField } from '../../app/parts/SearchField.tsx';

declare global {
  interface MessageCatalogues {
    products: typeof import('./messages/vi.json');
  }
}

/** Enough for the first look on a desk; the others may wait until they are near. */
const atOnce = 4;

export default function ProductsPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const user = useSignedInUser();
  const isExpectedMember = useIsExpectedMember();
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  const query = useProducts(q);

  const look = useCallback(
    (words: string) =>
      setSearch(words === '' ? {} : { q: words }, {
        replace: true,
        preventScrollReset: true,
        state: keepFocus,
      }),
    [setSearch],
  );

  return (
    <Page
      title={formatMessage({ id: 'products.title' })}
      description={<FormattedMessage id="products.lead" />}
      {...((user === undefined ? isExpectedMember : user.status === 'ACTIVE')
        ? {
            actions: (
              <Button component={LocalLink} to={paths.orders} variant="outlined" startIcon={<ReceiptIcon />}>
                <FormattedMessage id="nav.orders" />
              </Button>
            ),
          }
        : {})}
    >
      <SearchField
        label={<FormattedMessage id="products.search" />}
        clearLabel={formatMessage({ id: 'products.search.clear' })}
        q={q}
        onSearch={look}
        sx={{ mb: 3 }}
      />
      <Outdated when={query.isPlaceholderData}>
        <QueryView
          query={query}
          skeleton={<CardGridSkeleton cards={6} height={220} />}
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={
            q === '' ? (
              <EmptyState picture={<GiftPicture />} title={<FormattedMessage id="products.empty" />}>
                <FormattedMessage id="products.empty.text" />
              </EmptyState>
            ) : (
              <EmptyState
                title={<FormattedMessage id="products.noMatch" values={{ words: q }} />}
                action={
                  <Button variant="outlined" onClick={() => look('')}>
                    <FormattedMessage id="products.showAll" />
                  </Button>
                }
              />
            )
          }
        >
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            return (
              <>
                <Box component="p" role="status" sx={visuallyHidden}>
                  {q !== '' && <FormattedMessage id="products.found" values={{ count: items.length }} />}
                </Box>
                <Box
                  component="ul"
                  sx={{
                    listStyle: 'none',
                    m: 0,
                    p: 0,
                    display: 'grid',
                    gap: { xs: 1.5, sm: 2 },
                    gridTemplateColumns: {
                      xs: 'repeat(2, minmax(0, 1fr))',
                      sm: 'repeat(auto-fill, minmax(220px, 1fr))',
                    },
                  }}
                >
                  {items.map((product, index) => (
                    <ProductCard key={product.id} product={product} eager={index < atOnce} />
                  ))}
                </Box>
              </>
            );
          }}
        </QueryView>
      </Outdated>
      <ShowMore query={query} placement="centre" mt={3} />
    </Page>
  );
}
