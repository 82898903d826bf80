import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { lessonPath, paths } from '../../app/paths.ts';
import { ChallengeCard, challengeGrid } from '../parts/ChallengeCard.tsx';
import { type KeptLesson, useKeptChallenges, useKeptLessons } from './data.ts';

const Title = ({ id }: Readonly<{ id: 'mine.kept.challenges' | 'mine.kept.lessons' }>) => (
  <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
    <FormattedMessage id={id} />
  </Typography>
);

const Challenges = () => {
  const query = useKeptChallenges();
  return (
    <Box component="section" aria-labelledby="mine.kept.challenges">
      <Title id="mine.kept.challenges" />
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={2} height={160} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState
            compact
            picture={<StartPicture />}
            title={<FormattedMessage id="mine.kept.challenges.none" />}
            action={
              <Button component={LocalLink} to={paths.challenges} variant="contained">
                <FormattedMessage id="mine.find" />
              </Button>
            }
          >
            <FormattedMessage id="mine.kept.challenges.none.text" />
          </EmptyState>
        }
      >
        {({ pages }) => (
          <Box component="ul" sx={challengeGrid}>
            {pages
              .flatMap(({ items }) => items)
              .map((challenge) => (
                <ChallengeCard key={challenge.id} challenge={challenge} heading="h3" />
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} placement="centre" />
    </Box>
  );
};

const LessonRow = ({ lesson }: Readonly<{ lesson: KeptLesson }>) => (
  <Card component="li" sx={{ position: 'relative', p: 2 }}>
    <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
      <Link
        component={LocalLink}
        to={lessonPath(lesson.challengeSlug, lesson.id)}
        color="inherit"
        underline="hover"
        sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }}
      >
        {lesson.title}
      </Link>
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {lesson.challengeTitle}
    </Typography>
  </Card>
);

const Lessons = () => {
  const query = useKeptLessons();
  return (
    <Box component="section" aria-labelledby="mine.kept.lessons">
      <Title id="mine.kept.lessons" />
      <QueryView
        query={query}
        skeleton={<ListSkeleton rows={3} picture={false} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState compact title={<FormattedMessage id="mine.kept.lessons.none" />}>
            <FormattedMessage id="mine.kept.lessons.none.text" />
          </EmptyState>
        }
      >
        {({ pages }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {pages
              .flatMap(({ items }) => items)
              .map((lesson) => (
                <LessonRow key={lesson.id} lesson={lesson} />
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} placement="centre" />
    </Box>
  );
};

/** Challenges and lessons that one wants to find again; nobody else sees them. */
export const KeptList = () => (
  <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Challenges />
    <Lessons />
  </Box>
);
