import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { DeviceIcon, MoonIcon, SunIcon } from '../icons.tsx';
import { visuallyHidden } from './visually-hidden.ts';

const modes = [
  { mode: 'light', id: 'ui.theme.light', Icon: SunIcon },
  { mode: 'system', id: 'ui.theme.system', Icon: DeviceIcon },
  { mode: 'dark', id: 'ui.theme.dark', Icon: MoonIcon },
] as const;

/** Three ways, as three radio buttons: light, as the device says, dark. */
export const ThemeSwitch = () => {
  const { mode, setMode } = useColorScheme();
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={formatMessage({ id: 'ui.theme' })}
      sx={{
        display: 'inline-flex',
        p: '3px',
        gap: '2px',
        borderRadius: 999,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'control',
      }}
    >
      {modes.map(({ mode: value, id, Icon }) => {
        const checked = (mode ?? 'system') === value;
        return (
          <Box
            key={value}
            component="label"
            title={formatMessage({ id })}
            data-wait-for-app
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 36,
              borderRadius: 999,
              cursor: 'pointer',
              color: checked ? 'primary.onSoft' : 'text.secondary',
              bgcolor: checked ? 'primary.soft' : 'transparent',
              '&:hover': { color: 'text.primary' },
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 1 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={value}
              checked={checked}
              onChange={() => setMode(value)}
              aria-label={formatMessage({ id })}
              sx={visuallyHidden}
            />
            <Icon fontSize="small" />
          </Box>
        );
      })}
    </Box>
  );
};
