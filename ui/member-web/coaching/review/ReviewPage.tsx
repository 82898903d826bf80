import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { bundleWeeks } from '#core/coaching/coach/bundle-price.ts';
import { weekOf } from '#core/kernel/week.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { AttachmentView } from '../review-parts/AttachmentView.tsx';
import { MessageView } from '../review-parts/MessageView.tsx';
import { Cautions } from '../review-parts/Cautions.tsx';
import { PersonLine } from '../review-parts/PersonLine.tsx';
import { useWeek } from '../../app/data/indicators.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { coachPath, memberPath, paths } from '../../app/paths.ts';
import { AnswerList } from '../question-fields/AnswerList.tsx';
import { isNoReviewOfMine, type Review, useReview } from '../../app/data/reviews.ts';
import { EscrowTimeline } from './EscrowTimeline.tsx';
import { Part } from './Part.tsx';
import { RatingPart } from './RatingPart.tsx';
import { ReplyPart } from './ReplyPart.tsx';
import { StatusCard } from './StatusCard.tsx';

declare global {
  interface MessageCatalogues {
    review: typeof import('./messages/vi.json');
  }
}

const ReRequest = lazy(() => import('./re-request/ReRequest.tsx'));
const PushOffer = lazy(async () => ({
  default: (await import('../../app/push/PushOffer.tsx')).PushOffer,
}));

const answersId = 'answer';

const NotFound = () => (
  <EmptyState
    picture={<LostPicture />}
    title={<FormattedMessage id="review.missing" />}
    action={
      <Button component={LocalLink} to={paths.reviews} variant="contained">
        <FormattedMessage id="review.back" />
      </Button>
    }
  >
    <FormattedMessage id="review.missing.text" />
  </EmptyState>
);

/** Whom it is with, what it is about, and the week itself as far as it may still be seen. */
const About = ({ review }: Readonly<{ review: Review }>) => {
  const weekName = useWeekName();
  const { side, coachId, coachUsername, memberId, type, week, snapshotId, seesWeek } = review;
  const other =
    side === 'MEMBER'
      ? {
          name: review.coachName,
          avatarUrl: review.coachAvatarUrl,
          to: coachPath({ id: coachId, username: coachUsername }),
        }
      : { name: review.memberName, avatarUrl: review.memberAvatarUrl, to: memberPath(memberId) };
  const name = weekName(weekOf(week).startsOn);
  return (
    <Part title={<FormattedMessage id={side === 'MEMBER' ? 'review.coach' : 'review.member'} />}>
      <PersonLine
        plainName={other.name}
        avatarUrl={other.avatarUrl}
        name={
          <Link component={LocalLink} to={other.to} color="inherit">
            {other.name}
          </Link>
        }
      >
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`review.kind.${type}`} />
          {review.bundle !== null && (
            <Box component="span" sx={{ display: 'block' }}>
              <FormattedMessage
                id="review.bundle"
                values={{ number: review.bundle.number, count: bundleWeeks }}
              />
            </Box>
          )}
        </Typography>
      </PersonLine>
      <Box sx={{ mt: 1.5 }}>
        {seesWeek ? (
          <Link
            component={LocalLink}
            to={`/indicator/${snapshotId}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            <FormattedMessage id="review.week" values={{ week: name }} />
          </Link>
        ) : (
          <>
            <FormattedMessage id="review.week" values={{ week: name }} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="review.week.hidden" />
            </Typography>
          </>
        )}
      </Box>
    </Part>
  );
};

const Questions = ({ review }: Readonly<{ review: Review }>) => {
  const { form, answers, message, side, attachment } = review;
  const translated = review.isTranslatable && side === 'COACH' ? review.id : undefined;
  return form === null && message === null && attachment === null ? null : (
    <Part title={<FormattedMessage id={side === 'MEMBER' ? 'review.answers.own' : 'review.answers'} />}>
      <Stack sx={{ gap: 2.5 }}>
        <MessageView message={message} translated={translated} />
        <AttachmentView attachment={attachment} />
        {form !== null && (
          <AnswerList
            questions={form.questions}
            answers={answers}
            idPrefix={answersId}
            translated={translated}
          />
        )}
      </Stack>
    </Part>
  );
};

const Content = ({ review, userId }: Readonly<{ review: Review; userId: string }>) => {
  const [isAsking, setAsking] = useState(false);
  const week = useWeek(review.seesWeek ? review.snapshotId : null);
  const { reply, form, answers } = review;
  const ground = { form, answers, week: week.data, answersId };
  const mayAsk = review.actions.includes('RE_REQUEST');

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 360px)' },
        alignItems: 'start',
      }}
    >
      <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
        <StatusCard review={review} onAgain={() => setAsking(true)} />
        {isAsking && mayAsk && (
          <Suspense fallback={<CardSkeleton height={420} />}>
            <ReRequest review={review} onClose={() => setAsking(false)} />
          </Suspense>
        )}
        {review.side === 'COACH' && <Cautions flags={review.cautions} />}
        {reply !== null && <ReplyPart review={review} reply={reply} ground={ground} />}
        {reply !== null && <RatingPart review={review} userId={userId} />}
        <Questions review={review} />
        {/* It asks the browser first and comes late: what is read above it stays in place. */}
        {review.side === 'MEMBER' && review.status === 'PENDING' && (
          <Suspense>
            <PushOffer />
          </Suspense>
        )}
      </Stack>
      <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
        <About review={review} />
        <Part title={<FormattedMessage id="review.escrow" />}>
          <EscrowTimeline review={review} />
        </Part>
      </Stack>
    </Box>
  );
};

/** One review for both sides: how it stands, the answer beside its numbers, the stars, and where the coins are. */
export default function ReviewPage() {
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
          ? formatMessage({ id: 'review.title' })
          : formatMessage(
              { id: review.side === 'MEMBER' ? 'review.heading' : 'review.heading.coach' },
              { name: review.side === 'MEMBER' ? review.coachName : review.memberName },
            )
      }
      above={
        <BackLink to={review?.side === 'COACH' ? `${paths.reviews}?side=coach` : paths.reviews}>
          <FormattedMessage id="review.back" />
        </BackLink>
      }
    >
      {isMissing ? (
        <NotFound />
      ) : (
        <QueryView
          query={query}
          skeleton={
            <Stack sx={{ gap: 2.5 }}>
              <CardSkeleton height={110} />
              <CardSkeleton height={320} />
            </Stack>
          }
        >
          {(known) => user && <Content key={known.id} review={known} userId={user.id} />}
        </QueryView>
      )}
    </Page>
  );
}
