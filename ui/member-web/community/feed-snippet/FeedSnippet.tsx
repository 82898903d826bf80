import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useFeed, type FeedTab } from '../post/data.ts';
import { PostLine } from './PostLine.tsx';

declare global {
  interface MessageCatalogues {
    feedSnippet: typeof import('./messages/vi.json');
  }
}

const shownPosts = 3;

/** The newest of the feed, on pages that are about something else. */
export const FeedSnippet = ({ tab }: Readonly<{ tab: FeedTab }>) => {
  const query = useFeed(tab);
  const address = tab === 'following' ? paths.feed : `${paths.feed}?tab=discover`;
  return (
    <QueryView
      compact
      query={{ ...query, data: query.data?.pages[0]?.items.slice(0, shownPosts) }}
      skeleton={<ListSkeleton rows={shownPosts} />}
      isEmpty={(posts) => posts.length === 0}
      empty={
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`feed.empty.${tab}`} />
          </Typography>
          <Button component={LocalLink} to={`${paths.feed}?tab=discover`} variant="outlined" sx={{ mt: 1.5 }}>
            <FormattedMessage id="feed.empty.discover.button" />
          </Button>
        </>
      }
    >
      {(posts) => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
            {posts.map((post) => (
              <li key={post.id}>
                <PostLine post={post} />
              </li>
            ))}
          </Box>
          <Button component={LocalLink} to={address} variant="text" sx={{ ml: -1.5, mt: 1 }}>
            <FormattedMessage id="feed.snippet.all" />
          </Button>
        </>
      )}
    </QueryView>
  );
};
