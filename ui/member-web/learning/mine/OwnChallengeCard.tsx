import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { challengePath, finishPath } from '../../app/paths.ts';
import type { OwnChallenge } from '../data.ts';
import { Cover } from '../parts/Cover.tsx';
import { ProgressLine } from '../parts/ProgressLine.tsx';
import { stepPath } from '../parts/step-path.ts';

/** One that is being learned or was, with its next step. */
export const OwnChallengeCard = ({
  own: { challenge, enrolment, next },
}: Readonly<{ own: OwnChallenge }>) => {
  const { slug, title, language, coverUrl } = challenge;
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
        overflow: 'hidden',
      }}
    >
      <Cover url={coverUrl} />
      <Box sx={{ p: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h3" component="h2" lang={language} sx={{ overflowWrap: 'anywhere' }}>
          <Link component={LocalLink} to={challengePath(slug)} color="inherit" underline="hover">
            {title}
          </Link>
        </Typography>
        <ProgressLine percent={enrolment.percent} />
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id={enrolment.completedAt === null ? 'mine.lastActive' : 'mine.completedAt'}
            values={{ when: <RelativeTime at={enrolment.completedAt ?? enrolment.lastActivityAt} /> }}
          />
        </Typography>
        {next !== null && (
          <Button
            component={LocalLink}
            to={stepPath(slug, next)}
            variant="contained"
            sx={{ justifySelf: 'start', maxWidth: '100%' }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              <FormattedMessage id="mine.next" values={{ title: next.title }} />
            </Box>
          </Button>
        )}
        {enrolment.status === 'COMPLETED' && (
          <Button
            component={LocalLink}
            to={finishPath(slug)}
            variant="outlined"
            sx={{ justifySelf: 'start' }}
          >
            <FormattedMessage id="catalogue.toFinish" />
          </Button>
        )}
      </Box>
    </Card>
  );
};
