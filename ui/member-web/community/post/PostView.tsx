import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { CommentIcon, EditIcon, LockIcon, TrashIcon } from '#ui/icons.tsx';
import { TextBody } from '../text/TextBody.tsx';
import { AuthorActions } from './AuthorActions.tsx';
import { usePostSteps, type Post } from './data.ts';
import { PagePreview } from './PagePreview.tsx';
import { PostActions } from './PostActions.tsx';
import { PostHead } from './PostHead.tsx';
import { PostMedia } from './PostMedia.tsx';
import { type MenuChoice, PostMenu } from './PostMenu.tsx';
import { RecordCard } from './RecordCard.tsx';

const Composer = lazy(() => import('../composer/Composer.tsx'));

type Props = Readonly<{
  post: Post;
  /** On its own page nothing is cut, and the comments are below. */
  isPage?: boolean;
  /** Where its author goes when it is deleted. */
  onRemoved?: () => void;
}>;

/** A post that its author alone sees now, and why. */
const StatusNote = ({ post: { status, hiddenReason } }: Readonly<{ post: Post }>): ReactNode => {
  if (status === 'HELD')
    return (
      <Alert severity="info">
        <FormattedMessage id="feed.status.held" />
      </Alert>
    );
  if (status !== 'HIDDEN') return null;
  return (
    <Alert severity="warning">
      <FormattedMessage id="feed.status.hidden" values={{ reason: hiddenReason ?? '' }} />
    </Alert>
  );
};

const useOwnChoices = (post: Post, onEdit: () => void, onRemoved?: () => void): readonly MenuChoice[] => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const text = useErrorText();
  const steps = usePostSteps();
  const { id, locked } = post;

  const refused = (error: unknown) => toast(text(error), { kind: 'error' });
  const restore = () => void steps.restore(id).catch(refused);
  const remove = async () => {
    try {
      await steps.remove(id);
      toast(formatMessage({ id: 'feed.deleted' }), { undo: restore });
      onRemoved?.();
    } catch (error) {
      refused(error);
    }
  };
  return [
    { label: 'feed.menu.edit', Icon: EditIcon, onChoose: onEdit },
    {
      label: locked ? 'feed.menu.unlock' : 'feed.menu.lock',
      Icon: locked ? CommentIcon : LockIcon,
      onChoose: () => void steps.setLocked(id, !locked).catch(refused),
    },
    { label: 'feed.menu.delete', Icon: TrashIcon, onChoose: () => void remove(), isDangerous: true },
  ];
};

export const PostView = ({ post, isPage = false, onRemoved }: Props) => {
  const [isEditing, setEditing] = useState(false);
  const ownChoices = useOwnChoices(post, () => setEditing(true), onRemoved);
  const { author, text, entities, media, card, preview, isOwn } = post;
  return (
    <Box
      component="article"
      aria-label={author.name}
      tabIndex={-1}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}
    >
      <PostHead
        post={post}
        menu={
          isOwn ? (
            <PostMenu label={author.name} choices={ownChoices} />
          ) : (
            <AuthorActions author={author} target={{ targetKind: 'FEED', targetId: post.id }} />
          )
        }
      />
      <StatusNote post={post} />
      <Box>
        <TextBody text={text} entities={entities} isWhole={isPage} />
      </Box>
      {card !== null && <RecordCard card={card} />}
      <PostMedia media={media} />
      {preview !== null && media.length === 0 && <PagePreview preview={preview} />}
      <PostActions post={post} isPage={isPage} />
      {isEditing && (
        <Suspense>
          <Composer post={post} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Box>
  );
};
