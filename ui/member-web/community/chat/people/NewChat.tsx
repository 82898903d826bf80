import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { roomNameMaxLength } from '#core/community/chat/room.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { CloseIcon, PeopleIcon } from '#ui/icons.tsx';
import { useLocalNavigate } from '../../../app/parts/use-local-path.ts';
import { chatRoomPath } from '../../../app/paths.ts';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { useChat } from '../use-session.ts';
import { ChosenPeople } from './ChosenPeople.tsx';
import { type FoundPerson, PeopleSearch, toggled } from './PeopleSearch.tsx';

/** What is chosen for a new room, and the step that makes it. */
const useNewChat = (onClose: () => void) => {
  const { rooms } = useChat();
  const navigate = useLocalNavigate();
  const [isGroup, setGroup] = useState(false);
  const [name, setName] = useState('');
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const close = () => {
    setGroup(false);
    setName('');
    setPeople([]);
    setError(undefined);
    onClose();
  };
  const open = async (made: Promise<ChatRoomDetail>) => {
    setBusy(true);
    setError(undefined);
    try {
      const { id } = await made;
      close();
      await navigate(chatRoomPath(id));
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return {
    isGroup,
    beginGroup: () => setGroup(true),
    name,
    setName,
    people,
    toggle: (person: FoundPerson) => setPeople((now) => toggled(now, person)),
    busy,
    error,
    close,
    pick: (person: FoundPerson) => void open(rooms.write(person.id)),
    found: () =>
      void open(
        rooms.found(
          name,
          people.map(({ id }) => id),
        ),
      ),
  };
};

/** A talk with one person, or a group with a name. */
const NewChat = ({ open, onClose }: Readonly<{ open: boolean; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const chat = useNewChat(onClose);
  const { isGroup, busy } = chat;
  return (
    <Dialog
      open={open}
      onClose={chat.close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="xs"
      aria-labelledby="new-chat"
    >
      <DialogTitle id="new-chat" sx={{ display: 'flex', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1 }}>
          <FormattedMessage id={isGroup ? 'chat.group.new' : 'chat.new'} />
        </Box>
        <IconButton edge="end" onClick={chat.close} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        {chat.error !== undefined && <ErrorNote error={chat.error} />}
        {isGroup ? (
          <>
            <Field
              id="group-name"
              label={<FormattedMessage id="chat.group.name" />}
              error={undefined}
              required
            >
              <OutlinedInput
                id="group-name"
                fullWidth
                value={chat.name}
                onChange={({ target }) => chat.setName(target.value)}
                inputProps={{ maxLength: roomNameMaxLength, autoComplete: 'off' }}
              />
            </Field>
            <Box sx={{ mt: 2 }}>
              <ChosenPeople people={chat.people} onRemove={chat.toggle} />
            </Box>
            <PeopleSearch chosen={chat.people} onPick={chat.toggle} />
          </>
        ) : (
          <>
            <PeopleSearch chosen={null} disabled={busy} onPick={chat.pick} />
            <Button startIcon={<PeopleIcon />} onClick={chat.beginGroup} sx={{ mt: 1 }}>
              <FormattedMessage id="chat.group.new" />
            </Button>
          </>
        )}
      </DialogContent>
      {isGroup && (
        <DialogActions>
          <Button variant="outlined" onClick={chat.close}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            variant="contained"
            disabled={busy || chat.name.trim() === '' || chat.people.length === 0}
            onClick={chat.found}
          >
            <FormattedMessage id="chat.group.create" values={{ count: chat.people.length }} />
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
};
export default NewChat;
