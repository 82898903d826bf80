import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { bodyStandards } from '#core/platform/settings/site.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { Choice } from './Choice.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { usePreference } from '../../app/use-preference.ts';

const isVietnam = ({ country, timeZone }: SignedInUser) =>
  country === 'VN' || (country === null && timeZone === 'Asia/Ho_Chi_Minh');

export const BodySettings = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { choose, error } = usePreference();
  return (
    <SettingsCard
      title={<FormattedMessage id="settings.body" />}
      description={<FormattedMessage id="settings.body.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      {isVietnam(user) && user.bodyStandard === 'WHO' && (
        <Alert
          severity="info"
          icon={<InfoIcon fontSize="inherit" />}
          action={
            <Button color="inherit" size="small" onClick={() => choose({ bodyStandard: 'ASIA_PACIFIC' })}>
              <FormattedMessage id="settings.body.use" />
            </Button>
          }
        >
          <FormattedMessage id="settings.body.offer" />
        </Alert>
      )}
      <Choice
        label={<FormattedMessage id="settings.standard" />}
        value={user.bodyStandard}
        options={bodyStandards.map((value) => ({
          value,
          label: <FormattedMessage id={`user.bodyStandard.${value}`} />,
          description: <FormattedMessage id={`settings.standard.${value}`} />,
        }))}
        onChange={(bodyStandard) => choose({ bodyStandard })}
      />
    </SettingsCard>
  );
};
