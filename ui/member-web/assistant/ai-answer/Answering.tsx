import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useFormats } from '#ui/intl.ts';
import { useStopAnswer } from '../data.ts';
import { StopIcon } from '#ui/icons.tsx';
import type { Following } from './use-live-answer.ts';

const beat = {
  '@keyframes ai-beat': { '0%, 80%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } },
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  animation: 'ai-beat 1.2s infinite ease-in-out',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.7 },
} as const;

const Dots = () => (
  <Box aria-hidden sx={{ display: 'inline-flex', gap: 0.5 }}>
    {[0, 160, 320].map((delay) => (
      <Box key={delay} sx={{ ...beat, animationDelay: `${delay}ms` }} />
    ))}
  </Box>
);

const stepOf = ({ live, isLineThere }: Following) => {
  if (!isLineThere) return 'aiAnswer.line';
  if (live === null) return 'aiAnswer.asking';
  return live.step === 'WORDING' ? 'aiAnswer.wording' : 'aiAnswer.reading';
};

type Props = Readonly<{ following: Following; fee: number }>;

/** What is being done, and the way to stop it: the button says what stopping costs now. */
export const Answering = ({ following, fee }: Props) => {
  const { number } = useFormats();
  const stop = useStopAnswer();
  const { live } = following;
  const hasBegun = live !== null && live.blocks.length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <Dots />
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={stepOf(following)} />
      </Typography>
      {live !== null && live.end === null && (
        <SubmitButton
          type="button"
          size="small"
          variant="outlined"
          busy={stop.isPending}
          startIcon={<StopIcon />}
          onClick={() => stop.mutate(live.answer.id)}
          sx={{ ml: 'auto', minHeight: 44 }}
        >
          {hasBegun ? (
            <FormattedMessage id="aiAnswer.stop.paid" values={{ amount: number(fee) }} />
          ) : (
            <FormattedMessage id="aiAnswer.stop.free" />
          )}
        </SubmitButton>
      )}
    </Box>
  );
};
