import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outdated } from '#ui/components/Outdated.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { type Coach, useCoachRatings } from '../data.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { Histogram } from './Histogram.tsx';
import { RatingRow } from './RatingRow.tsx';

export const Ratings = ({ coach }: Readonly<{ coach: Coach }>) => {
  const [stars, setStars] = useState<number | null>(null);
  const query = useCoachRatings(coach.username ?? coach.id, stars);
  return (
    <PageSection id="ratings" title={<FormattedMessage id="coaches.ratings" />}>
      <Histogram coach={coach} stars={stars} onChoose={setStars} />
      <Box role="status" sx={{ mt: 2 }}>
        {stars !== null && (
          <Button variant="outlined" size="small" onClick={() => setStars(null)}>
            <FormattedMessage id="coaches.ratings.all" values={{ stars }} />
          </Button>
        )}
      </Box>
      <Outdated when={query.isPlaceholderData}>
        <Box sx={{ mt: 2 }}>
          <QueryView
            query={query}
            compact
            skeleton={<ListSkeleton rows={3} picture={false} />}
            isEmpty={({ pages }) => pages[0]?.items.length === 0}
            empty={
              <Typography sx={{ color: 'text.secondary' }}>
                {stars === null ? (
                  <FormattedMessage id="coaches.ratings.none" />
                ) : (
                  <FormattedMessage id="coaches.ratings.noneOf" values={{ stars }} />
                )}
              </Typography>
            }
          >
            {({ pages }) => (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {pages
                  .flatMap(({ items }) => items)
                  .map((rating) => (
                    <RatingRow key={rating.id} rating={rating} coachName={coach.displayName} />
                  ))}
              </Box>
            )}
          </QueryView>
        </Box>
      </Outdated>
      <ShowMore query={query} placement="start" />
    </PageSection>
  );
};
