import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { useTalkedAbout } from '../../../community/feed/data.ts';
import { PostLine } from '../../../community/feed-snippet/PostLine.tsx';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { Section } from './Section.tsx';

/** A few public posts. Without any, or when they cannot be reached, the page is whole without them; nothing moves to make room. */
export const TalkedAbout = () => {
  const { data: posts } = useTalkedAbout();
  if (posts === undefined || posts.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="feed.snippet.home" />}
      lead={<FormattedMessage id="feed.snippet.home.lead" />}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          '& > li': {
            px: 2,
            py: 1,
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '20px',
          },
        }}
      >
        {posts.map((post) => (
          <li key={post.id}>
            <PostLine post={post} isWordsOnly />
          </li>
        ))}
      </Box>
      <Button
        component={LocalLink}
        to={`${paths.feed}?tab=discover`}
        variant="outlined"
        endIcon={<ArrowRightIcon />}
        sx={{ mt: 3 }}
      >
        <FormattedMessage id="feed.snippet.home.all" />
      </Button>
    </Section>
  );
};
