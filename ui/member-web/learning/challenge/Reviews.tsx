import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { bold } from '../../app/parts/rich-text.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import type { Challenge } from '../data.ts';
import { type ChallengeReview, type ReviewsPage, useChallengeReviews } from './data.ts';
import { ReviewRow } from './ReviewRow.tsx';

const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm.tsx')).ReviewForm }));

/** A review asks for half of the way. */
const reviewFrom = 50;

const starsDown = [5, 4, 3, 2, 1] as const;

const Histogram = ({ page: { mean, count, histogram } }: Readonly<{ page: ReviewsPage }>) => (
  <Box sx={{ mb: 2 }}>
    {mean !== null && (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Stars value={mean} />
        <span>
          <FormattedMessage id="catalogue.rating" values={{ mean, count, b: bold }} />
        </span>
      </Box>
    )}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 360 }}>
      {starsDown.map((stars) => (
        <Box component="li" key={stars} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ width: 56, fontSize: '0.875rem' }}>
            <FormattedMessage id="challenge.review.starsRow" values={{ stars }} />
          </Box>
          <Box
            aria-hidden
            sx={{ flexGrow: 1, height: 8, borderRadius: 4, bgcolor: 'background.sunken', overflow: 'hidden' }}
          >
            <Box
              style={{ width: `${count === 0 ? 0 : (100 * histogram[stars]) / count}%` }}
              sx={{ height: '100%', bgcolor: 'coin.fit' }}
            />
          </Box>
          <Box component="span" sx={{ width: 32, textAlign: 'right', fontSize: '0.875rem' }}>
            {histogram[stars]}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);

const Own = ({ challenge, own }: Readonly<{ challenge: Challenge; own: ChallengeReview | null }>) => {
  const [isWriting, setWriting] = useState(false);
  const { id, enrolment, percent } = challenge;
  if (enrolment === null) return null;
  if (own === null && percent < reviewFrom)
    return (
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="challenge.review.later" values={{ percent: reviewFrom }} />
      </Typography>
    );
  if (own === null || isWriting)
    return (
      <Box sx={{ mb: 3 }}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          <FormattedMessage id="challenge.review.own" />
        </Typography>
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <ReviewForm challengeId={id} own={own} onDone={() => setWriting(false)} />
        </Suspense>
      </Box>
    );
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3">
        <FormattedMessage id="challenge.review.own" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <ReviewRow challengeId={id} review={own} mayReply={false} />
      </Box>
      <Button variant="outlined" onClick={() => setWriting(true)}>
        <FormattedMessage id="ui.edit" />
      </Button>
    </Box>
  );
};

/** What learners say; one's own stands apart. */
export const Reviews = ({ challenge }: Readonly<{ challenge: Challenge }>) => {
  const query = useChallengeReviews(challenge.id);
  return (
    <PageSection id="reviews" title={<FormattedMessage id="challenge.reviews" />}>
      <QueryView query={query} compact skeleton={<ListSkeleton rows={3} />}>
        {({ pages: [first, ...others] }) =>
          first !== undefined && (
            <>
              {first.count > 0 && <Histogram page={first} />}
              <Own challenge={challenge} own={first.own} />
              {first.count === 0 ? (
                <Typography sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id="challenge.reviews.none" />
                </Typography>
              ) : (
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {[first, ...others]
                    .flatMap(({ items }) => items)
                    .filter(({ person }) => person.id !== first.own?.person.id)
                    .map((review) => (
                      <ReviewRow
                        key={review.person.id}
                        challengeId={challenge.id}
                        review={review}
                        mayReply={challenge.isOwn}
                      />
                    ))}
                </Box>
              )}
            </>
          )
        }
      </QueryView>
      <ShowMore query={query} placement="centre" />
    </PageSection>
  );
};
