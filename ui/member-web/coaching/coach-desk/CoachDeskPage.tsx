import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { useFormats } from '#ui/intl.ts';
import { MedalPicture } from '#ui/illustrations/scenes.tsx';
import { useCoachSettings } from '../../app/data/coach-desk.ts';
import { CoachOnly } from '../../app/parts/CoachOnly.tsx';
import { CoachSteps } from '../review-parts/CoachSteps.tsx';
import { urgencyColours } from '../review-parts/status-colours.ts';
import { ReviewRow } from '../review-parts/ReviewRow.tsx';
import { ReviewRows } from '../review-parts/ReviewRows.tsx';
import { useTimeLeft } from '../review-parts/use-time-left.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { answerPath, paths } from '../../app/paths.ts';
import { type ReviewSummary, useReviewQueue } from '../../app/data/reviews.ts';
import { AttentionBrief } from './AttentionBrief.tsx';
import { CautionMark } from './CautionMark.tsx';
import { EarningsBrief } from './EarningsBrief.tsx';
import { WeekBrief } from './WeekBrief.tsx';

declare global {
  interface MessageCatalogues {
    coachDesk: typeof import('./messages/vi.json');
  }
}

/** How urgent it is as a sign, a word and a date. */
const Due = ({ review: { urgency, answerDueAt } }: Readonly<{ review: ReviewSummary }>) => {
  const left = useTimeLeft();
  const { date } = useFormats();
  return (
    <>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="desk.due" values={{ date: date(answerDueAt), left: left(answerDueAt) }} />
      </Typography>
      {urgency !== null && (
        <StatusChip
          status={urgencyColours[urgency]}
          label={<FormattedMessage id={`review.urgency.${urgency}`} />}
        />
      )}
    </>
  );
};

const QueueRow = ({ review }: Readonly<{ review: ReviewSummary }>) => (
  <ReviewRow review={review} to={answerPath(review.id)} marks={<Due review={review} />}>
    <CautionMark count={review.cautionCount} />
  </ReviewRow>
);

const Queue = () => {
  const { formatMessage } = useIntl();
  const queue = useReviewQueue();
  const waiting = queue.data?.pages[0]?.waiting ?? 0;
  return (
    <Box component="section" aria-labelledby="queue">
      <Typography id="queue" variant="h2" sx={{ mb: 1.5 }}>
        <FormattedMessage id="desk.queue" values={{ count: waiting }} />
      </Typography>
      <ReviewRows
        query={queue}
        label={formatMessage({ id: 'desk.queue.label' })}
        empty={
          <EmptyState
            picture={<MedalPicture />}
            title={<FormattedMessage id="desk.empty" />}
            action={
              <Button component={LocalLink} to={`${paths.reviews}?side=coach`} variant="outlined">
                <FormattedMessage id="desk.answered" />
              </Button>
            }
          >
            <FormattedMessage id="desk.empty.text" />
          </EmptyState>
        }
        Row={QueueRow}
      />
    </Box>
  );
};

const FirstSteps = () => {
  const { data } = useCoachSettings();
  return data === undefined ? null : <CoachSteps steps={data.checklist} here="FIRST_REPLY" />;
};

/** A coach's day: the longest wait first, then who deserves a look, the first steps that are left, and what it brings. */
export default function CoachDeskPage() {
  const { formatMessage } = useIntl();
  return (
    <Page
      title={formatMessage({ id: 'desk.title' })}
      description={<FormattedMessage id="desk.lead" />}
      actions={
        <Button component={LocalLink} to={paths.members} variant="outlined">
          <FormattedMessage id="desk.members" />
        </Button>
      }
    >
      <CoachOnly>
        <QueryGroup skeleton={<ListSkeleton rows={6} />}>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 4 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 340px)' },
              alignItems: 'start',
            }}
          >
            <Stack sx={{ gap: { xs: 3, md: 4 } }}>
              <Queue />
              <AttentionBrief />
            </Stack>
            <Stack sx={{ gap: 3 }}>
              <FirstSteps />
              <WeekBrief />
              <EarningsBrief />
            </Stack>
          </Box>
        </QueryGroup>
      </CoachOnly>
    </Page>
  );
}
