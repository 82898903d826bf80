import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowLeftIcon, SignOutIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useRoleName } from '../parts/use-role-name.ts';
import { useSignOut } from './use-sign-out.tsx';

export const PersonMenu = () => {
  const { formatMessage } = useIntl();
  const person = useSignedInUser();
  const roleName = useRoleName();
  const { signOut, question } = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (person === undefined) return null;
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'console.account' }, { name: person.displayName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar
          {...(person.avatarUrl === null ? {} : { src: person.avatarUrl })}
          alt=""
          sx={{ width: 32, height: 32, bgcolor: 'primary.main', fontSize: '0.9375rem' }}
        >
          {person.displayName.split(' ').at(-1)?.slice(0, 1)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box sx={{ px: 2, py: 1, maxWidth: 280 }} role="presentation">
          <Typography variant="subtitle1" component="p">
            {person.displayName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {roleName(person.role)}
          </Typography>
        </Box>
        <Divider />
        <MenuItem component="a" href="/dashboard">
          <ListItemIcon>
            <ArrowLeftIcon fontSize="small" />
          </ListItemIcon>
          <FormattedMessage id="console.toMemberWeb" />
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            signOut();
          }}
        >
          <ListItemIcon>
            <SignOutIcon fontSize="small" />
          </ListItemIcon>
          <FormattedMessage id="ra.auth.logout" />
        </MenuItem>
      </Menu>
      {question}
    </>
  );
};
