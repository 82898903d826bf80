import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail, RoomMember } from '../../../app/data/chat.ts';
import { MoreIcon } from '../icons.tsx';
import { PersonPicture } from '../RoomPicture.tsx';
import { usePersonName } from '../room-words.ts';
import { useChat } from '../use-session.ts';
import type { InfoStep } from './use-info-step.ts';

const AddMembers = lazy(() => import('./AddMembers.tsx'));

type RowProps = Readonly<{
  member: RoomMember;
  isOwn: boolean;
  mayChange: boolean;
  onMenu: (anchor: HTMLElement) => void;
}>;

const MemberRow = ({ member, isOwn, mayChange, onMenu }: RowProps) => {
  const { formatMessage } = useIntl();
  const name = usePersonName()(member.person);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56 }}>
      <PersonPicture name={name} avatarUrl={member.person.avatarUrl} size={40} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name} {isOwn && <FormattedMessage id="chat.member.you" />}
        {(member.isOwner || member.state === 'REQUEST') && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
            <FormattedMessage id={member.isOwner ? 'chat.member.owner' : 'chat.member.asked'} />
          </Box>
        )}
      </Box>
      {mayChange && (
        <IconButton
          aria-haspopup="menu"
          aria-label={formatMessage({ id: 'chat.member.menu' }, { name })}
          onClick={({ currentTarget }) => onMenu(currentTarget)}
          sx={{ width: 44, height: 44 }}
        >
          <MoreIcon />
        </IconButton>
      )}
    </Box>
  );
};

type Open = Readonly<{ member: RoomMember; anchor: HTMLElement }>;
type Asked = Readonly<{ member: RoomMember; what: 'handOver' | 'removeMember' }>;

type Props = Readonly<{ room: ChatRoomDetail; isOwner: boolean; step: InfoStep }>;

/** Who is in the group, and for its owner what can be done about each. */
export const MemberList = ({ room, isOwner, step }: Props) => {
  const { session, rooms } = useChat();
  const nameOf = usePersonName();
  const [menu, setMenu] = useState<Open | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [adds, setAdds] = useState(false);
  const choose = (what: Asked['what']) => () => {
    if (menu !== null) setAsked({ member: menu.member, what });
    setMenu(null);
  };

  return (
    <section aria-labelledby="room-members">
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
        <Typography id="room-members" variant="h3" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="chat.members" />
        </Typography>
        {isOwner && (
          <Button startIcon={<PlusIcon />} disabled={step.busy} onClick={() => setAdds(true)}>
            <FormattedMessage id="chat.members.add" />
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {room.members.map((member) => (
          <MemberRow
            key={member.person.id}
            member={member}
            isOwn={member.person.id === session.userId}
            mayChange={isOwner && member.person.id !== session.userId}
            onMenu={(anchor) => setMenu({ member, anchor })}
          />
        ))}
      </Box>
      <Menu anchorEl={menu?.anchor ?? null} open={menu !== null} onClose={() => setMenu(null)}>
        {menu?.member.state === 'INBOX' && (
          <MenuItem onClick={choose('handOver')}>
            <FormattedMessage id="chat.handOver" />
          </MenuItem>
        )}
        <MenuItem onClick={choose('removeMember')} sx={{ color: 'error.main' }}>
          <FormattedMessage id="chat.removeMember" />
        </MenuItem>
      </Menu>
      {asked !== null && (
        <ConfirmOnDemand
          open
          dangerous
          title={
            <FormattedMessage
              id={`chat.${asked.what}.title`}
              values={{ name: nameOf(asked.member.person) }}
            />
          }
          confirmLabel={<FormattedMessage id={`chat.${asked.what}`} />}
          onConfirm={() => rooms[asked.what](room.id, asked.member.person.id)}
          onClose={() => setAsked(null)}
        >
          <FormattedMessage id={`chat.${asked.what}.text`} />
        </ConfirmOnDemand>
      )}
      {adds && (
        <Suspense>
          <AddMembers room={room} onClose={() => setAdds(false)} />
        </Suspense>
      )}
    </section>
  );
};
