import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { platformFeePercent } from '#core/money/coin/fees.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon, ClockIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useTimeLeft } from '../review-parts/use-time-left.ts';
import type { Review } from '../../app/data/reviews.ts';

type Step = Review['escrow'][number];
type State = 'done' | 'next' | 'later';

const dots: Readonly<Record<State, object>> = {
  done: { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  next: { bgcolor: 'primary.soft', borderColor: 'primary.main', color: 'primary.onSoft' },
  later: { bgcolor: 'transparent', borderColor: 'control', color: 'text.secondary' },
};

const Clock = ({ step }: Readonly<{ step: Step }>) => {
  const left = useTimeLeft();
  const { dateTime } = useFormats();
  if (step.at !== null) return <RelativeTime at={step.at} />;
  if (step.dueAt === null) return null;
  return (
    <FormattedMessage
      id={`review.escrow.${step.step === 'REFUNDED' ? 'REFUNDED.due' : 'due'}`}
      values={{ time: dateTime(step.dueAt), left: left(step.dueAt) }}
    />
  );
};

const Amount = ({ step }: Readonly<{ step: Step }>) => {
  const { percent } = useFormats();
  const { step: name, amount, fee } = step;
  if (amount === 0) return null;
  if (name === 'DELIVERED') {
    return (
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="review.escrow.fee"
          values={{ fee, net: amount - fee, percent: percent(platformFeePercent) }}
        />
      </Typography>
    );
  }
  return <CoinAmount amount={amount} coin="FIT_COIN" size="small" />;
};

/** Where the coins are, what moved them and when, and what the clock will do: the same for both sides. */
export const EscrowTimeline = ({ review }: Readonly<{ review: Review }>) => {
  const { formatMessage } = useIntl();
  const { escrow, price, side } = review;
  const isFree = price === 0;
  // The refund of a waiting request is another way out, not the step after the last one.
  const otherWay = escrow.find(({ step, at }) => step === 'REFUNDED' && at === null);
  const way = escrow.filter((step) => step !== otherWay);
  const next = way.findIndex(({ at }) => at === null);
  const stateOf = (index: number): State =>
    next === -1 || index < next ? 'done' : index === next ? 'next' : 'later';

  return (
    <>
      <Box
        component="ol"
        aria-label={formatMessage({ id: 'review.escrow' })}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {way.map((step, index) => {
          const state = stateOf(index);
          return (
            <Box
              key={step.step}
              component="li"
              {...(state === 'next' ? { 'aria-current': 'step' as const } : {})}
              sx={{
                position: 'relative',
                display: 'flex',
                gap: 1.5,
                ...(index > 0 && {
                  '&::before': {
                    content: '""',
                    position: 'absolute',
                    left: 13,
                    top: -16,
                    height: 16,
                    width: 2,
                    bgcolor: state === 'later' ? 'divider' : 'primary.main',
                  },
                }),
              }}
            >
              <Box
                aria-hidden
                sx={{
                  flexShrink: 0,
                  width: 28,
                  height: 28,
                  borderRadius: '50%',
                  border: '2px solid',
                  display: 'grid',
                  placeItems: 'center',
                  '& svg': { fontSize: '1rem' },
                  ...dots[state],
                }}
              >
                {state === 'done' ? <CheckIcon /> : state === 'next' ? <ClockIcon /> : null}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography
                  component="div"
                  sx={{
                    fontWeight: state === 'later' ? 400 : 600,
                    color: state === 'later' ? 'text.secondary' : 'text.primary',
                  }}
                >
                  <FormattedMessage
                    id={isFree ? `review.escrow.free.${step.step}` : `review.escrow.${step.step}`}
                    values={{ side }}
                  />
                  <Box component="span" sx={visuallyHidden}>
                    {', '}
                    <FormattedMessage id={`review.escrow.state.${state}`} />
                  </Box>
                </Typography>
                <Amount step={step} />
                <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                  <Clock step={step} />
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
      {otherWay !== undefined && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Clock step={otherWay} />
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        <FormattedMessage id={isFree ? 'review.escrow.free' : 'review.escrow.rule'} values={{ side }} />
      </Typography>
    </>
  );
};
