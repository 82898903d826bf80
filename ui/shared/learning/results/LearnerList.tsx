import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ListSkeleton } from '../../components/Skeletons.tsx';
import { EmptyState } from '../../components/States.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useFormats } from '../../intl.ts';
import { type Learner, useLearners } from '../data.ts';
import { LearnerQuizzes } from './LearnerQuizzes.tsx';

const statusOf = { IN_PROGRESS: 'active', COMPLETED: 'done', CANCELED: 'neutral' } as const;

const LearnerRow = ({ learner, onOpen }: Readonly<{ learner: Learner; onOpen: () => void }>) => {
  const { formatMessage } = useIntl();
  const { percent, date } = useFormats();
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {learner.userName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage
              id="learning.learner.line"
              values={{
                percent: percent(learner.percent, 0),
                enrolled: date(learner.enrolledAt),
                active: date(learner.lastActivityAt),
              }}
            />
          </Typography>
          <Stack direction="row" sx={{ gap: 0.75, mt: 0.75, flexWrap: 'wrap' }}>
            {learner.isStuck && (
              <StatusChip status="warning" label={<FormattedMessage id="learning.learner.stuck" />} />
            )}
            <StatusChip
              status={statusOf[learner.status]}
              label={<FormattedMessage id={`learning.learner.status.${learner.status}`} />}
            />
          </Stack>
        </Box>
        <Button
          variant="outlined"
          onClick={onOpen}
          aria-label={formatMessage({ id: 'learning.learner.quizzes' }, { name: learner.userName })}
          sx={{ alignSelf: { sm: 'center' } }}
        >
          <FormattedMessage id="learning.learner.open" />
        </Button>
      </Stack>
    </Card>
  );
};

/** The learners of a challenge, those who are stuck first. */
export const LearnerList = ({ challengeId }: Readonly<{ challengeId: string }>) => {
  const { query, learners } = useLearners(challengeId);
  const [open, setOpen] = useState<Learner>();
  return (
    <>
      <QueryView
        query={query}
        skeleton={<ListSkeleton />}
        isEmpty={() => learners.length === 0}
        empty={
          <EmptyState title={<FormattedMessage id="learning.learners.none" />}>
            <FormattedMessage id="learning.statistics.none.text" />
          </EmptyState>
        }
      >
        {() => (
          <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {learners.map((learner) => (
              <LearnerRow key={learner.id} learner={learner} onOpen={() => setOpen(learner)} />
            ))}
          </Box>
        )}
      </QueryView>
      {query.isFetchNextPageError && <ErrorNote error={query.error} />}
      {query.hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ mt: 2 }}
        >
          <FormattedMessage id={query.isFetchingNextPage ? 'ui.loading' : 'ui.showMore'} />
        </Button>
      )}
      {open !== undefined && (
        <LearnerQuizzes challengeId={challengeId} learner={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};
