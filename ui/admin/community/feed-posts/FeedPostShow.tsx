import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { useFeedPost } from '../data.ts';
import { WrittenStatusChip } from '../parts/cells.tsx';
import { PostActions } from './PostActions.tsx';
import { PostCard, PostFacts, PostMedia, PostText } from './PostParts.tsx';

const FeedPostShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useFeedPost(id);
  const post = query.data;
  const one = formatMessage({ id: 'resources.feed-posts.name' }, { smart_count: 1 });
  return (
    <ConsolePage
      title={post === undefined ? one : `${one} · ${post.authorName}`}
      beside={post && <WrittenStatusChip status={post.status} />}
      actions={
        post && (
          <>
            {post.text !== null && post.status === 'PUBLISHED' && (
              <Button size="small" href={`/feed/${encodeURIComponent(id)}`} target="_blank" rel="noopener">
                <FormattedMessage id="console.cases.openPage" />
              </Button>
            )}
            <PostActions post={post} reload={query.refetch} />
          </>
        )
      }
      back={{
        to: '/admin/feed-posts',
        label: <FormattedMessage id="resources.feed-posts.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => (
          <TwoColumns>
            <Box>
              <PostText post={found} />
              <PostCard post={found} />
              <PostMedia post={found} />
            </Box>
            <PostFacts post={found} />
          </TwoColumns>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default FeedPostShow;
