import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeviceIcon, MoonIcon, SunIcon } from '#ui/icons.tsx';
import { chooseTheme, themeChoices, useThemeChoice } from './theme-choice.ts';

const icons = { system: DeviceIcon, light: SunIcon, dark: MoonIcon } as const;

export const ThemeButton = () => {
  const { formatMessage } = useIntl();
  const choice = useThemeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = icons[choice];
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'ui.theme' })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {themeChoices.map((option) => {
          const OptionIcon = icons[option];
          return (
            <MenuItem
              key={option}
              role="menuitemradio"
              aria-checked={option === choice}
              selected={option === choice}
              onClick={() => {
                chooseTheme(option);
                setAnchor(null);
              }}
            >
              <ListItemIcon>
                <OptionIcon fontSize="small" />
              </ListItemIcon>
              <FormattedMessage id={`ui.theme.${option}`} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
