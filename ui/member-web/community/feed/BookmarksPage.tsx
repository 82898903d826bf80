import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useBookmarks } from '../post/data.ts';
import { PostList } from '../post/PostList.tsx';

/** What one wants to find again; nobody else sees it. */
const BookmarksPage = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'feed.bookmarks' });
  return (
    <Page title={title} width="reading" description={<FormattedMessage id="feed.bookmarks.lead" />}>
      <PostList
        query={useBookmarks()}
        label={title}
        empty={
          <EmptyState
            picture={<StartPicture />}
            title={<FormattedMessage id="feed.bookmarks.none.title" />}
            action={
              <Button component={LocalLink} to={`${paths.feed}?tab=discover`} variant="contained">
                <FormattedMessage id="feed.empty.discover.button" />
              </Button>
            }
          >
            <FormattedMessage id="feed.bookmarks.none" />
          </EmptyState>
        }
      />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        <Link component={LocalLink} to={`${paths.ownChallenges}?tab=kept`}>
          <FormattedMessage id="feed.bookmarks.learning" />
        </Link>
      </Typography>
    </Page>
  );
};
export default BookmarksPage;
