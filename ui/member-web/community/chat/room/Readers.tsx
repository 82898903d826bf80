import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useReaders } from '../data.ts';
import { PersonPicture } from '../RoomPicture.tsx';
import { usePersonName } from '../room-words.ts';

/** Who has read one's message: faces, and the number of the others. */
export const Readers = ({ messageId, onClose }: Readonly<{ messageId: string; onClose: () => void }>) => {
  const query = useReaders(messageId);
  const nameOf = usePersonName();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="chat-readers">
      <DialogTitle id="chat-readers">
        <FormattedMessage id="chat.step.readers" />
      </DialogTitle>
      <DialogContent>
        <QueryView query={query} compact skeleton={<ListSkeleton rows={3} />}>
          {({ people, count }) => (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 1 }}>
                <FormattedMessage id="chat.readers" values={{ count }} />
              </Typography>
              {people.map((person) => (
                <Box key={person.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.75 }}>
                  <PersonPicture name={nameOf(person)} avatarUrl={person.avatarUrl} size={36} />
                  {nameOf(person)}
                </Box>
              ))}
            </>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  );
};
