import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useFormats } from '#ui/intl.tsx';
import { LocalLink } from '../../LocalLink.tsx';
import { answerPath, paths } from '../../paths.ts';
import { useReviewQueue } from '../../reviews.ts';
import { FitCard } from './FitCard.tsx';

/** For a coach: how many wait, and until when whoever waits longest has to be answered. */
export const QueueCard = () => {
  const queue = useReviewQueue();
  const { date } = useFormats();
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
        {({ waiting, items: [first] }) => (
          <>
            <Typography variant="subtitle1" component="p">
              <FormattedMessage id="fitboard.queue.waiting" values={{ count: waiting }} />
            </Typography>
            {first !== undefined && (
              <Typography sx={{ color: 'text.secondary' }}>
                <FormattedMessage
                  id="fitboard.queue.first"
                  values={{ name: first.memberName, date: date(first.answerDueAt) }}
                />
              </Typography>
            )}
            <Button
              component={LocalLink}
              to={first === undefined ? paths.coachDesk : answerPath(first.id)}
              variant={first === undefined ? 'text' : 'contained'}
              sx={{ alignSelf: 'flex-start', mt: 1.5, ...(first === undefined && { ml: -1.5 }) }}
            >
              <FormattedMessage id={first === undefined ? 'fitboard.queue.desk' : 'fitboard.queue.answer'} />
            </Button>
            {waiting > 1 && (
              <Button
                component={LocalLink}
                to={paths.coachDesk}
                variant="text"
                sx={{ alignSelf: 'flex-start', ml: -1.5 }}
              >
                <FormattedMessage id="fitboard.queue.all" />
              </Button>
            )}
          </>
        )}
      </QueryView>
    </FitCard>
  );
};
