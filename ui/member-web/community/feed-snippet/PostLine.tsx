import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { postPath } from '../../app/paths.ts';
import type { Post } from '../post/data.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';

/** What a post without words shows. */
const Wordless = ({ post: { card, media } }: Readonly<{ post: Post }>) => {
  if (card !== null)
    return <FormattedMessage id={`feed.card.${card.kind === 'STREAK' ? 'streaks' : card.kind}`} />;
  return <FormattedMessage id="feed.line.media" values={{ count: media.length }} />;
};

type Props = Readonly<{
  post: Post;
  /** Addresses of pictures live for a minute: a page that may be read later goes without. */
  isWordsOnly?: boolean;
}>;

/** A post in one line: the whole of it is one link. */
export const PostLine = ({ post, isWordsOnly = false }: Props) => {
  const { id, author, text, media, publishedAt } = post;
  const picture = isWordsOnly ? undefined : media.find(({ type }) => type === 'IMAGE');
  return (
    <Link
      component={LocalLink}
      to={postPath(id)}
      underline="none"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 1,
        mx: -1,
        borderRadius: '16px',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <PersonAvatar name={author.name} avatarUrl={author.avatarUrl} size={40} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {author.name}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <RelativeTime at={publishedAt} focusable={false} />
          </Box>
        </Box>
        <Box
          dir="auto"
          sx={{
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: isWordsOnly ? 4 : 2,
            overflow: 'hidden',
          }}
        >
          {text === '' ? <Wordless post={post} /> : text}
        </Box>
      </Box>
      {picture !== undefined && (
        <Box
          component="img"
          src={picture.thumbnailUrl ?? picture.url}
          alt=""
          loading="lazy"
          sx={{ width: 56, height: 56, borderRadius: '12px', objectFit: 'cover', flexShrink: 0 }}
        />
      )}
    </Link>
  );
};
