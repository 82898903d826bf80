import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { CommentIcon, LockIcon } from '#ui/icons.tsx';
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

/** For those who may: no more comments, or comments again. */
const LockButton = ({
  locked,
  setLocked,
}: Readonly<{ locked: boolean; setLocked: (locked: boolean) => Promise<void> }>) => {
  const toast = useToast();
  const text = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      await setLocked(!locked);
    } catch (error) {
      toast(text(error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      color="inherit"
      startIcon={locked ? <CommentIcon /> : <LockIcon />}
      aria-disabled={isBusy}
      onClick={() => (isBusy ? undefined : void change())}
    >
      <FormattedMessage id={locked ? 'feed.menu.unlock' : 'feed.menu.lock'} />
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
  const { locked = false, mayLock = false } = query.data?.pages[0] ?? {};
  const { setLocked } = useCommentSteps(subject);
  return (
    <Box
      component="section"
      id="comments"
      aria-labelledby="comments-title"
      data-needs-start=""
      sx={{ scrollMarginTop: 80 }}
    >
      <Stack
        direction="row"
        sx={{ gap: 1, mb: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography id="comments-title" variant="h2">
          <FormattedMessage id="feed.comments.title" values={{ count }} />
        </Typography>
        {mayLock && setLocked !== undefined && <LockButton locked={locked} setLocked={setLocked} />}
      </Stack>
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
