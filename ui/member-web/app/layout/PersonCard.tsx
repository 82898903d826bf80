import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { PersonAvatar } from '../social/PersonAvatar.tsx';
import { PresenceMenu } from './navigation/PresenceMenu.tsx';

export const PersonCard = () => {
  const user = useSignedInUser();
  if (user === undefined) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <PersonAvatar name={user.displayName} avatarUrl={user.avatarUrl} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ lineHeight: 1.6 }}>
          {user.displayName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
        {user.status === 'ACTIVE' && <PresenceMenu status={user.activityStatus} />}
      </Box>
    </Box>
  );
};
