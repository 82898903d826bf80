import Box from '@mui/material/Box';
import { RecordLink } from '../../app/parts/cells.tsx';
import type { StaffCoachRequest } from '../data.ts';

/** Who asks; the name under which members know the person stays in one piece. */
export const Applicant = ({
  userId,
  userName,
  username,
}: Pick<StaffCoachRequest, 'userId' | 'userName' | 'username'>) => (
  <>
    <RecordLink place="users" id={userId} name={userName} />
    {username !== null && (
      <>
        {' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{`@${username}`}</Box>
      </>
    )}
  </>
);
