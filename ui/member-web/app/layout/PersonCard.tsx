import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { initialOf } from '../parts/person-initial.ts';
import { PresenceMenu } from './navigation/PresenceMenu.tsx';

export const PersonCard = () => {
  const user = useSignedInUser();
  if (user === undefined) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Avatar
        {...(user.avatarUrl === null ? {} : { src: user.avatarUrl })}
        alt=""
        sx={{ bgcolor: 'accent.soft', color: 'accent.onSoft', fontWeight: 600, width: 44, height: 44 }}
      >
        {initialOf(user.displayName)}
      </Avatar>
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
