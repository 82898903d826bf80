import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { StarIcon } from '#ui/icons.tsx';
import { bold } from '../../app/parts/rich-text.tsx';
import type { CoachCardData } from '../data.ts';

/** What members gave, and beside it how often nobody rated and the clock gave five: never one number for both. */
export const RatingLine = ({ rating }: Readonly<{ rating: CoachCardData['rating'] }>) => {
  const { mean, memberCount, autoCount } = rating;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {mean === null ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="coaches.rating.none" />
        </Box>
      ) : (
        <>
          <StarIcon
            aria-hidden
            sx={{
              fontSize: '1.125rem',
              mr: 0.5,
              verticalAlign: '-0.2em',
              color: 'coin.fitEdge',
              '& path': { fill: 'currentColor' },
            }}
          />
          <FormattedMessage id="coaches.rating" values={{ mean, count: memberCount, b: bold }} />
        </>
      )}
      {autoCount > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          <FormattedMessage id="coaches.rating.auto" values={{ count: autoCount }} />
        </Box>
      )}
    </Box>
  );
};
