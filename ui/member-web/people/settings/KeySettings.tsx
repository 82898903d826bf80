import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { openPalette } from '#ui/command-palette/opened.ts';
import { SettingsCard } from './SettingsCard.tsx';

/** Where single-key shortcuts are read and switched off. */
export const KeySettings = () => (
  <SettingsCard
    title={<FormattedMessage id="settings.keys" />}
    description={<FormattedMessage id="settings.keys.text" />}
  >
    <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => openPalette('help')}>
      <FormattedMessage id="settings.keys.open" />
    </Button>
  </SettingsCard>
);
