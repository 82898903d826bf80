import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentWidth } from '#ui/theme/tokens.ts';
import { usePostsOf } from './data.ts';
import { PostList } from './PostList.tsx';

/** What one person posted, as far as the reader may see it. */
export const PersonPosts = ({ userId, name }: Readonly<{ userId: string; name: string }>) => {
  const { formatMessage } = useIntl();
  const query = usePostsOf(userId);
  return (
    <Box component="section" aria-labelledby="posts" sx={{ maxWidth: contentWidth.reading }}>
      <Typography id="posts" variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage id="feed.ofPerson" />
      </Typography>
      <PostList
        query={query}
        label={formatMessage({ id: 'feed.post.of' }, { name })}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="feed.ofPerson.none" values={{ name }} />
          </Typography>
        }
      />
    </Box>
  );
};
