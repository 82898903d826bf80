import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type DragEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mostMedia, mostVideos, postMaxLength } from '#core/community/feed/post.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { CloseIcon, ImageIcon, RulerIcon } from '#ui/icons.tsx';
import { MediaPicker } from '../../app/uploads/MediaPicker.tsx';
import { BannerOnDemand } from '../moderation/BannerOnDemand.tsx';
import type { Post } from '../post/data.ts';
import { PagePreview } from '../post/PagePreview.tsx';
import { RecordCard } from '../post/RecordCard.tsx';
import { EditConflict } from '../text/EditConflict.tsx';
import { type AreaHandle, MentionArea } from '../text/MentionArea.tsx';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { AttachmentTiles } from './AttachmentTiles.tsx';
import { CardPicker } from './CardPicker.tsx';
import { type ComposerState, useComposer } from './use-composer.ts';
import { VisibilityMenu } from './VisibilityMenu.tsx';

type Props = Readonly<{
  /** The post that is edited; a new one without it. */
  post?: Post;
  onClose: () => void;
}>;

/** A card, a page's preview: what hangs on the post beside its pictures. */
const Hanging = ({ composer, post }: Readonly<{ composer: ComposerState; post: Post | undefined }>) => {
  const { formatMessage } = useIntl();
  const { chosen, choose, hasPreview, removePreview } = composer;
  const remove = (label: string, onClick: () => void) => (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{ position: 'absolute', top: 6, right: 6, bgcolor: 'background.paper', width: 36, height: 36 }}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
  return (
    <>
      {chosen !== null && (
        <Box sx={{ position: 'relative' }}>
          <RecordCard card={chosen.card} />
          {remove(formatMessage({ id: 'feed.card.remove' }), () => choose(null))}
        </Box>
      )}
      {post?.preview != null && hasPreview && (
        <Box sx={{ position: 'relative' }}>
          <PagePreview preview={post.preview} />
          {remove(formatMessage({ id: 'feed.preview.remove' }), removePreview)}
        </Box>
      )}
    </>
  );
};

/** What the post says elsewhere, and who sees it there. */
const OtherVersion = ({ post: { text, media, card, visibility } }: Readonly<{ post: Post }>) => (
  <>
    {text}
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: text === '' ? 0 : 0.5 }}>
      <FormattedMessage id={`feed.visibility.${visibility}`} />
      {media.length > 0 && (
        <>
          {' · '}
          <FormattedMessage id="feed.line.media" values={{ count: media.length }} />
        </>
      )}
      {card !== null && (
        <>
          {' · '}
          <FormattedMessage id={`feed.card.${card.kind === 'STREAK' ? 'streaks' : card.kind}`} />
        </>
      )}
    </Box>
  </>
);

const Conflict = ({ composer: { conflict, isBusy } }: Readonly<{ composer: ComposerState }>) =>
  conflict && (
    <EditConflict
      theirs={<OtherVersion post={conflict.theirs} />}
      isBusy={isBusy}
      onKeepMine={() => void conflict.keepMine()}
      onTakeTheirs={conflict.takeTheirs}
    />
  );

type ToolsProps = Readonly<{ composer: ComposerState; onCard: (() => void) | null }>;

const Tools = ({ composer: { attachments }, onCard }: ToolsProps) => {
  const { formatMessage } = useIntl();
  const [picks, setPicks] = useState(false);
  const room = mostMedia - attachments.list.length;
  const hasVideo = attachments.list.some(({ type }) => type === 'VIDEO');
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <IconButton
        color="primary"
        disabled={room < 1}
        aria-label={formatMessage({ id: 'feed.media.add' })}
        onClick={() => setPicks(true)}
      >
        <ImageIcon />
      </IconButton>
      {onCard !== null && (
        <IconButton color="primary" aria-label={formatMessage({ id: 'feed.card.pick' })} onClick={onCard}>
          <RulerIcon />
        </IconButton>
      )}
      <MediaPicker
        open={picks}
        title={<FormattedMessage id="feed.media.add" />}
        purpose="FEED"
        most={room}
        mostVideos={hasVideo ? 0 : mostVideos}
        onPick={(files) => {
          attachments.addPicked(files);
          setPicks(false);
        }}
        onClose={() => setPicks(false)}
      />
    </Box>
  );
};

type AuthorProps = Readonly<{
  user: Readonly<{ displayName: string; avatarUrl: string | null }>;
  composer: ComposerState;
}>;

/** Who writes, and who may read it. */
const Author = ({ user, composer }: AuthorProps) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
    <PersonAvatar name={user.displayName} avatarUrl={user.avatarUrl} />
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{user.displayName}</Typography>
      <VisibilityMenu value={composer.visibility} onChange={composer.show} />
    </Box>
  </Box>
);

const wordsStyle = {
  fontSize: '1.0625rem',
  borderRadius: '4px',
  '&:focus': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 6 },
} as const;

/** Writing and editing: the whole screen on a phone, a dialog on a desk. What is typed stays on this device until it is posted. */
const Composer = ({ post, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const title = useId();
  const toast = useToast();
  const user = useSignedInUser();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const [picksCard, setPicksCard] = useState(false);
  const words = useRef<AreaHandle>(null);
  const composer = useComposer({
    ...(post && { post }),
    onDone: ({ status }) => {
      const done = post === undefined ? 'feed.posted' : 'feed.saved';
      toast(formatMessage({ id: status === 'HELD' ? 'feed.posted.held' : done }), { kind: 'success' });
      onClose();
    },
  });
  const { text, attachments, chosen, isBusy, error } = composer;
  if (user === undefined) return null;

  const close = () => {
    if (isBusy) return;
    attachments.cancelAll();
    if (composer.hasDraft) toast(formatMessage({ id: 'feed.draft.kept' }));
    onClose();
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attachments.add([...event.dataTransfer.files]);
  };

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      // A dialog holds the focus itself until it is open: an earlier one would be taken back.
      slotProps={{ transition: { onEntered: () => words.current?.focus() } }}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton onClick={close} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
        <Typography id={title} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id={post === undefined ? 'feed.compose' : 'feed.edit'} />
        </Typography>
        <Button
          variant="contained"
          disabled={!composer.mayPublish}
          onClick={() => void composer.publish()}
          startIcon={isBusy ? <CircularProgress aria-hidden size={18} color="inherit" /> : undefined}
        >
          <FormattedMessage id={post === undefined ? 'feed.publish' : 'ui.save'} />
        </Button>
      </Box>
      <Box sx={{ p: 2, flexGrow: 1, display: 'flex', flexDirection: 'column', gap: 2, overflowY: 'auto' }}>
        <Author user={user} composer={composer} />
        <BannerOnDemand />
        {error !== undefined && <ErrorNote error={error} />}
        <Conflict composer={composer} />
        <MentionArea
          ref={words}
          value={text}
          onChange={composer.change}
          onPick={composer.pick}
          onPaste={attachments.add}
          label={formatMessage({ id: 'feed.compose.label' })}
          placeholder={formatMessage({ id: 'feed.compose.placeholder' })}
          maxLength={postMaxLength}
          minRows={4}
          maxRows={18}
          sx={wordsStyle}
        />
        <LimitNote text={text} limit={postMaxLength} />
        <AttachmentTiles attachments={attachments} />
        <Hanging composer={composer} post={post} />
        {picksCard && (
          <CardPicker
            onClose={() => setPicksCard(false)}
            onChoose={(card) => {
              composer.choose(card);
              setPicksCard(false);
            }}
          />
        )}
      </Box>
      <Box
        sx={{
          px: 1.5,
          py: 1,
          borderTop: '1px solid',
          borderColor: 'divider',
          pb: 'calc(8px + env(safe-area-inset-bottom, 0px))',
        }}
      >
        <Tools
          composer={composer}
          onCard={post === undefined && chosen === null && !picksCard ? () => setPicksCard(true) : null}
        />
      </Box>
    </Dialog>
  );
};
export default Composer;
