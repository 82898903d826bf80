import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useIntl } from 'react-intl';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import type { useMentionChoices } from './data.ts';

type Props = Readonly<{
  id: string;
  anchor: HTMLElement | null;
  people: ReturnType<typeof useMentionChoices>;
  active: number;
  onChoose: (index: number) => void;
}>;

/** Who may be meant: it comes with the first "@". */
export default function MentionList({ id, anchor, people, active, onChoose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper elevation={8} sx={{ mt: 0.5, minWidth: 240, maxWidth: 340 }}>
        <MenuList id={id} role="listbox" aria-label={formatMessage({ id: 'feed.mention.list' })} dense>
          {people.map((person, index) => (
            <MenuItem
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              selected={index === active}
              // The field keeps focus: a press would take it away before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
              sx={{ gap: 1.25, minHeight: 44 }}
            >
              <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={30} />
              <span>
                {person.name}
                {person.username !== null && (
                  <Box component="span" sx={{ color: 'text.secondary', ml: 0.75 }}>
                    @{person.username}
                  </Box>
                )}
              </span>
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  );
}
