import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { isMuted } from '#core/community/chat/member.ts';
import { unreadMax } from '#core/community/chat/unread.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import type { ChatRoom } from '../../../app/data/chat.ts';
import { LocalNavLink } from '../../../app/parts/LocalLink.tsx';
import type { PresenceStatus } from '../../../app/parts/PresenceDot.tsx';
import { chatRoomPath } from '../../../app/paths.ts';
import { MutedIcon, PinIcon } from '../icons.tsx';
import { RoomPicture } from '../RoomPicture.tsx';
import { usePersonName, useRoomName, useSummary } from '../room-words.ts';
import { useChat } from '../use-session.ts';
import { useShortTime } from './use-short-time.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

const UnreadCount = ({ count, isQuiet }: Readonly<{ count: number; isQuiet: boolean }>) => {
  const { number } = useFormats();
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          flexShrink: 0,
          minWidth: 22,
          px: 0.75,
          borderRadius: 999,
          bgcolor: isQuiet ? 'background.sunken' : 'accent.main',
          color: isQuiet ? 'text.secondary' : 'accent.contrastText',
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: '22px',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count >= unreadMax ? '99+' : number(count)}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id="chat.unread" values={{ count }} />
      </Box>
    </>
  );
};

/** What was written last, with who wrote it; a draft comes first. */
const LastLine = ({ room, draft }: Readonly<{ room: ChatRoom; draft: string }>) => {
  const { session } = useChat();
  const summary = useSummary();
  const nameOf = usePersonName();
  if (draft !== '')
    return (
      <>
        <Box component="span" sx={{ color: 'accent.text', fontWeight: 600 }}>
          <FormattedMessage id="chat.draft" />
        </Box>{' '}
        {draft}
      </>
    );
  const { lastMessage } = room;
  if (lastMessage === null) return <FormattedMessage id="chat.room.nothing" />;
  const isOwn = lastMessage.sender?.id === session.userId;
  const says = lastMessage.kind === 'TEXT' && (isOwn || room.type === 'GROUP');
  return (
    <>
      {says && (isOwn ? <FormattedMessage id="chat.you" /> : `${nameOf(lastMessage.sender)}: `)}
      {summary(lastMessage)}
    </>
  );
};

type Props = Readonly<{ room: ChatRoom; presence: PresenceStatus | undefined; isOpen: boolean }>;

export const RoomRow = ({ room, presence, isOpen }: Props) => {
  const { session } = useChat();
  const { formatMessage } = useIntl();
  const nameOf = useRoomName();
  const shortTime = useShortTime();
  const isQuiet = isMuted(room, new Date(useThisMinute() ?? 0));
  const draft = isOpen ? '' : session.drafts.read(room.id).trim();
  const isUnread = room.unread > 0;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box
        component={LocalNavLink}
        to={chatRoomPath(room.id)}
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          px: 1.5,
          py: 1,
          mx: 0.5,
          borderRadius: '14px',
          textDecoration: 'none',
          color: 'text.primary',
          '&:hover': { bgcolor: 'action.hover' },
          '&[aria-current="page"]': { bgcolor: 'primary.soft' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <RoomPicture room={room} presence={presence} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
            <Box component="span" sx={{ ...oneLine, fontWeight: 600, flexGrow: 1 }}>
              {nameOf(room)}
            </Box>
            {isQuiet && (
              <MutedIcon
                titleAccess={formatMessage({ id: 'chat.muted' })}
                sx={{ fontSize: 16, color: 'text.secondary' }}
              />
            )}
            {room.pinnedAt !== null && (
              <PinIcon
                titleAccess={formatMessage({ id: 'chat.pinned' })}
                sx={{ fontSize: 16, color: 'text.secondary' }}
              />
            )}
            <Box component="span" sx={{ flexShrink: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
              {shortTime(room.lastAt)}
            </Box>
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 22 }}>
            <Box
              component="span"
              sx={{
                ...oneLine,
                flexGrow: 1,
                fontSize: '0.875rem',
                color: isUnread ? 'text.primary' : 'text.secondary',
              }}
            >
              <LastLine room={room} draft={draft} />
            </Box>
            {isUnread && !isOpen && <UnreadCount count={room.unread} isQuiet={isQuiet} />}
          </Box>
          {presence !== undefined && presence !== 'OFFLINE' && (
            <Box component="span" sx={visuallyHidden}>
              <FormattedMessage id={`nav.presence.${presence}`} />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
};
