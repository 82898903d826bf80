import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useIntl } from 'react-intl';
import { CloseIcon } from '#ui/icons.tsx';
import type { FoundPerson } from './PeopleSearch.tsx';

type Props = Readonly<{ people: readonly FoundPerson[]; onRemove: (person: FoundPerson) => void }>;

export const ChosenPeople = ({ people, onRemove }: Props) => {
  const { formatMessage } = useIntl();
  if (people.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}>
      {people.map((person) => (
        <Chip
          key={person.id}
          label={person.name}
          onClick={() => onRemove(person)}
          onDelete={() => onRemove(person)}
          deleteIcon={<CloseIcon />}
          aria-label={formatMessage({ id: 'chat.people.remove' }, { name: person.name })}
        />
      ))}
    </Box>
  );
};
