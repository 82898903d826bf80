import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editableFor } from '#core/community/chat/message.ts';
import { copyText } from '#ui/copy-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { CopyIcon, EditIcon, EyeIcon, FlagIcon, GlobeIcon, PlusIcon, TrashIcon } from '#ui/icons.tsx';
import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import { PinIcon, ReplyIcon } from '../icons.tsx';

const EmojiPanel = lazy(() => import('../composer/EmojiPanel.tsx'));

const quick = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;

export type MenuStep = 'reply' | 'edit' | 'remove' | 'pin' | 'unpin' | 'readers' | 'report' | 'translate';

type Props = Readonly<{
  message: ChatMessage;
  room: ChatRoomDetail;
  userId: string;
  /** The reader agreed to it. */
  mayTranslate: boolean;
  anchor: HTMLElement;
  onClose: () => void;
  onReact: (emoji: string) => void;
  onStep: (step: MenuStep) => void;
}>;

type Item = Readonly<{ step: MenuStep; icon: ReactNode; shown: boolean; dangerous?: boolean }>;

const itemsFor = ({
  message,
  room,
  userId,
  mayTranslate,
}: Pick<Props, 'message' | 'room' | 'userId' | 'mayTranslate'>): readonly Item[] => {
  const isOwn = message.sender?.id === userId;
  const isOwner = room.type === 'GROUP' && room.ownerId === userId;
  const canWrite = room.readOnly === null && room.state === 'INBOX';
  const mayPin = canWrite && (room.type === 'ONE_TO_ONE' || isOwner);
  const isPinned = room.pins.includes(message.seq);
  const isYoung = Date.now() - message.createdAt.getTime() < editableFor;
  return [
    { step: 'reply', icon: <ReplyIcon />, shown: canWrite && !message.isCollapsed },
    { step: 'translate', icon: <GlobeIcon />, shown: mayTranslate && message.isTranslatable && !isOwn },
    { step: 'edit', icon: <EditIcon />, shown: canWrite && isOwn && isYoung },
    { step: isPinned ? 'unpin' : 'pin', icon: <PinIcon />, shown: mayPin },
    { step: 'readers', icon: <EyeIcon />, shown: isOwn && room.type === 'GROUP' },
    { step: 'report', icon: <FlagIcon />, shown: !isOwn && message.sender !== null },
    { step: 'remove', icon: <TrashIcon />, shown: isOwn || isOwner, dangerous: true },
  ];
};

const QuickReactions = ({
  onReact,
  onMore,
}: Readonly<{ onReact: (emoji: string) => void; onMore: () => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      role="group"
      aria-label={formatMessage({ id: 'chat.react' })}
      sx={{ display: 'flex', px: 0.5, pt: 0.5 }}
    >
      {quick.map((emoji) => (
        <IconButton
          key={emoji}
          aria-label={formatMessage({ id: 'chat.react.with' }, { emoji })}
          onClick={() => onReact(emoji)}
          sx={{ width: 44, height: 44, fontSize: '1.375rem', color: 'text.primary' }}
        >
          {emoji}
        </IconButton>
      ))}
      <IconButton
        aria-label={formatMessage({ id: 'chat.react.more' })}
        onClick={onMore}
        sx={{ width: 44, height: 44 }}
      >
        <PlusIcon />
      </IconButton>
    </Box>
  );
};

/** Everything one can do with one message. */
export const MessageMenu = (props: Props) => {
  const { message, room, anchor, onClose, onReact, onStep } = props;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isPicking, setPicking] = useState(false);
  const canReact = room.readOnly === null && room.state === 'INBOX';
  const copy = () => {
    onClose();
    void copyText(message.body).then((isCopied) =>
      isCopied
        ? toast(formatMessage({ id: 'ui.copied' }), { kind: 'success' })
        : toast(formatMessage({ id: 'ui.copy.refused' }), { kind: 'error' }),
    );
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'center', horizontal: 'center' }}
      transformOrigin={{ vertical: 'center', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': formatMessage({ id: 'chat.message.what' }),
          sx: { borderRadius: '16px', maxWidth: 'calc(100vw - 16px)' },
        },
      }}
    >
      {isPicking ? (
        <Suspense fallback={<Box sx={{ width: 320, height: 360 }} />}>
          <EmojiPanel onPick={onReact} />
        </Suspense>
      ) : (
        <>
          {canReact && <QuickReactions onReact={onReact} onMore={() => setPicking(true)} />}
          <MenuList autoFocusItem={!canReact}>
            {itemsFor(props)
              .filter(({ shown }) => shown)
              .map(({ step, icon, dangerous = false }) => (
                <MenuItem
                  key={step}
                  onClick={() => onStep(step)}
                  sx={{
                    minHeight: 44,
                    ...(dangerous && { color: 'error.main', '& svg': { color: 'error.main' } }),
                  }}
                >
                  <ListItemIcon>{icon}</ListItemIcon>
                  <FormattedMessage id={`chat.step.${step}`} />
                </MenuItem>
              ))}
            {message.body !== '' && (
              <MenuItem onClick={copy} sx={{ minHeight: 44 }}>
                <ListItemIcon>
                  <CopyIcon />
                </ListItemIcon>
                <FormattedMessage id="chat.step.copy" />
              </MenuItem>
            )}
          </MenuList>
        </>
      )}
    </Popover>
  );
};
