import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { signInPath } from '../../app/paths.ts';
import { type CommentSubject, useComments, useCommentSteps } from '../post/data.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread } from './CommentThread.tsx';
import { useFound, useNamedComment } from './use-named-comment.ts';

const Write = ({ subject }: Readonly<{ subject: CommentSubject }>) => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const steps = useCommentSteps(subject);
  if (user?.status === 'ACTIVE')
    return (
      <CommentForm
        draftKey={subject.id}
        label={formatMessage({ id: 'feed.comment.write' })}
        onSend={(text, mentions) => steps.add({ text, mentions })}
      />
    );
  return (
    <Button component={LocalLink} to={signInPath(pathname)} variant="outlined">
      <FormattedMessage id="feed.comment.signIn" />
    </Button>
  );
};

type Props = Readonly<{
  subject: CommentSubject;
  /** Where it is known. */
  count?: number;
}>;

/** What was said about a post or a lesson, newest first. */
export const Comments = ({ subject, count = 0 }: Props) => {
  const query = useComments(subject);
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
        <Write subject={subject} />
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
