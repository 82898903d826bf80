import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuProps } from './MenuOnDemand.tsx';

const atEnd = {
  transformOrigin: { horizontal: 'right', vertical: 'top' },
  anchorOrigin: { horizontal: 'right', vertical: 'bottom' },
} as const;

/** The entries themselves: see `MenuOnDemand.tsx`. */
export default function MenuEntries({ anchor, entries, onClose, isAtEnd = false }: MenuProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} {...(isAtEnd ? atEnd : {})}>
      {entries.map(({ key, words, icon, href, isDangerous = false, onChoose }) => (
        <MenuItem
          key={key}
          {...(href === undefined
            ? {}
            : { component: 'a' as const, href, target: '_blank', rel: 'noopener noreferrer' })}
          onClick={() => {
            onClose();
            onChoose?.();
          }}
          sx={isDangerous ? { color: 'error.main' } : {}}
        >
          {icon !== undefined && <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>}
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
