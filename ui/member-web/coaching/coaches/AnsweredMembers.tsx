import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PersonLine, peopleList } from '../../app/social/PersonLine.tsx';
import type { Coach } from '../data.ts';

/** How many members this coach has answered, and those who agreed to stand here. */
export const AnsweredMembers = ({ members }: Readonly<{ members: NonNullable<Coach['members']> }>) => (
  <Box component="section" aria-labelledby="answered-members">
    <Typography id="answered-members" variant="h2">
      <FormattedMessage id="coaches.members" />
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
      <FormattedMessage id="coaches.members.count" values={{ count: members.count }} />
    </Typography>
    {members.shown.length > 0 && (
      <Box
        component="ul"
        sx={{
          ...peopleList,
          mt: 1,
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {members.shown.map((person) => (
          <PersonLine key={person.id} person={person} />
        ))}
      </Box>
    )}
  </Box>
);
