import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { BodySettings } from './BodySettings.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { KeySettings } from './KeySettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PresenceSettings } from './PresenceSettings.tsx';
import { PushSettings } from './PushSettings.tsx';
import { RhythmSettings } from './RhythmSettings.tsx';
import { ReminderSettings } from './ReminderSettings.tsx';

const SettingsPage = () => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  if (user === undefined) return null;

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'settings.title' })}
      description={<FormattedMessage id="settings.lead" />}
    >
      <Stack sx={{ gap: 2.5 }}>
        <DisplaySettings user={user} />
        <KeySettings />
        <BodySettings user={user} />
        <ImportSettings />
        <PresenceSettings user={user} />
        <ReminderSettings user={user} />
        <RhythmSettings user={user} />
        <PushSettings />
        <NotificationSettings />
      </Stack>
    </Page>
  );
};

export default SettingsPage;
