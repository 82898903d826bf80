import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatMessage } from '../../../app/data/chat.ts';
import { TranslatedText } from '../../../app/parts/TranslatedText.tsx';
import { MoreIcon } from '../icons.tsx';
import { PersonPicture } from '../RoomPicture.tsx';
import { usePersonName } from '../room-words.ts';
import { Attachments } from './Attachments.tsx';
import { Bubble } from './Bubble.tsx';
import { BubbleFoot } from './BubbleFoot.tsx';
import { MessageText } from './MessageText.tsx';
import { QuoteBlock } from './QuoteBlock.tsx';
import { Reactions } from './Reactions.tsx';

type Props = Readonly<{
  message: ChatMessage;
  quote: ChatMessage['quote'];
  userId: string;
  isFirst: boolean;
  isLast: boolean;
  isGroup: boolean;
  isRead: boolean;
  isMarked: boolean;
  canWrite: boolean;
  onMenu: (message: ChatMessage, anchor: HTMLElement) => void;
  onReact: (message: ChatMessage, emoji: string, isGiven: boolean) => void;
  onJump: (seq: number) => void;
}>;

const Body = ({ message }: Readonly<{ message: ChatMessage }>) =>
  message.isCollapsed ? (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      <FormattedMessage id="chat.message.collapsed" />
    </Box>
  ) : message.isTranslatable ? (
    <TranslatedText what={{ kind: 'message', id: message.id, text: message.body }} isStartedElsewhere>
      <MessageText text={message.body} />
    </TranslatedText>
  ) : (
    <MessageText text={message.body} />
  );

/** One bubble with everything that belongs to it. Drawn anew only when it changes: there may be many. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, quote, userId, isFirst, isLast, isGroup, isRead, isMarked, canWrite } = props;
  const { onMenu, onReact, onJump } = props;
  const { formatMessage } = useIntl();
  const nameOf = usePersonName();
  const isOwn = message.sender?.id === userId;
  const name = nameOf(message.sender);
  const hasText = message.body !== '' || message.isCollapsed;

  return (
    <Bubble
      isOwn={isOwn}
      isFirst={isFirst}
      isLast={isLast}
      isMarked={isMarked}
      isGroup={isGroup}
      face={<PersonPicture name={name} avatarUrl={message.sender?.avatarUrl ?? null} size={32} />}
      tools={
        <IconButton
          size="small"
          aria-haspopup="dialog"
          aria-label={formatMessage(
            { id: 'chat.message.menu' },
            { name: isOwn ? formatMessage({ id: 'chat.you.plain' }) : name },
          )}
          onClick={({ currentTarget }) => onMenu(message, currentTarget)}
          sx={{ width: 32, height: 32 }}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      }
      below={
        <Reactions
          reactions={message.reactions}
          userId={userId}
          isOwn={isOwn}
          disabled={!canWrite}
          onToggle={(emoji, isGiven) => onReact(message, emoji, isGiven)}
        />
      }
    >
      <Box
        onContextMenu={(event) => {
          if (!(event.nativeEvent as PointerEvent).pointerType?.includes('touch')) return; // a mouse keeps the browser's own
          event.preventDefault();
          onMenu(message, event.currentTarget);
        }}
      >
        {isGroup && !isOwn && isFirst && (
          <Typography
            variant="subtitle2"
            component="div"
            sx={{ px: 1.5, pt: 0.75, color: 'primary.main', overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
        )}
        {quote !== null && (
          <Box sx={{ px: 1, pt: 0.75 }}>
            <QuoteBlock quote={quote} onJump={onJump} />
          </Box>
        )}
        <Attachments files={message.attachments} />
        <Box sx={{ px: 1.5, pt: hasText ? 0.75 : 0.25, pb: 0.5 }}>
          {hasText && <Body message={message} />}
          <BubbleFoot
            at={message.createdAt}
            isEdited={message.editedAt !== null}
            sending={isOwn ? (isRead ? 'read' : 'sent') : undefined}
          />
        </Box>
      </Box>
    </Bubble>
  );
});
