import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { MoreIcon } from '#ui/icons.tsx';

export type Action = Readonly<{
  key: string;
  icon: ReactNode;
  label: ReactNode;
  isDangerous?: boolean;
  run: () => unknown;
}>;

/** What can be done with one thing; `label` names the thing. */
export const ActionMenu = ({ label, actions }: Readonly<{ label: string; actions: readonly Action[] }>) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { 'aria-controls': `${id}-menu` })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor !== null && (
        <Menu
          id={`${id}-menu`}
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        >
          {actions.map(({ key, icon, label: text, isDangerous = false, run }) => (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                void run();
              }}
              sx={{ minHeight: 44, ...(isDangerous ? { color: 'error.main' } : {}) }}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
