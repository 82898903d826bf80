import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PlainChip } from '#ui/components/marks/PlainChip.tsx';
import { ShieldIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { coachPath } from '../../app/paths.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import type { CoachCardData } from '../data.ts';
import { CoachPrice } from './CoachPrice.tsx';
import { Presence } from './Presence.tsx';
import { RatingLine } from './RatingLine.tsx';
import { ReplyTime } from './ReplyTime.tsx';

const shownBadges = 2;

const Badges = ({ badges }: Pick<CoachCardData, 'badges'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {badges.slice(0, shownBadges).map(({ type, label }) => (
      <PlainChip key={type} tone="primary" icon={<ShieldIcon />} label={label} />
    ))}
    {badges.length > shownBadges && (
      <PlainChip
        label={<FormattedMessage id="coaches.badges.more" values={{ count: badges.length - shownBadges }} />}
      />
    )}
  </Box>
);

type Props = Readonly<{
  coach: CoachCardData;
  eager?: boolean;
  /** Under which heading it stands. */
  heading?: 'h2' | 'h3';
}>;

/** The whole card leads to the coach; the name is what the link is called. */
export const CoachCard = ({ coach, eager = false, heading = 'h2' }: Props) => {
  const { displayName, avatarUrl, headline, city, badges, rating, price, replyHours, activityStatus } = coach;
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 2, display: 'flex', flexDirection: 'column', gap: 1.25 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={displayName} avatarUrl={avatarUrl} size={64} isLazy={!eager} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
            <Link
              component={LocalLink}
              to={coachPath(coach)}
              color="inherit"
              underline="hover"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }}
            >
              {displayName}
            </Link>
          </Typography>
          <Typography
            variant="body2"
            component="div"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}
          >
            <Presence status={activityStatus} />
            {city !== null && <span>{city}</span>}
          </Typography>
        </Box>
      </Box>
      {headline !== '' && (
        <Typography
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {headline}
        </Typography>
      )}
      {badges.length > 0 && <Badges badges={badges} />}
      <Typography variant="body2" component="div" sx={{ mt: 'auto' }}>
        <RatingLine rating={rating} />
        {replyHours !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <ReplyTime hours={replyHours} />
          </Box>
        )}
      </Typography>
      <CoachPrice price={price} />
    </Card>
  );
};

export const coachGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;
