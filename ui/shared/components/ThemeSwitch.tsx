import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useColorScheme } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { DeviceIcon, MoonIcon, SunIcon } from '../icons.tsx';

const modes = [
  { mode: 'light', id: 'ui.theme.light', Icon: SunIcon },
  { mode: 'system', id: 'ui.theme.system', Icon: DeviceIcon },
  { mode: 'dark', id: 'ui.theme.dark', Icon: MoonIcon },
] as const;

export const ThemeSwitch = () => {
  const { mode, setMode } = useColorScheme();
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode ?? 'system'}
      onChange={(_, next: (typeof modes)[number]['mode'] | null) => next !== null && setMode(next)}
      aria-label={formatMessage({ id: 'ui.theme' })}
    >
      {modes.map(({ mode: value, id, Icon }) => (
        <ToggleButton
          key={value}
          value={value}
          aria-label={formatMessage({ id })}
          title={formatMessage({ id })}
          data-wait-for-app
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
