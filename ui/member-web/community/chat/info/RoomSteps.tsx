import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListItemButton from '@mui/material/ListItemButton';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { FlagIcon, LockIcon, RefreshIcon, SignOutIcon, TrashIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { useLocalNavigate } from '../../../app/parts/use-local-path.ts';
import { paths } from '../../../app/paths.ts';
import { ReportDialog } from '../../moderation/ReportDialog.tsx';
import { PinIcon } from '../icons.tsx';
import { useRoomName } from '../room-words.ts';
import { useChat } from '../use-session.ts';
import { MuteChoice } from './MuteChoice.tsx';
import type { InfoStep } from './use-info-step.ts';

/** Steps that are asked about first: each names what will have happened. They may be pressed while another runs. */
type Asked = 'clear' | 'leave' | 'close' | 'removeRoom' | 'block';

type StepProps = Readonly<{
  icon: ReactNode;
  label: ReactNode;
  disabled?: boolean;
  dangerous?: boolean;
  onClick: () => void;
}>;

/** While another step is under way it keeps the focus that pressed it, and does nothing. */
const Step = ({ icon, label, disabled = false, dangerous = false, onClick }: StepProps) => (
  <ListItemButton
    component="button"
    aria-disabled={disabled}
    onClick={() => {
      if (!disabled) onClick();
    }}
    sx={dangerous ? { color: 'error.main !important', '& svg': { color: 'error.main' } } : {}}
  >
    <ListItemIcon>{icon}</ListItemIcon>
    <ListItemText primary={label} />
  </ListItemButton>
);

const ReportStep = ({ roomId }: Readonly<{ roomId: string }>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Step
        icon={<FlagIcon />}
        label={<FormattedMessage id="chat.step.report" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ReportDialog target={{ targetKind: 'ROOM', targetId: roomId }} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

type Props = Readonly<{ room: ChatRoomDetail; step: InfoStep; onLeft: () => void }>;

export const RoomSteps = ({ room, step, onLeft }: Props) => {
  const { session, rooms } = useChat();
  const navigate = useLocalNavigate();
  const name = useRoomName()(room);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isGroup = room.type === 'GROUP';
  const isOwner = isGroup && room.ownerId === session.userId;
  const isOpen = room.closedAt === null;
  const isInside = room.state === 'INBOX';
  const { peer } = room;

  const out = async (work: Promise<unknown>) => {
    await work;
    onLeft();
    await navigate(paths.chat);
  };
  const work: Readonly<Record<Asked, () => Promise<unknown>>> = {
    clear: () => out(rooms.clear(room.id)),
    leave: () => out(rooms.leave(room.id)),
    close: () => out(rooms.close(room.id)),
    removeRoom: () => out(rooms.close(room.id)),
    block: () => (peer === null ? Promise.resolve() : rooms.block(peer.id, room.id)),
  };
  const ask = (step_: Asked) => () => setAsked(step_);
  const { busy } = step;

  return (
    <Box
      sx={{
        '& .MuiListItemButton-root': {
          width: '100%',
          minHeight: 48,
          borderRadius: '12px',
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
        },
        mb: 2,
      }}
    >
      {isInside && <MuteChoice room={room} step={step} />}
      {isInside && (
        <Step
          icon={<PinIcon />}
          label={<FormattedMessage id={room.pinnedAt === null ? 'chat.keepOnTop' : 'chat.letGo'} />}
          disabled={busy}
          onClick={() => void step.run(() => rooms.keepOnTop(room.id, room.pinnedAt === null))}
        />
      )}
      {isInside && (
        <Step icon={<RefreshIcon />} label={<FormattedMessage id="chat.clear" />} onClick={ask('clear')} />
      )}
      {!isGroup && isInside && (
        <Step
          dangerous
          icon={<TrashIcon />}
          label={<FormattedMessage id="chat.removeRoom" />}
          onClick={ask('removeRoom')}
        />
      )}
      {isGroup && isInside && (
        <Step
          dangerous
          icon={<SignOutIcon />}
          label={<FormattedMessage id="chat.leave" />}
          onClick={ask('leave')}
        />
      )}
      {isOwner && isOpen && (
        <Step
          dangerous
          icon={<LockIcon />}
          label={<FormattedMessage id="chat.close" />}
          onClick={ask('close')}
        />
      )}
      {isGroup && !isOwner && <ReportStep roomId={room.id} />}
      {peer !== null && peer.name !== '' && (
        <Step
          dangerous
          icon={<LockIcon />}
          label={<FormattedMessage id="chat.block" />}
          onClick={ask('block')}
        />
      )}
      {asked !== null && (
        <ConfirmOnDemand
          open
          dangerous
          title={<FormattedMessage id={`chat.${asked}.title`} values={{ name }} />}
          confirmLabel={<FormattedMessage id={`chat.${asked}.confirm`} />}
          onConfirm={work[asked]}
          onClose={() => setAsked(null)}
        >
          <FormattedMessage id={`chat.${asked}.text`} />
        </ConfirmOnDemand>
      )}
    </Box>
  );
};
