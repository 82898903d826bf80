import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useTopUpPath } from '../../app/parts/CoinErrorAction.tsx';
import { useWallet } from '../../app/data/wallet.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import type { Product } from '../../app/data/products.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { isDigital, longest } from './delivery.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { askedQuantity, mostOf, quantityIn, quantityProblem } from './quantity.ts';
import { QuantityField } from './QuantityField.tsx';
import { StockWord } from './StockWord.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** The number stands in the address, so that the way back from the top-up finds it. */
const useQuantity = (stock: number | null) => {
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(() => askedQuantity(search.get('quantity')));
  const max = mostOf(stock);
  const change = (next: string) => {
    setText(next);
    const count = quantityIn(next);
    if (count === undefined || count < 1) return;
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.set('quantity', String(count));
        return changed;
      },
      { replace: true, preventScrollReset: true, state: keepFocus },
    );
  };
  const isRight = quantityProblem(text, max) === undefined;
  return { text, max, change, quantity: isRight ? quantityIn(text) : undefined };
};

const DeliveryFields = ({
  control,
}: Readonly<{ control: ReturnType<typeof usePlaceOrder>['form']['control'] }>) => (
  <>
    <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
      <FormattedMessage id="products.delivery.text" values={{ link: linkTo(`${paths.profile}#address`) }} />
    </Typography>
    <Stack sx={{ gap: 2.5 }}>
      <TextInput
        control={control}
        name="name"
        label={<FormattedMessage id="products.delivery.name" />}
        required
        autoComplete="name"
        maxLength={longest.name}
      />
      <TextInput
        control={control}
        name="phone"
        label={<FormattedMessage id="products.delivery.phone" />}
        hint={<FormattedMessage id="products.delivery.phone.hint" />}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={longest.phone}
      />
      <TextInput
        control={control}
        name="address"
        label={<FormattedMessage id="products.delivery.address" />}
        hint={<FormattedMessage id="products.delivery.address.hint" />}
        required
        rows={2}
        autoComplete="street-address"
        maxLength={longest.address}
      />
      <TextInput
        control={control}
        name="note"
        label={<FormattedMessage id="products.delivery.note" />}
        rows={2}
        maxLength={longest.note}
      />
    </Stack>
  </>
);

export const CheckoutForm = ({ user, product }: Readonly<{ user: SignedInUser; product: Product }>) => {
  const language = useLanguage();
  const topUp = useTopUpPath();
  const { data: wallet } = useWallet();
  const { text, max, change, quantity } = useQuantity(product.stock);
  const { form, submit, refusal, priceChange, keep, forgetRefusal } = usePlaceOrder({
    user,
    product,
    quantity,
  });
  const { control } = form;
  const [first] = product.images;
  const total = product.priceFitCoin * (quantity ?? 1);
  const isShort = wallet !== undefined && wallet.fitCoin < total;
  const hasRunShort = isApiError(refusal, 'product.out_of_stock') && max > 0 && quantity === undefined;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={keep}
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
        alignItems: 'start',
      }}
    >
      <Card component="section" aria-labelledby="delivery">
        <CardContent>
          <Typography id="delivery" variant="h2">
            <FormattedMessage id="products.delivery" />
          </Typography>
          {isDigital(product) ? (
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
              <FormattedMessage id="products.delivery.digital" values={{ email: user.email }} />
            </Typography>
          ) : (
            <DeliveryFields control={control} />
          )}
        </CardContent>
      </Card>
      <Card
        component="section"
        aria-labelledby="summary"
        sx={{ position: { md: 'sticky' }, top: { md: 24 } }}
      >
        <CardContent>
          <Typography id="summary" variant="h2" sx={{ mb: 2 }}>
            <FormattedMessage id="products.summary" />
          </Typography>
          <Box sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
            <Box sx={{ width: 72, flexShrink: 0 }}>
              <ProductPicture address={first?.thumbnailUrl ?? first?.url ?? null} alt="" eager />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {inLanguage(product.title, language)}
              </Typography>
              <StockWord stock={product.stock} />
            </Box>
          </Box>
          {max > 0 && (
            <Box sx={{ mb: 2 }}>
              <QuantityField text={text} max={max} onChange={change} />
            </Box>
          )}
          <OrderSummary unitPrice={product.priceFitCoin} quantity={quantity ?? 1} balance={wallet?.fitCoin} />
          {priceChange !== undefined && (
            <Alert severity="warning" role="alert" icon={<WarningIcon fontSize="inherit" />} sx={{ mt: 2 }}>
              <FormattedMessage id="products.priceChanged" values={{ ...priceChange }} />
            </Alert>
          )}
          {refusal !== undefined && <ErrorNote error={refusal} />}
          {hasRunShort && (
            <Button
              variant="outlined"
              sx={{ mt: 1 }}
              onClick={() => {
                change(String(max));
                forgetRefusal();
              }}
            >
              <FormattedMessage id="products.takeWhatIsLeft" values={{ count: max }} />
            </Button>
          )}
          <Box sx={{ mt: 2.5, display: 'grid', gap: 1 }}>
            {product.stock === 0 ? (
              <Button component={LocalLink} to={paths.products} variant="contained" size="large">
                <FormattedMessage id="products.others" />
              </Button>
            ) : isShort ? (
              <Button component={LocalLink} to={topUp} variant="contained" size="large">
                <FormattedMessage id="nav.deposit" />
              </Button>
            ) : (
              <SubmitButton size="large" busy={form.formState.isSubmitting} disabled={quantity === undefined}>
                {total === 0 ? (
                  <FormattedMessage id="products.order.free" />
                ) : (
                  <FormattedMessage id="products.order" values={{ count: total }} />
                )}
              </SubmitButton>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={isShort ? 'products.order.kept' : 'products.order.cancelable'} />
            </Typography>
          </Box>
        </CardContent>
      </Card>
    </Box>
  );
};
