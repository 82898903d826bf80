import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reviewTypes } from '#core/coaching/review/review.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { ClockIcon, InfoIcon, SparkIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { AiAnswer, AiQuote } from '../../app/data/ai.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { Producer } from '../ai-answer/Producer.tsx';
import { TooFewCoins } from '../ai-answer/TooFewCoins.tsx';

const ConsentDialog = lazy(() => import('../ai-answer/ConsentDialog.tsx'));

type Scope = AiAnswer['scope'];

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <>
    <dt>{name}</dt>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </>
);

/** Every coin before anything is asked. */
const Price = ({ quote }: Readonly<{ quote: AiQuote }>) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}>
    <Line name={<FormattedMessage id="aiReview.price" />}>
      <CoinAmount amount={quote.fee} coin="BASE_COIN" />
    </Line>
    <Line name={<FormattedMessage id="aiReview.balance" />}>
      <CoinAmount amount={quote.balance} coin="BASE_COIN" />
    </Line>
    {quote.balanceAfter >= 0 && (
      <Line name={<FormattedMessage id="aiReview.after" />}>
        <CoinAmount amount={quote.balanceAfter} coin="BASE_COIN" />
      </Line>
    )}
  </Box>
);

const Types = ({ type, onType }: Readonly<{ type: Scope; onType: (type: Scope) => void }>) => {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        <FormattedMessage id="aiReview.type" />
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={type}
        onChange={(_, next: Scope | null) => next !== null && onType(next)}
        aria-labelledby={id}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '& .MuiToggleButton-root': {
            borderRadius: '999px !important',
            border: '1px solid !important',
            borderColor: 'control',
            px: 1.75,
            minHeight: 44,
            ml: '0 !important',
          },
        }}
      >
        {reviewTypes.map((each) => (
          <ToggleButton key={each} value={each}>
            <FormattedMessage id={`aiReview.type.${each}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};

const Elsewhere = () => (
  <Alert
    severity="info"
    icon={<ClockIcon fontSize="inherit" />}
    action={
      <Button component={LocalLink} to={paths.aiChat} color="inherit" size="small">
        <FormattedMessage id="aiReview.running.open" />
      </Button>
    }
  >
    <FormattedMessage id="aiReview.running" />
  </Alert>
);

type Props = Readonly<{
  indicatorId: string;
  type: Scope;
  onType: (type: Scope) => void;
  quote: AiQuote;
  ask: Readonly<{ isPending: boolean; error: unknown }>;
  onAsk: () => void;
}>;

/** What to look at, who looks, and what it costs. */
export const AskForm = ({ indicatorId, type, onType, quote, ask, onAsk }: Props) => {
  const { number } = useFormats();
  const [isReading, setReading] = useState(false);
  const isFree = quote.repeatOf !== null;
  const isShort = !isFree && quote.balanceAfter < 0;
  const isSpent = !isFree && quote.leftToday === 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <Types type={type} onType={onType} />
      {isFree ? (
        <Alert severity="success">
          <FormattedMessage id="aiReview.free" />
        </Alert>
      ) : (
        <Price quote={quote} />
      )}
      {!isFree && <Producer quote={quote} />}
      {!isFree && quote.isConsentMissing && (
        <Alert
          severity="info"
          icon={<InfoIcon fontSize="inherit" />}
          action={
            <Button color="inherit" size="small" aria-haspopup="dialog" onClick={() => setReading(true)}>
              <FormattedMessage id="aiReview.consent.open" />
            </Button>
          }
        >
          <FormattedMessage id="aiReview.consent" />
        </Alert>
      )}
      {isSpent && (
        <Alert severity="info" icon={<ClockIcon fontSize="inherit" />}>
          <FormattedMessage id="aiReview.limit" />
        </Alert>
      )}
      {quote.runningId !== null && <Elsewhere />}
      {isShort && <TooFewCoins missing={-quote.balanceAfter} />}
      {ask.error !== null && <ErrorNote error={ask.error} />}
      <SubmitButton
        type="button"
        size="large"
        color="accent"
        busy={ask.isPending}
        disabled={isShort || isSpent || quote.runningId !== null}
        startIcon={<SparkIcon />}
        onClick={onAsk}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {isFree ? (
          <FormattedMessage id="aiReview.ask.free" />
        ) : (
          <FormattedMessage id="aiReview.ask" values={{ amount: number(quote.fee) }} />
        )}
      </SubmitButton>
      {!isFree && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
          <FormattedMessage id="aiReview.paidOnce" />
        </Typography>
      )}
      {isReading && (
        <Suspense>
          <ConsentDialog
            indicatorId={indicatorId}
            type={type}
            onAgreed={() => setReading(false)}
            onClose={() => setReading(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
};
