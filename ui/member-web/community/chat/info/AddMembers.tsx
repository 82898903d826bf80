import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { ChosenPeople } from '../people/ChosenPeople.tsx';
import { type FoundPerson, PeopleSearch, toggled } from '../people/PeopleSearch.tsx';
import { useChat } from '../use-session.ts';
import { useInfoStep } from './use-info-step.ts';

const AddMembers = ({ room, onClose }: Readonly<{ room: ChatRoomDetail; onClose: () => void }>) => {
  const { rooms } = useChat();
  const step = useInfoStep();
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  const toggle = (person: FoundPerson) => setPeople((now) => toggled(now, person));
  const add = async () => {
    const ids = people.map(({ id }) => id);
    if (await step.run(() => rooms.addMembers(room.id, ids))) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="add-members">
      <DialogTitle id="add-members">
        <FormattedMessage id="chat.members.add" />
      </DialogTitle>
      <DialogContent sx={{ minHeight: 280 }}>
        {step.error !== undefined && <ErrorNote error={step.error} />}
        <ChosenPeople people={people} onRemove={toggle} />
        <PeopleSearch chosen={people} without={room.members.map(({ person }) => person.id)} onPick={toggle} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button variant="contained" disabled={people.length === 0 || step.busy} onClick={() => void add()}>
          <FormattedMessage id="chat.members.add" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
export default AddMembers;
