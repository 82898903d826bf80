import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { weekOf } from '#core/kernel/week.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useFormats } from '#ui/intl.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { useTimeLeft } from '../review-parts/use-time-left.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths, reviewPath } from '../../app/paths.ts';
import { isNoReviewOfMine, type Review, useReview } from '../../app/data/reviews.ts';
import { useReplyDraft } from './data.ts';
import { Workspace } from './Workspace.tsx';

declare global {
  interface MessageCatalogues {
    reviewAnswer: typeof import('./messages/vi.json');
  }
}

const Nothing = ({ review }: Readonly<{ review: Review | undefined }>) => (
  <EmptyState
    picture={<LostPicture />}
    title={<FormattedMessage id={review === undefined ? 'review.missing' : 'answer.closed'} />}
    action={
      <Button
        component={LocalLink}
        to={review === undefined ? paths.coachDesk : reviewPath(review.id)}
        variant="contained"
      >
        <FormattedMessage id={review === undefined ? 'answer.desk' : 'answer.moved.open'} />
      </Button>
    }
  >
    {review === undefined && <FormattedMessage id="review.missing.text" />}
  </EmptyState>
);

const mayWrite = ({ actions }: Review) => actions.includes('APPROVE') || actions.includes('UPDATE');

const skeleton = (
  <Stack sx={{ gap: 2.5 }}>
    <CardSkeleton height={80} />
    <CardSkeleton height={420} />
  </Stack>
);

const Desk = ({ review, userId }: Readonly<{ review: Review; userId: string }>) => {
  const isOpen = mayWrite(review);
  const draft = useReplyDraft(review.id, isOpen);
  // Once it is opened it stays, whatever the other side does meanwhile: the words are not to be lost.
  if (!isOpen && draft.data === undefined) return <Nothing review={review} />;
  return (
    <QueryView query={draft} skeleton={skeleton}>
      {(kept) => <Workspace review={review} userId={userId} draft={kept} />}
    </QueryView>
  );
};

const leadOf = ({ status, actions }: Review) => {
  if (status === 'PENDING') return 'answer.lead';
  return actions.includes('UPDATE') ? 'answer.lead.update' : 'answer.lead.closed';
};

const Lead = ({ review }: Readonly<{ review: Review }>) => {
  const weekName = useWeekName();
  const left = useTimeLeft();
  const { date } = useFormats();
  const { formatMessage } = useIntl();
  return (
    <FormattedMessage
      id={leadOf(review)}
      values={{
        kind: formatMessage({ id: `review.kind.${review.type}` }),
        week: weekName(weekOf(review.week).startsOn),
        date: date(review.answerDueAt),
        left: left(review.answerDueAt),
      }}
    />
  );
};

/** Two lines on a phone: the work below does not move when they come. */
const leadPlace = [92, 55].map((share) => (
  <Skeleton key={share} component="span" variant="text" width={`${share}%`} sx={{ display: 'block' }} />
));

/** A coach's workspace for one request. */
export default function AnswerPage() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const query = useReview(id);
  const { data: review } = query;
  const isMissing = isNoReviewOfMine(query.error);

  return (
    <Page
      title={
        review === undefined
          ? formatMessage({ id: 'answer.title' })
          : formatMessage({ id: 'answer.heading' }, { name: review.memberName })
      }
      {...(review !== undefined
        ? { description: <Lead review={review} /> }
        : query.isPending
          ? { description: leadPlace }
          : {})}
      above={
        <BackLink to={paths.coachDesk}>
          <FormattedMessage id="answer.desk" />
        </BackLink>
      }
    >
      {isMissing ? (
        <Nothing review={undefined} />
      ) : (
        <QueryView query={query} skeleton={skeleton}>
          {(known) => user && <Desk key={known.id} review={known} userId={user.id} />}
        </QueryView>
      )}
    </Page>
  );
}
