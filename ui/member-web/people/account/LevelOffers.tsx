import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaidLevel } from '#core/money/level/level.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useTopUpPath } from '../../app/parts/CoinErrorAction.tsx';
import { useWallet } from '../../app/data/wallet.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { Refusal } from '../../app/refusal/Refusal.tsx';
import type { CodeWorth } from '../../app/promo/data.ts';
import { PlanBenefits } from '../../app/parts/PlanBenefits.tsx';
import { yearSaving } from './year-saving.ts';
import { LevelQuestion } from './LevelQuestion.tsx';
import type { LevelOffer, LevelPreview } from './data.ts';

/** What becomes of the days that were paid for already. */
const CarriedOver = ({ level, preview }: Readonly<{ level: PaidLevel; preview: LevelPreview }>) => {
  if (preview.level === 'BASIC' || preview.levelExpiresAt === null) return null;
  if (!preview.items.some((offer) => offer.level === level && offer.until !== null)) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      <FormattedMessage
        id={preview.level === level ? 'account.level.carried.same' : 'account.level.carried.higher'}
      />
    </Typography>
  );
};

type OfferProps = Readonly<{ offer: LevelOffer; saving: number; onAsk: () => void }>;

const Offer = ({ offer, saving, onAsk }: OfferProps) => {
  const { date } = useFormats();
  const { formatMessage } = useIntl();
  const topUp = useTopUpPath();
  const { data: wallet } = useWallet();
  const { level, days, priceFitCoin, until } = offer;
  if (until === null) return null;
  const missing = wallet === undefined ? 0 : priceFitCoin - wallet.fitCoin;
  const name = formatMessage(
    { id: 'account.level.offer' },
    { level: formatMessage({ id: `user.level.${level}` }), days },
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage id="account.level.days" values={{ days }} />
          {saving > 0 && (
            <Box component="span" sx={{ color: 'success.main', ml: 1, fontSize: '0.875rem' }}>
              <FormattedMessage id="account.level.saving" values={{ percent: saving }} />
            </Box>
          )}
        </Typography>
        <CoinAmount amount={priceFitCoin} coin="FIT_COIN" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="account.level.wouldEnd" values={{ date: date(until) }} />
        </Typography>
      </Box>
      {missing > 0 ? (
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            <FormattedMessage id="account.level.missing" values={{ count: missing }} />
          </Typography>
          <Button component={LocalLink} to={topUp} variant="outlined">
            <FormattedMessage id="nav.deposit" />
          </Button>
        </Box>
      ) : (
        <Button
          variant="contained"
          onClick={onAsk}
          aria-label={formatMessage({ id: 'account.level.buy.label' }, { name })}
        >
          <FormattedMessage id="account.level.buy" />
        </Button>
      )}
    </Box>
  );
};

type Props = Readonly<{
  level: PaidLevel;
  preview: LevelPreview;
  onBuy: (offer: LevelOffer, worth?: CodeWorth) => Promise<void>;
}>;

export const LevelOffers = ({ level, preview, onBuy }: Props) => {
  const id = useId();
  const [asked, setAsked] = useState<number>();
  const [worth, setWorth] = useState<CodeWorth>();
  const offers = preview.items.filter((offer) => offer.level === level);
  const refusal = offers.every(({ until }) => until === null)
    ? offers.find((offer) => offer.refusal !== null)?.refusal
    : null;
  const priceOf = (days: number) => offers.find((offer) => offer.days === days)?.priceFitCoin ?? 0;
  // Found anew in every answer, so that an open question shows the price of now.
  const chosen = offers.find(({ days }) => days === asked);

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '16px', p: 2 }}
    >
      <Typography id={id} variant="h3">
        <FormattedMessage id={`user.level.${level}`} />
      </Typography>
      <Box sx={{ mt: 0.5 }}>
        <PlanBenefits benefits={preview.plans.find((plan) => plan.level === level)?.benefits ?? []} />
      </Box>
      <CarriedOver level={level} preview={preview} />
      {refusal !== null && refusal !== undefined ? (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 1.5 }}>
          <Refusal code={refusal} />
        </Alert>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, mb: -1 }}>
          {offers.map((offer) => (
            <Offer
              key={offer.days}
              offer={offer}
              saving={offer.days === 365 ? yearSaving(priceOf(30), offer.priceFitCoin) : 0}
              onAsk={() => {
                setWorth(undefined);
                setAsked(offer.days);
              }}
            />
          ))}
        </Box>
      )}
      {chosen !== undefined && (
        <ConfirmOnDemand
          open
          title={
            <FormattedMessage
              id="account.level.ask"
              values={{
                level: <FormattedMessage id={`user.level.${level}`} />,
                days: chosen.days,
              }}
            />
          }
          confirmLabel={
            <FormattedMessage
              id="account.level.pay"
              values={{ count: chosen.priceFitCoin - (worth?.coins ?? 0) }}
            />
          }
          onConfirm={() => onBuy(chosen, worth)}
          onClose={() => setAsked(undefined)}
        >
          <LevelQuestion offer={chosen} worth={worth} onApply={setWorth} />
        </ConfirmOnDemand>
      )}
    </Box>
  );
};
