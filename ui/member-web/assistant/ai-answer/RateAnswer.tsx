import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { AiAnswer } from '../../app/data/ai.ts';
import { useAnswerRating } from '../data.ts';
import { ThumbDownIcon, ThumbUpIcon } from './icons.tsx';

const RatingDialog = lazy(() => import('./RatingDialog.tsx'));

const round = (isOn: boolean) => ({
  width: 44,
  height: 44,
  ...(isOn ? { bgcolor: 'primary.soft', color: 'primary.onSoft' } : { color: 'text.secondary' }),
});

/** Two thumbs; the one that points down asks why. */
export const RateAnswer = ({ answer }: Readonly<{ answer: AiAnswer }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const thank = () => toast(formatMessage({ id: 'aiAnswer.rate.thanks' }), { kind: 'success' });
  const rate = useAnswerRating(answer.id, thank);
  const thumb = answer.rating?.thumb;

  const like = () =>
    rate.mutate(
      { thumb: 'UP', reasons: [], text: null, shared: false },
      { onError: () => toast(formatMessage({ id: 'ui.error.unknown' }), { kind: 'error' }) },
    );

  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'aiAnswer.rate.up' })}
        aria-pressed={thumb === 'UP'}
        disabled={rate.isPending}
        onClick={like}
        sx={round(thumb === 'UP')}
      >
        <ThumbUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={formatMessage({ id: 'aiAnswer.rate.down' })}
        aria-pressed={thumb === 'DOWN'}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        sx={round(thumb === 'DOWN')}
      >
        <ThumbDownIcon fontSize="small" />
      </IconButton>
      {isAsking && (
        <Suspense>
          <RatingDialog
            answer={answer}
            onClose={() => setAsking(false)}
            onRated={() => {
              setAsking(false);
              thank();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
