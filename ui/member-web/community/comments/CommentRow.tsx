import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { EditIcon, TrashIcon } from '#ui/icons.tsx';
import { AuthorActions } from '../post/AuthorActions.tsx';
import { PostMenu } from '../post/PostMenu.tsx';
import { subjectOf, useCommentSteps, type Comment } from '../post/data.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { PersonName } from '../text/PersonName.tsx';
import { TextBody } from '../text/TextBody.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import { useShownOnce } from './use-named-comment.ts';

type Props = Readonly<{
  comment: Comment;
  /** Null where no more comments are taken. The button has the focus again when the answer is written. */
  onReply: ((button: HTMLElement) => void) | null;
  /** The address leads to it. */
  isNamed?: boolean;
}>;

const Status = ({ comment: { status, hiddenReason } }: Readonly<{ comment: Comment }>) => {
  if (status === 'HELD')
    return (
      <Alert severity="info" sx={{ mt: 0.5 }}>
        <FormattedMessage id="feed.comment.held" />
      </Alert>
    );
  if (status !== 'HIDDEN') return null;
  return (
    <Alert severity="warning" sx={{ mt: 0.5 }}>
      <FormattedMessage id="feed.comment.hidden" values={{ reason: hiddenReason ?? '' }} />
    </Alert>
  );
};

/** A comment, or the place of one that is gone and still answered. */
export const CommentRow = ({ comment, onReply, isNamed = false }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const user = useSignedInUser();
  const steps = useCommentSteps(subjectOf(comment));
  const [isEditing, setEditing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const place = useShownOnce(isNamed);
  const { author, isGone, isOwn, createdAt, editedAt, status } = comment;

  if (isGone || author === null)
    return (
      <Box sx={{ color: 'text.secondary', fontStyle: 'italic', py: 0.5 }}>
        <FormattedMessage id="feed.comment.gone" />
      </Box>
    );

  const remove = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await steps.remove(comment);
      toast(formatMessage({ id: 'feed.comment.deleted' }));
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const ownChoices = [
    { label: 'feed.menu.edit', Icon: EditIcon, onChoose: () => setEditing(true) },
    { label: 'feed.menu.delete', Icon: TrashIcon, onChoose: () => void remove(), isDangerous: true },
  ] as const;

  return (
    <Box
      component="article"
      ref={place}
      tabIndex={-1}
      aria-busy={isBusy}
      sx={{
        display: 'flex',
        gap: 1.25,
        opacity: isBusy ? 0.5 : 1,
        ...(isNamed && { bgcolor: 'action.selected', borderRadius: '12px', p: 1, m: -1 }),
      }}
    >
      <PersonAvatar name={author.name} avatarUrl={author.avatarUrl} size={36} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, fontSize: '0.9375rem' }}>
            <PersonName person={author} />{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <RelativeTime at={createdAt} focusable={false} />
              {editedAt !== null && (
                <>
                  {' · '}
                  <FormattedMessage id="feed.edited" />
                </>
              )}
            </Box>
          </Box>
          {isOwn && !isEditing && <PostMenu label={author.name} choices={ownChoices} />}
          {!isOwn && (
            <AuthorActions author={author} target={{ targetKind: 'COMMENT', targetId: comment.id }} />
          )}
        </Box>
        {isEditing ? (
          <CommentEditor comment={comment} onDone={() => setEditing(false)} />
        ) : (
          <Box sx={{ fontSize: '0.9375rem' }}>
            <TextBody text={comment.text} entities={comment.entities} />
          </Box>
        )}
        <Status comment={comment} />
        {refusal !== undefined && <ErrorNote error={refusal} />}
        {onReply !== null && user?.status === 'ACTIVE' && status === 'PUBLISHED' && !isEditing && (
          <Button
            size="small"
            onClick={({ currentTarget }) => onReply(currentTarget)}
            aria-label={formatMessage({ id: 'feed.comment.replyTo' }, { name: author.name })}
            sx={{ ml: -1, minHeight: { xs: 44, md: 36 }, color: 'text.secondary' }}
          >
            <FormattedMessage id="feed.comment.reply" />
          </Button>
        )}
      </Box>
    </Box>
  );
};
