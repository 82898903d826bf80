import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { UploadIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { SettingsCard } from './SettingsCard.tsx';

/** The way to bring in numbers from elsewhere. */
export const ImportSettings = () => (
  <SettingsCard
    title={<FormattedMessage id="settings.import" />}
    description={<FormattedMessage id="settings.import.text" />}
  >
    <Button
      component={LocalLink}
      to={paths.measurementImport}
      variant="outlined"
      startIcon={<UploadIcon />}
      sx={{ alignSelf: 'flex-start' }}
    >
      <FormattedMessage id="settings.import.open" />
    </Button>
  </SettingsCard>
);
