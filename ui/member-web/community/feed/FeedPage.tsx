import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Fab from '@mui/material/Fab';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { usePageHeading } from '#ui/components/Page.tsx';
import { EmptyState, ErrorState } from '#ui/components/States.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { EditIcon, ImageIcon } from '#ui/icons.tsx';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { useReader } from '../../app/data/known-session.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useFeed, type FeedTab } from '../post/data.ts';
import { PostList } from '../post/PostList.tsx';
import { SuggestionsCard } from '../suggestions/SuggestionsCard.tsx';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { NewPosts } from './NewPosts.tsx';

const Composer = lazy(() => import('../composer/Composer.tsx'));

const isTab = (value: string | null): value is FeedTab => value === 'following' || value === 'discover';

const Invitation = ({ onOpen }: Readonly<{ onOpen: () => void }>) => {
  const user = useSignedInUser();
  if (user?.status !== 'ACTIVE') return null;
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        display: 'flex',
        gap: 1.5,
        width: '100%',
        p: 1.5,
        my: 2,
        justifyContent: 'flex-start',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '20px',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontSize: '1rem',
        textAlign: 'left',
      }}
    >
      <PersonAvatar name={user.displayName} avatarUrl={user.avatarUrl} size={40} />
      <Box component="span" sx={{ flexGrow: 1 }}>
        <FormattedMessage id="feed.compose.placeholder" />
      </Box>
      <ImageIcon sx={{ color: 'primary.main' }} />
    </ButtonBase>
  );
};

/** The place of the tabs and of the invitation, until it is known who reads. */
const HeadSkeleton = () => (
  <Box aria-hidden>
    <Skeleton variant="rounded" height={48} />
    <Skeleton variant="rounded" height={66} sx={{ my: 2, borderRadius: '20px' }} />
  </Box>
);

const Empty = ({ tab, onDiscover }: Readonly<{ tab: FeedTab; onDiscover: () => void }>) => (
  <EmptyState
    picture={<StartPicture />}
    title={<FormattedMessage id={`feed.empty.${tab}.title`} />}
    action={
      tab === 'following' ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={onDiscover}>
            <FormattedMessage id="feed.empty.discover.button" />
          </Button>
          <Button variant="outlined" component={LocalLink} to={paths.coaches}>
            <FormattedMessage id="feed.empty.coaches" />
          </Button>
        </Box>
      ) : undefined
    }
  >
    <FormattedMessage id={`feed.empty.${tab}`} />
  </EmptyState>
);

/** Who asked for the new posts reads on there, by keyboard and by ear too. */
const useNewPosts = ({
  refetch,
  dataUpdatedAt,
}: Pick<ReturnType<typeof useFeed>, 'refetch' | 'dataUpdatedAt'>) => {
  const list = useRef<HTMLDivElement>(null);
  const areWanted = useRef(false);
  useEffect(() => {
    if (dataUpdatedAt === 0 || !areWanted.current) return;
    areWanted.current = false;
    list.current?.querySelector('article')?.focus({ preventScroll: true });
  }, [dataUpdatedAt]);
  const show = () => {
    areWanted.current = true;
    return refetch();
  };
  return { list, show };
};

/** What people one follows posted, by time; and what is talked about elsewhere. */
const FeedPage = () => {
  const { formatMessage } = useIntl();
  const { status, failure, again } = useReader();
  const [search, setSearch] = useSearchParams();
  const [isComposing, setComposing] = useState(false);
  const isMember = status === 'member';
  const wanted = search.get('tab');
  const tab: FeedTab = !isMember ? 'discover' : isTab(wanted) ? wanted : 'following';
  const query = useFeed(tab, { enabled: status !== 'unknown' });
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { list, show } = useNewPosts(query);
  const newest = query.data?.pages[0]?.items[0]?.id;
  const choose = (next: FeedTab) =>
    setSearch(next === 'following' ? {} : { tab: next }, { state: { keepFocus: true } });

  return (
    <Box
      sx={{
        maxWidth: 1020,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 1, md: 3 },
        display: 'grid',
        gap: 4,
        justifyContent: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 640px)', lg: 'minmax(0, 600px) 340px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box component="h1" sx={visuallyHidden} {...usePageHeading(formatMessage({ id: 'feed.title' }))}>
          <FormattedMessage id="feed.title" />
        </Box>
        {status === 'unknown' && failure === undefined && <HeadSkeleton />}
        {isMember && (
          <Tabs
            value={tab}
            onChange={(_, next: FeedTab) => choose(next)}
            variant="fullWidth"
            aria-label={formatMessage({ id: 'feed.title' })}
          >
            <Tab value="following" label={<FormattedMessage id="feed.tab.following" />} />
            <Tab value="discover" label={<FormattedMessage id="feed.tab.discover" />} />
          </Tabs>
        )}
        <Invitation onOpen={() => setComposing(true)} />
        {isMember && tab === 'following' && <NewPosts after={newest} onShow={show} />}
        <div ref={list}>
          {failure === undefined ? (
            <PostList
              key={tab}
              query={query}
              label={formatMessage({ id: `feed.tab.${tab}` })}
              empty={
                <>
                  <Empty tab={tab} onDiscover={() => choose('discover')} />
                  {isMember && !isWide && <SuggestionsCard />}
                </>
              }
            />
          ) : (
            <ErrorState error={failure} onRetry={again} />
          )}
        </div>
      </Box>
      {isMember && isWide && (
        <Box component="aside" sx={{ pt: 8 }}>
          <SuggestionsCard />
        </Box>
      )}
      {isMember && (
        <Fab
          color="primary"
          aria-label={formatMessage({ id: 'feed.compose' })}
          onClick={() => setComposing(true)}
          sx={{
            display: { md: 'none' },
            position: 'fixed',
            right: 16,
            bottom: 'calc(80px + env(safe-area-inset-bottom, 0px))',
          }}
        >
          <EditIcon />
        </Fab>
      )}
      {isComposing && (
        <Suspense>
          <Composer onClose={() => setComposing(false)} />
        </Suspense>
      )}
    </Box>
  );
};
export default FeedPage;
