import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { MoreIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';

export type MenuChoice = Readonly<{
  label: MessageId;
  Icon: ComponentType<SvgIconProps>;
  onChoose: () => void;
  isDangerous?: boolean;
}>;

/** What can be done with something that another person wrote. */
export const PostMenu = ({ label, choices }: Readonly<{ label: string; choices: readonly MenuChoice[] }>) => {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (choices.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'feed.menu' }, { name: label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ color: 'text.secondary', mr: -1 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      >
        {choices.map(({ label: id, Icon, onChoose, isDangerous = false }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              onChoose();
            }}
            sx={isDangerous ? { color: 'error.main' } : {}}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon />
            </ListItemIcon>
            <FormattedMessage id={id} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
