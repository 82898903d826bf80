import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Onlooker } from '#core/people/account/audience.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { ErrorState } from '#ui/components/States.tsx';
import { EyeIcon, LockIcon } from '#ui/icons.tsx';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { StatePage } from '../../app/pages/StatePage.tsx';
import { paths } from '../../app/paths.ts';
import { About, hasAbout } from './About.tsx';
import { Certificates } from './Certificates.tsx';
import { PublicGallery } from './PublicGallery.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { Stats } from './Stats.tsx';
import { usePerson } from './use-person.ts';
import type { Person } from './data.ts';

declare global {
  interface MessageCatalogues {
    people: typeof import('./messages/vi.json');
  }
}

/** What the page is composed with: posts are another area's. */
type Posts = ((person: Person) => ReactNode) | undefined;

const publicPart = `${paths.profile}#public`;

const frame = {
  maxWidth: contentWidth.page,
  mx: 'auto',
  width: '100%',
  px: { xs: 2, sm: 3, md: 4 },
  py: { xs: 3, md: 5 },
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** Who sees this page, said where it stands: to its owner alone. */
const OwnersNote = ({ person, as }: Readonly<{ person: Person; as: Onlooker | undefined }>) => {
  const { pathname } = useLocation();
  const user = useSignedInUser();
  if (!person.isOwn) return null;
  if (as !== undefined)
    return (
      <Alert
        severity="info"
        icon={<EyeIcon fontSize="inherit" />}
        action={
          <Button component={LocalLink} to={pathname} color="inherit" size="small">
            <FormattedMessage id="people.asStranger.back" />
          </Button>
        }
      >
        <FormattedMessage id={as === 'FOLLOWER' ? 'people.asFollower.note' : 'people.asStranger.note'} />
      </Alert>
    );
  return user?.isPublic === false ? (
    <Alert
      severity="info"
      icon={<LockIcon fontSize="inherit" />}
      action={
        <Button component={LocalLink} to={publicPart} color="inherit" size="small">
          <FormattedMessage id="people.private.change" />
        </Button>
      }
    >
      <FormattedMessage id="people.private" />
    </Alert>
  ) : null;
};

type ViewProps = Readonly<{ person: Person; as: Onlooker | undefined; posts: Posts }>;

const PersonView = ({ person, as, posts }: ViewProps) => {
  const { stats, gallery, certificates, isOwn } = person;
  const user = useSignedInUser();
  const owner = isOwn && as === undefined ? user : undefined;
  const pictures = gallery ?? [];
  const isBare = !hasAbout(person) && stats === null && pictures.length === 0 && certificates.length === 0;
  return (
    <Box sx={frame}>
      <OwnersNote person={person} as={as} />
      <PersonHeader person={person} asStranger={as !== undefined} />
      {hasAbout(person) && <About person={person} owner={owner} />}
      {certificates.length > 0 && <Certificates certificates={certificates} />}
      {stats !== null && <Stats stats={stats} owner={owner} />}
      {pictures.length > 0 && <PublicGallery pictures={pictures} owner={owner} isOwn={isOwn} />}
      {posts?.(person)}
      {isBare && posts === undefined && (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={owner ? 'people.nothing.own' : 'people.nothing'} />
        </Typography>
      )}
    </Box>
  );
};

/** Only the owner, looking as a stranger, learns why strangers find nobody here. */
const Closed = () => {
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: 'people.closed.title' })}
      picture={<GatePicture />}
      actions={
        <>
          <Button component={LocalLink} to={publicPart} variant="contained">
            <FormattedMessage id="people.private.change" />
          </Button>
          <Button component={LocalLink} to={pathname} variant="outlined">
            <FormattedMessage id="people.asStranger.back" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="people.closed.text" />
    </StatePage>
  );
};

const Waiting = () => (
  <Box sx={frame} aria-hidden>
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
      <Skeleton variant="circular" width={112} height={112} sx={{ flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton variant="text" width="55%" sx={{ fontSize: '2rem' }} />
        <Skeleton variant="text" width="35%" />
      </Box>
    </Box>
    <CardGridSkeleton cards={3} height={96} />
  </Box>
);

export default function PersonPage({ posts }: Readonly<{ posts?: Posts }>) {
  const { query, as, isMissing, unanswered } = usePerson();

  if (unanswered !== undefined) return <ErrorState error={unanswered.error} onRetry={unanswered.again} />;
  if (isApiError(query.error, 'user.not_public')) return <Closed />;
  // The same for one who does not exist and for one who is not public. The server may already have said so on this very
  // page; its owner's own sign-in may still say otherwise.
  if (isApiError(query.error, 'user.not_found') || (isMissing && query.isPending)) return <NotFoundView />;
  return (
    <QueryView query={query} skeleton={<Waiting />}>
      {(person) => <PersonView person={person} as={as} posts={posts} />}
    </QueryView>
  );
}
