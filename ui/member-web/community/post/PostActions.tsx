import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { BookmarkIcon, CommentIcon, HeartIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { postPath, signInPath } from '../../app/paths.ts';
import { useBookmark, useLike, type Post } from './data.ts';
import { SharePost } from './SharePost.tsx';

const action = {
  minWidth: 44,
  minHeight: 44,
  px: 1.25,
  color: 'text.secondary',
  gap: 0.75,
  fontWeight: 600,
} as const;
const filled = { '& path': { fill: 'currentColor' } } as const;

const LikeButton = ({ post: { id, likes, isLiked } }: Readonly<{ post: Post }>) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const text = useErrorText();
  const toast = useToast();
  const user = useSignedInUser();
  const localPath = useLocalPath();
  const like = useLike((error) => toast(text(error), { kind: 'error' }));
  const label = formatMessage({ id: 'feed.like.label' }, { count: likes });
  const content = (
    <>
      <HeartIcon sx={isLiked ? filled : {}} />
      {likes > 0 && <span aria-hidden>{number(likes)}</span>}
    </>
  );
  if (user?.status !== 'ACTIVE')
    return (
      <Button component={LocalLink} to={signInPath(localPath(postPath(id)))} aria-label={label} sx={action}>
        {content}
      </Button>
    );
  return (
    <Button
      aria-pressed={isLiked}
      aria-label={label}
      onClick={() => like.mutate({ id, isLiked: !isLiked })}
      sx={{ ...action, ...(isLiked && { color: 'accent.text' }) }}
    >
      {content}
    </Button>
  );
};

/** Like, comments, share, keep: one row, each a thumb wide. */
export const PostActions = ({ post, isPage = false }: Readonly<{ post: Post; isPage?: boolean }>) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const text = useErrorText();
  const toast = useToast();
  const user = useSignedInUser();
  const bookmark = useBookmark((error) => toast(text(error), { kind: 'error' }));
  const { id, comments, isBookmarked, visibility, status } = post;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mx: -1.25 }}>
      <LikeButton post={post} />
      <Button
        component={LocalLink}
        to={`${postPath(id)}#comments`}
        aria-label={formatMessage({ id: 'feed.comments.label' }, { count: comments })}
        {...(isPage ? { replace: true } : {})}
        sx={action}
      >
        <CommentIcon />
        {comments > 0 && <span aria-hidden>{number(comments)}</span>}
      </Button>
      {visibility === 'PUBLIC' && status === 'PUBLISHED' && <SharePost post={post} />}
      <Box sx={{ flexGrow: 1 }} />
      {user?.status === 'ACTIVE' && (
        <IconButton
          aria-pressed={isBookmarked}
          aria-label={formatMessage({ id: 'feed.bookmark' })}
          onClick={() => bookmark.mutate({ id, isBookmarked: !isBookmarked })}
          sx={{ color: isBookmarked ? 'primary.main' : 'text.secondary' }}
        >
          <BookmarkIcon sx={isBookmarked ? filled : {}} />
        </IconButton>
      )}
    </Box>
  );
};
