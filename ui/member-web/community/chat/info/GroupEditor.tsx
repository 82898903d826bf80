import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { roomNameMaxLength } from '#core/community/chat/room.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { CameraIcon, TrashIcon } from '#ui/icons.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { MediaPicker } from '../../../app/uploads/MediaPicker.tsx';
import { useChat } from '../use-session.ts';
import type { InfoStep } from './use-info-step.ts';

/** Name and picture of one's group. */
export const GroupEditor = ({ room, step }: Readonly<{ room: ChatRoomDetail; step: InfoStep }>) => {
  const { rooms } = useChat();
  const [name, setName] = useState(room.name ?? '');
  const [picks, setPicks] = useState(false);
  const isChanged = name.trim() !== '' && name !== room.name;

  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void step.run(() => rooms.change(room.id, { name }));
  };
  return (
    <>
      <Box component="form" onSubmit={rename} sx={{ mb: 2 }}>
        <Field id="room-name" label={<FormattedMessage id="chat.group.name" />} error={undefined}>
          <OutlinedInput
            id="room-name"
            fullWidth
            value={name}
            onChange={({ target }) => setName(target.value)}
            inputProps={{ maxLength: roomNameMaxLength, autoComplete: 'off' }}
          />
        </Field>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button type="submit" variant="outlined" disabled={!isChanged || step.busy}>
            <FormattedMessage id="ui.save" />
          </Button>
          <Button startIcon={<CameraIcon />} disabled={step.busy} onClick={() => setPicks(true)}>
            <FormattedMessage id="chat.group.photo" />
          </Button>
          {room.photoUrl !== null && (
            <Button
              color="inherit"
              startIcon={<TrashIcon />}
              disabled={step.busy}
              onClick={() => void step.run(() => rooms.change(room.id, { photoId: null }))}
            >
              <FormattedMessage id="chat.group.photo.remove" />
            </Button>
          )}
        </Box>
      </Box>
      <MediaPicker
        open={picks}
        title={<FormattedMessage id="chat.group.photo" />}
        purpose="CHAT"
        only={['IMAGE']}
        most={1}
        onPick={([picture]) => {
          if (picture !== undefined) void step.run(() => rooms.change(room.id, { photoId: picture.id }));
        }}
        onClose={() => setPicks(false)}
      />
    </>
  );
};
