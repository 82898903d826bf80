import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { CoachCard } from '../../../coaching/parts/CoachCard.tsx';
import { recommendedCount, useRecommendedCoaches } from '../../../coaching/data.ts';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { Section } from './Section.tsx';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

/** The best rated; without any, or when they cannot be reached, the page is whole without them. */
export const RecommendedCoaches = () => {
  const { query, isLeftOut } = useRecommendedCoaches();
  if (isLeftOut || query.isError || query.data?.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="coaches.recommended" />}
      lead={<FormattedMessage id="coaches.recommended.text" />}
    >
      {query.data === undefined ? (
        <Box aria-busy sx={grid}>
          {Array.from({ length: recommendedCount }, (_, index) => (
            <CardSkeleton key={index} height={150} />
          ))}
        </Box>
      ) : (
        <Box component="ul" sx={grid}>
          {query.data.map((coach) => (
            <CoachCard key={coach.id} coach={coach} heading="h3" />
          ))}
        </Box>
      )}
      <Button
        component={LocalLink}
        to={paths.coaches}
        variant="outlined"
        endIcon={<ArrowRightIcon />}
        sx={{ mt: 3 }}
      >
        <FormattedMessage id="coaches.recommended.all" />
      </Button>
    </Section>
  );
};
