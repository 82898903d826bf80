import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { CoinAmount, Money } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { useWallet } from '../../app/data/wallet.ts';
import type { CodeWorth } from '../../app/promo/data.ts';
import { PromoCodeField } from '../../app/promo/PromoCodeField.tsx';
import { useSite } from '../../app/page-context.ts';
import { checkoutPath } from '../../app/paths.ts';
import { type CoinPackage, packageName, type Payment } from '../../app/data/payments.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { openOrdersId } from './OpenOrders.tsx';

type LineProps = Readonly<{ label: ReactNode; last?: boolean; children: ReactNode }>;

const Line = ({ label, last = false, children }: LineProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: 2,
      py: 0.75,
      ...(last && { mt: 1, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }),
    }}
  >
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
      {children}
    </Box>
  </Box>
);

const NotOpen = () => {
  const { contactEmail } = useSite();
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
      <FormattedMessage id="topUp.notOpen" />{' '}
      <FormattedMessage
        id="contact.line"
        values={{ email: <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> }}
      />
    </Alert>
  );
};

type Props = Readonly<{
  offer: CoinPackage;
  vndPerUsd: number;
  /** Nothing can be paid into: the button would only be refused. */
  canOrder: boolean;
  /** An unpaid order of the same package. */
  twin: Payment | undefined;
  /** A code that was found good for this package. */
  applied: CodeWorth | undefined;
  onApply: (worth: CodeWorth | undefined) => void;
  busy: boolean;
  error: unknown;
  onOrder: () => void;
}>;

export const OrderSummary = ({
  offer,
  vndPerUsd,
  canOrder,
  twin,
  applied,
  onApply,
  busy,
  error,
  onOrder,
}: Props) => {
  const id = useId();
  const { data: wallet } = useWallet();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2.5, position: { lg: 'sticky' }, top: { lg: 24 }, overflow: 'visible' }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage id="topUp.summary" />
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Line label={<FormattedMessage id="topUp.summary.package" />}>
          <FormattedMessage id={packageName(offer.id)} />
        </Line>
        <Line label={<FormattedMessage id="topUp.summary.coins" />}>
          <CoinAmount amount={offer.coins} coin="FIT_COIN" signed />
        </Line>
        {applied !== undefined && (
          <Line label={<FormattedMessage id="topUp.summary.bonus" />}>
            <CoinAmount amount={applied.coins} coin="BASE_COIN" signed />
          </Line>
        )}
        {wallet !== undefined && (
          <Line label={<FormattedMessage id="topUp.summary.after" />}>
            <CoinAmount amount={wallet.fitCoin + offer.coins} coin="FIT_COIN" />
          </Line>
        )}
        <Line last label={<FormattedMessage id="topUp.summary.pay" />}>
          <Box component="span" sx={{ fontSize: '1.25rem' }}>
            <Money vnd={offer.priceVnd} vndPerUsd={vndPerUsd} />
          </Box>
        </Line>
      </Box>
      {canOrder && (
        <PromoCodeField
          key={offer.id}
          target={{ kind: 'TOP_UP_BONUS', packageId: offer.id }}
          applied={applied}
          onApply={onApply}
        />
      )}
      {twin !== undefined && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 1.5 }}>
          <FormattedMessage
            id="topUp.twin"
            values={{
              code: twin.code,
              link: linkTo(checkoutPath(twin.id)),
            }}
          />
        </Alert>
      )}
      {error !== null && (
        <>
          <ErrorNote error={error} />
          {isApiError(error, 'payment.too_many_open') && (
            <Link href={`#${openOrdersId}`} sx={{ display: 'inline-block', py: 0.5 }}>
              <FormattedMessage id="topUp.open.show" />
            </Link>
          )}
        </>
      )}
      <Box sx={{ mt: 2 }}>
        {canOrder ? (
          <>
            <SubmitButton
              type="button"
              size="large"
              fullWidth
              color={twin === undefined ? 'accent' : 'primary'}
              variant={twin === undefined ? 'contained' : 'outlined'}
              busy={busy}
              onClick={onOrder}
            >
              <FormattedMessage id={twin === undefined ? 'topUp.order' : 'topUp.order.another'} />
            </SubmitButton>
            <Typography variant="body2" sx={{ mt: 1.25, color: 'text.secondary' }}>
              <FormattedMessage id="topUp.order.hint" />
            </Typography>
          </>
        ) : (
          <NotOpen />
        )}
      </Box>
    </Card>
  );
};
