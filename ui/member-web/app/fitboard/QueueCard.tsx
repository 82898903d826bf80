import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { answerPath, paths } from '../paths.ts';
import type { useReviewQueue } from '../data/reviews.ts';
import { FitCard } from './FitCard.tsx';

const ToDesk = ({ id }: Readonly<{ id: 'fitboard.queue.all' | 'fitboard.queue.desk' }>) => (
  <Button
    component={LocalLink}
    to={paths.coachDesk}
    variant="text"
    sx={{ alignSelf: 'flex-start', ml: -1.5 }}
  >
    <FormattedMessage id={id} />
  </Button>
);

type Props = Readonly<{
  queue: ReturnType<typeof useReviewQueue>;
  /** What the next step speaks of already. */
  named: string | null;
}>;

/**
 * For a coach: how many wait, and until when the longest wait has to be answered. When that one is the next step
 * already, only the others are spoken of.
 */
export const QueueCard = ({ queue, named }: Props) => {
  const { date } = useFormats();
  const isNamed = queue.data?.pages[0]?.items.some(({ id }) => id === named) === true;
  if (isNamed && queue.data?.pages[0]?.waiting === 1) return null;
  return (
    <FitCard title={<FormattedMessage id="fitboard.queue" />}>
      <QueryView
        compact
        query={{
          data: queue.data?.pages[0],
          error: queue.error,
          isPending: queue.isPending,
          refetch: queue.refetch,
        }}
        skeleton={<Skeleton variant="rounded" height={88} />}
      >
        {({ waiting, items: [first] }) =>
          isNamed ? (
            <>
              <Typography variant="subtitle1" component="p">
                <FormattedMessage id="fitboard.queue.others" values={{ count: waiting - 1 }} />
              </Typography>
              <ToDesk id="fitboard.queue.all" />
            </>
          ) : (
            <>
              <Typography variant="subtitle1" component="p">
                <FormattedMessage id="fitboard.queue.waiting" values={{ count: waiting }} />
              </Typography>
              {first === undefined ? (
                <ToDesk id="fitboard.queue.desk" />
              ) : (
                <>
                  <Typography sx={{ color: 'text.secondary' }}>
                    <FormattedMessage
                      id="fitboard.queue.first"
                      values={{ name: first.memberName, date: date(first.answerDueAt) }}
                    />
                  </Typography>
                  <Button
                    component={LocalLink}
                    to={answerPath(first.id)}
                    variant="contained"
                    sx={{ alignSelf: 'flex-start', mt: 1.5 }}
                  >
                    <FormattedMessage id="fitboard.queue.answer" />
                  </Button>
                  {waiting > 1 && <ToDesk id="fitboard.queue.all" />}
                </>
              )}
            </>
          )
        }
      </QueryView>
    </FitCard>
  );
};
