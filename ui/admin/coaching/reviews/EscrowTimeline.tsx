import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import type { StaffReview } from '../data.ts';

type Step = StaffReview['escrow'][number];

const line = {
  content: '""',
  position: 'absolute',
  left: 9,
  top: 14,
  bottom: -6,
  width: 2,
  bgcolor: 'divider',
} as const;

const StepLine = ({ step: { step, at, dueAt, amount, fee } }: Readonly<{ step: Step }>) => {
  const { dateTime } = useFormats();
  const isDone = at !== null;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        gap: 1.5,
        pb: 2,
        position: 'relative',
        '&:last-of-type': { pb: 0 },
        '&:not(:last-of-type)::before': line,
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 12,
          height: 12,
          mt: '6px',
          ml: '4px',
          borderRadius: '50%',
          position: 'relative',
          border: '2px solid',
          borderColor: isDone ? 'primary.main' : 'control',
          bgcolor: isDone ? 'primary.main' : 'background.paper',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            justifyContent: 'space-between',
            alignItems: 'flex-start',
          }}
        >
          <Typography sx={{ fontWeight: 600, color: isDone ? 'text.primary' : 'text.secondary' }}>
            <FormattedMessage id={`console.reviews.step.${step}`} />
          </Typography>
          {amount > 0 && <CoinAmount coin="FIT_COIN" amount={amount} size="small" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {at !== null ? (
            <time dateTime={at.toISOString()}>{dateTime(at)}</time>
          ) : dueAt !== null ? (
            <FormattedMessage id="console.reviews.step.due" values={{ when: dateTime(dueAt) }} />
          ) : (
            <FormattedMessage id="console.reviews.step.notYet" />
          )}
          {fee > 0 && (
            <>
              {' · '}
              <FormattedMessage id="console.reviews.step.fee" values={{ amount: fee }} />
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
};

/** Where the coins are, and what the clock does next: the same steps that the member and the coach see. */
export const EscrowTimeline = ({ steps }: Readonly<{ steps: readonly Step[] }>) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {steps.map((step) => (
      <StepLine key={step.step} step={step} />
    ))}
  </Box>
);
