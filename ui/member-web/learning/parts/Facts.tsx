import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { ClockIcon, ListIcon, PeopleIcon } from '#ui/icons.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { bold } from '../../app/parts/rich-text.tsx';
import type { ChallengeCardData } from '../data.ts';

const fact = { display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' } as const;
const glyph = { fontSize: '1.125rem' } as const;

/** Hours and minutes as they are said; nothing of what is zero. */
export const LearningTime = ({ minutes }: Readonly<{ minutes: number }>) => (
  <FormattedMessage
    id={
      minutes < 60 ? 'catalogue.minutes' : minutes % 60 === 0 ? 'catalogue.hours' : 'catalogue.hoursMinutes'
    }
    values={{ hours: Math.floor(minutes / 60), minutes: minutes < 60 ? Math.max(1, minutes) : minutes % 60 }}
  />
);

type Props = Readonly<{
  challenge: Pick<ChallengeCardData, 'rating' | 'learners' | 'minutes' | 'lessonCount'>;
}>;

/** Stars, learners, time and lessons in one line that breaks where it must. */
export const Facts = ({ challenge: { rating, learners, minutes, lessonCount } }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.75,
      rowGap: 0.5,
      color: 'text.secondary',
      fontSize: '0.875rem',
    }}
  >
    {rating.mean !== null && (
      <Box component="span" sx={fact}>
        <Stars value={rating.mean} size="1rem" />
        <span>
          <FormattedMessage
            id="catalogue.rating"
            values={{ mean: rating.mean, count: rating.count, b: bold }}
          />
        </span>
      </Box>
    )}
    <Box component="span" sx={fact}>
      <PeopleIcon aria-hidden sx={glyph} />
      <FormattedMessage id="catalogue.learners" values={{ count: learners }} />
    </Box>
    <Box component="span" sx={fact}>
      <ClockIcon aria-hidden sx={glyph} />
      <LearningTime minutes={minutes} />
    </Box>
    <Box component="span" sx={fact}>
      <ListIcon aria-hidden sx={glyph} />
      <FormattedMessage id="catalogue.lessons" values={{ count: lessonCount }} />
    </Box>
  </Box>
);
