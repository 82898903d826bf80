import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { EyeIcon, LockIcon } from '#ui/icons.tsx';
import { useSession } from '#ui/api/signed-in.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { type Coach, useCoach } from '../data.ts';
import { useIsReaderKnown } from '../../app/data/known-session.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { paths } from '../../app/paths.ts';
import { AnsweredMembers } from './AnsweredMembers.tsx';
import { AboutCoach } from './AboutCoach.tsx';
import { Badges } from './Badges.tsx';
import { CoachHeader } from './CoachHeader.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Ratings } from './Ratings.tsx';
import { SampleReview } from './SampleReview.tsx';
import { RequestBar } from './RequestBar.tsx';

const frame = {
  maxWidth: contentWidth.page,
  mx: 'auto',
  width: '100%',
  px: { xs: 2, sm: 3, md: 4 },
  py: { xs: 2, md: 4 },
} as const;

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;

const stack = { display: 'grid', gap: { xs: 3.5, md: 4.5 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Who sees this page, said where it stands: to its owner alone. */
const OwnersNote = ({ coach, asStranger }: Readonly<{ coach: Coach; asStranger: boolean }>) => {
  const { pathname } = useLocation();
  if (!coach.isOwn) return null;
  if (asStranger)
    return (
      <Alert
        severity="info"
        icon={<EyeIcon fontSize="inherit" />}
        sx={{ mb: 2 }}
        action={
          <Button component={LocalLink} to={pathname} color="inherit" size="small">
            <FormattedMessage id="coaches.asStranger.back" />
          </Button>
        }
      >
        <FormattedMessage id="coaches.asStranger.note" />
      </Alert>
    );
  return coach.isListed ? null : (
    <Alert
      severity="info"
      icon={<LockIcon fontSize="inherit" />}
      sx={{ mb: 2 }}
      action={
        <Button component={LocalLink} to={paths.coachSettings} color="inherit" size="small">
          <FormattedMessage id="coaches.unlisted.change" />
        </Button>
      }
    >
      <FormattedMessage id="coaches.unlisted" />
    </Alert>
  );
};

/** What the page is composed with: posts are another area's. */
type Posts = ((coach: Coach) => ReactNode) | undefined;

type ViewProps = Readonly<{ coach: Coach; asStranger: boolean; isForVisitor: boolean; posts: Posts }>;

const CoachView = ({ coach, asStranger, isForVisitor, posts }: ViewProps) => (
  <>
    <OwnersNote coach={coach} asStranger={asStranger} />
    <Box sx={columns}>
      <Box sx={stack}>
        <CoachHeader coach={coach} asStranger={asStranger} isForVisitor={isForVisitor} />
        {coach.badges.length > 0 && <Badges badges={coach.badges} />}
        <AboutCoach coach={coach} />
        {coach.sample.length > 0 && <SampleReview sample={coach.sample} />}
        <Outcomes outcomes={coach.outcomes} />
        {coach.members !== null && coach.members.count > 0 && <AnsweredMembers members={coach.members} />}
        <Ratings coach={coach} />
        {posts?.(coach)}
      </Box>
      <RequestBar coach={coach} />
    </Box>
  </>
);

const Waiting = () => (
  <Box sx={columns} aria-hidden>
    <Box sx={stack}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Skeleton variant="circular" width={96} height={96} sx={{ flexShrink: 0 }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton variant="text" sx={{ fontSize: '2rem', width: '70%' }} />
          <Skeleton variant="text" sx={{ width: '90%' }} />
          <Skeleton variant="text" sx={{ width: '40%' }} />
        </Box>
      </Box>
      <TextSkeleton lines={4} />
      <TextSkeleton lines={5} />
    </Box>
    <Skeleton variant="rounded" height={180} />
  </Box>
);

export default function CoachPage({ posts }: Readonly<{ posts?: Posts }>) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { query, isMissing } = useCoach(id);
  const { status } = useSession();
  const isKnown = useIsReaderKnown();
  // What is said to the owner stands above all else, and is known only when they are.
  const isOwnersLook = search.get('as') === 'stranger';
  if (isApiError(query.error, 'review.coach_not_found') || (isMissing && query.isPending))
    return <NotFoundView />;
  return (
    <Box sx={frame}>
      <BackLink to={paths.coaches}>
        <FormattedMessage id="coaches.back" />
      </BackLink>
      {isOwnersLook && (status === 'unknown' || query.isPlaceholderData) ? (
        <Waiting />
      ) : (
        <QueryView query={query} skeleton={<Waiting />}>
          {(coach) => (
            <CoachView
              coach={coach}
              asStranger={coach.isOwn && isOwnersLook}
              isForVisitor={query.isPlaceholderData || !isKnown}
              posts={posts}
            />
          )}
        </QueryView>
      )}
    </Box>
  );
}
