import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { usePageHeading } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState, ErrorState } from '#ui/components/States.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { useReader } from '../../app/data/known-session.ts';
import { useIsFirstPage, usePageContext } from '../../app/page-context.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { Comments } from '../comments/Comments.tsx';
import { usePost } from '../post/data.ts';
import { PostSkeleton } from '../post/PostSkeleton.tsx';
import { PostView } from '../post/PostView.tsx';

const Gone = () => (
  <EmptyState
    picture={<LostPicture />}
    title={<FormattedMessage id="feed.gone.title" />}
    action={
      <Button component={LocalLink} to={paths.feed} variant="contained">
        <FormattedMessage id="feed.gone.back" />
      </Button>
    }
  >
    <FormattedMessage id="feed.gone" />
  </EmptyState>
);

/** One post and what was said about it. */
const PostPage = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const navigate = useLocalNavigate();
  const query = usePost(id);
  const { status, failure, again } = useReader();
  const { data } = usePageContext();
  // The server looked as a visitor and found nothing: a visitor need not ask again, a member may see more.
  const isMissing = useIsFirstPage() && data === null && status === 'visitor';
  const isGone = isMissing || isApiError(query.error, 'feed.not_found');
  const name = query.data?.author.name;
  const heading =
    name === undefined
      ? formatMessage({ id: 'feed.post.title' })
      : formatMessage({ id: 'feed.post.of' }, { name });
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, md: 3 } }}>
      <BackLink to={paths.feed}>
        <FormattedMessage id="feed.title" />
      </BackLink>
      <Box component="h1" sx={visuallyHidden} {...usePageHeading(heading)}>
        {heading}
      </Box>
      {failure !== undefined && <ErrorState error={failure} onRetry={again} />}
      {isGone && <Gone />}
      {failure === undefined && !isGone && (
        <QueryView query={query} skeleton={<PostSkeleton posts={1} />}>
          {(post) => (
            <>
              <PostView post={post} isPage onRemoved={() => void navigate(paths.feed)} />
              <Divider sx={{ my: 2.5 }} />
              <Comments subject={{ type: 'FEED', id: post.id }} count={post.comments} />
            </>
          )}
        </QueryView>
      )}
    </Box>
  );
};
export default PostPage;
