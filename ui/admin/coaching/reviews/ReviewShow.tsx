import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Price, RatingMarks, ReviewStatusChip } from '../parts/cells.tsx';
import { useReview, type StaffReview } from '../data.ts';
import { Quote } from '../../app/parts/Quote.tsx';
import { useReviewWeek } from '../parts/use-review-week.ts';
import { RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { Answers } from './Answers.tsx';
import { EscrowTimeline } from './EscrowTimeline.tsx';
import { ReplyText } from './Reply.tsx';

const useFacts = () => {
  const { dateTime, number } = useFormats();
  const weekName = useReviewWeek();
  return (review: StaffReview): readonly Fact[] => [
    {
      key: 'member',
      label: <FormattedMessage id="console.reviews.member" />,
      value: <RecordLink place="users" id={review.memberId} name={review.memberName} />,
    },
    {
      key: 'coach',
      label: <FormattedMessage id="console.coaching.coach" />,
      value: <RecordLink place="users" id={review.coachId} name={review.coachName} />,
    },
    {
      key: 'week',
      label: <FormattedMessage id="console.weeks.week" />,
      value: weekName(review.week),
    },
    {
      key: 'type',
      label: <FormattedMessage id="console.reviews.type" />,
      value: <FormattedMessage id={`console.reviews.type.${review.type}`} />,
    },
    {
      key: 'price',
      label: <FormattedMessage id="console.reviews.price" />,
      value: <Price price={review.price} />,
    },
    {
      key: 'round',
      label: <FormattedMessage id="console.reviews.round" />,
      value: number(review.round),
    },
    {
      key: 'requested',
      label: <FormattedMessage id="console.coaching.sentAt" />,
      value: dateTime(review.requestedAt),
    },
    ...(review.status === 'PENDING'
      ? [
          {
            key: 'due',
            label: <FormattedMessage id="console.reviews.due" />,
            value: dateTime(review.answerDueAt),
          },
        ]
      : []),
    ...(review.cancelReason === null
      ? []
      : [
          {
            key: 'canceled',
            label: <FormattedMessage id="console.reviews.status.CANCELED" />,
            value: <FormattedMessage id={`console.reviews.canceled.${review.cancelReason}`} />,
          },
        ]),
    ...(review.rejectReason === null
      ? []
      : [
          {
            key: 'rejected',
            label: <FormattedMessage id="console.reviews.rejectReason" />,
            value: review.rejectReason,
          },
        ]),
  ];
};

const Rating = ({ rating }: Readonly<{ rating: StaffReview['rating'] }>) => {
  const { dateTime } = useFormats();
  if (rating === null)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.reviews.unrated" />
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Stars value={rating.stars} />
        <RatingMarks rating={{ ...rating, reports: 0 }} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`console.ratings.source.${rating.source}`} />
        {' · '}
        {dateTime(rating.createdAt)}
      </Typography>
      {rating.content !== '' && <Quote>{rating.content}</Quote>}
      <RecordLink place="ratings" id={rating.id} name={<FormattedMessage id="console.ratings.open" />} />
    </Box>
  );
};

const Record = ({ review }: Readonly<{ review: StaffReview }>) => {
  const factsOf = useFacts();
  return (
    <>
      <Section>
        <Facts facts={factsOf(review)} />
      </Section>
      <TwoColumns>
        <div>
          <Section title={<FormattedMessage id="console.reviews.answers" />}>
            <Answers review={review} />
          </Section>
          <Section title={<FormattedMessage id="console.reviews.reply" />}>
            {review.reply === null ? (
              <Typography sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="console.reviews.noReply" />
              </Typography>
            ) : (
              <ReplyText reply={review.reply} form={review.form} recordingUrl={review.recordingUrl} />
            )}
          </Section>
        </div>
        <div>
          <Section
            title={<FormattedMessage id="console.reviews.escrow" />}
            note={
              <FormattedMessage
                id={review.price === 0 ? 'console.reviews.escrow.free' : 'console.reviews.escrow.note'}
              />
            }
          >
            <EscrowTimeline steps={review.escrow} />
          </Section>
          <Section title={<FormattedMessage id="console.reviews.rating" />}>
            <Rating rating={review.rating} />
          </Section>
        </div>
      </TwoColumns>
    </>
  );
};

const ReviewShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useReview(id);
  const review = query.data;
  return (
    <ConsolePage
      title={
        review === undefined
          ? formatMessage({ id: 'resources.reviews.name' }, { smart_count: 1 })
          : formatMessage(
              { id: 'console.reviews.heading' },
              { member: review.memberName, coach: review.coachName },
            )
      }
      beside={review && <ReviewStatusChip status={review.status} />}
      back={{
        to: '/admin/reviews',
        label: <FormattedMessage id="resources.reviews.name" values={{ smart_count: 2 }} />,
      }}
      width={1200}
    >
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="console.reviews.logged" />
      </Alert>
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(found) => <Record review={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default ReviewShow;
