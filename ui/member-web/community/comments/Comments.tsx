import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { postPath, signInPath } from '../../app/paths.ts';
import { useComments, useCommentSteps } from '../post/data.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { useFound, useNamedComment } from './use-named-comment.ts';

const Write = ({ postId }: Readonly<{ postId: string }>) => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const localPath = useLocalPath();
  const steps = useCommentSteps(postId);
  if (user?.status === 'ACTIVE')
    return (
      <CommentForm
        draftKey={postId}
        label={formatMessage({ id: 'feed.comment.write' })}
        onSend={(text, mentions) => steps.add({ text, mentions })}
      />
    );
  return (
    <Button component={LocalLink} to={signInPath(localPath(postPath(postId)))} variant="outlined">
      <FormattedMessage id="feed.comment.signIn" />
    </Button>
  );
};

/** What was said about a post, newest first. */
export const Comments = ({ postId, count }: Readonly<{ postId: string; count: number }>) => {
  const query = useComments(postId);
  const named = useNamedComment();
  const items = query.data?.pages.flatMap((page) => page.items);
  useFound(named !== null && items?.some(({ id }) => id === named.threadId) === false, query);
  const locked = query.data?.pages[0]?.locked ?? false;
  return (
    <Box component="section" id="comments" aria-labelledby="comments-title" sx={{ scrollMarginTop: 80 }}>
      <Typography id="comments-title" variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id="feed.comments.title" values={{ count }} />
      </Typography>
      {locked ? (
        <Alert severity="info" icon={<LockIcon fontSize="inherit" />}>
          <FormattedMessage id="feed.comments.locked" />
        </Alert>
      ) : (
        <Write postId={postId} />
      )}
      <Box sx={{ mt: 1.5 }}>
        <QueryView
          compact
          query={{ ...query, data: items }}
          skeleton={<ListSkeleton rows={3} />}
          isEmpty={(roots) => roots.length === 0}
          empty={
            locked ? null : (
              <Typography sx={{ color: 'text.secondary', py: 2 }}>
                <FormattedMessage id="feed.comments.none" />
              </Typography>
            )
          }
        >
          {(roots) => (
            <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {roots.map((root) => (
                <CommentThread key={root.id} root={root} locked={locked} />
              ))}
            </Box>
          )}
        </QueryView>
        <ShowMore query={query} placement="centre" />
      </Box>
    </Box>
  );
};
