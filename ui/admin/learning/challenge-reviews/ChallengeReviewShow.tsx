import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useUndoToast } from '../../app/lists/bulk/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffChallengeReview, useChallengeReview } from '../data.ts';
import { ReviewStateChip } from '../parts/cells.tsx';
import { learningClient } from '../parts/client.ts';
import { fact } from '../parts/list-parts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';

type Props = Readonly<{ review: StaffChallengeReview }>;

const Words = ({ review: { stars, text, reply } }: Props) => (
  <Section title={<FormattedMessage id="console.challengeReviews.text" />}>
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Stars value={stars} size="1.5rem" />
      {text === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.challengeReviews.wordless" />
        </Typography>
      ) : (
        <Quote>{text}</Quote>
      )}
      {reply !== null && (
        <div>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
            <FormattedMessage id="console.challengeReviews.reply" />
          </Typography>
          <Quote>{reply}</Quote>
        </div>
      )}
    </Box>
  </Section>
);

const ReviewFacts = ({ review }: Props) => {
  const { dateTime } = useFormats();
  const { userId, userName, challengeId, challengeTitle, createdAt, updatedAt, hiddenAt } = review;
  return (
    <Section>
      <Facts
        facts={[
          fact(
            'learner',
            <FormattedMessage id="console.learning.learner" />,
            <RecordLink place="users" id={userId} name={userName || <Nothing />} />,
          ),
          fact(
            'challenge',
            <FormattedMessage id="console.learning.challenge" />,
            <RecordLink place="challenges" id={challengeId} name={challengeTitle} />,
          ),
          fact('at', <FormattedMessage id="console.challengeReviews.at" />, dateTime(createdAt)),
          ...(updatedAt.getTime() === createdAt.getTime()
            ? []
            : [
                fact(
                  'changed',
                  <FormattedMessage id="console.challengeReviews.changedAt" />,
                  dateTime(updatedAt),
                ),
              ]),
          ...(hiddenAt === null
            ? []
            : [
                fact(
                  'hidden',
                  <FormattedMessage id="console.challengeReviews.hiddenAt" />,
                  dateTime(hiddenAt),
                ),
              ]),
        ]}
      />
    </Section>
  );
};

const Actions = ({ review, reload }: Props & Readonly<{ reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const undoToast = useUndoToast();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const { id, hiddenAt, userName, challengeTitle } = review;
  const step = hiddenAt === null ? 'hide' : 'restore';
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={step === 'hide' ? 'error' : 'primary'}
        startIcon={step === 'hide' ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage id={`console.challengeReviews.${step}`} />
      </Button>
      {asks && (
        <ReasonDialog
          title={
            <FormattedMessage
              id={`console.challengeReviews.${step}.title`}
              values={{ name: userName, title: challengeTitle }}
            />
          }
          consequence={<FormattedMessage id={`console.challengeReviews.${step}.consequence`} />}
          confirmLabel={<FormattedMessage id={`console.challengeReviews.${step}`} />}
          dangerous={step === 'hide'}
          reload={reload}
          run={async (reason) => {
            await learningClient.adminChallengeReviews[step]({ params: { id }, body: { reason } });
            await refreshed('challenge-reviews', 'challenges');
            undoToast(formatMessage({ id: `console.challengeReviews.${step}.done` }), {
              place: 'challenge-reviews',
              verb: step === 'hide' ? 'restore' : 'hide',
              rows: [{ id }],
              needsReason: true,
            });
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};

const ChallengeReviewShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
  const query = useChallengeReview(id);
  const review = query.data;
  const one = formatMessage({ id: 'resources.challenge-reviews.name' }, { smart_count: 1 });
  return (
    <ConsolePage
      title={review === undefined ? one : `${review.userName} · ${review.challengeTitle}`}
      beside={review && <ReviewStateChip hiddenAt={review.hiddenAt} />}
      actions={
        review &&
        may('knowledge.update') && (
          <Actions key={String(review.hiddenAt === null)} review={review} reload={query.refetch} />
        )
      }
      back={{
        to: '/admin/challenge-reviews',
        label: <FormattedMessage id="resources.challenge-reviews.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => (
          <>
            <Words review={found} />
            <ReviewFacts review={found} />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default ChallengeReviewShow;
