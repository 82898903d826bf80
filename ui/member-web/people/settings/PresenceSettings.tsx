import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { presences } from '../../app/parts/PresenceDot.tsx';
import { usePreference } from '../../app/use-preference.ts';
import { Choice } from './Choice.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export const PresenceSettings = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { choose, error } = usePreference();
  return (
    <SettingsCard
      title={<FormattedMessage id="settings.presence" />}
      description={<FormattedMessage id="settings.presence.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      <Choice
        label={<FormattedMessage id="settings.presence.choice" />}
        value={user.activityStatus}
        options={presences.map((value) => ({
          value,
          label: <FormattedMessage id={`nav.presence.${value}`} />,
          description: <FormattedMessage id={`settings.presence.${value}`} />,
        }))}
        onChange={(activityStatus) => choose({ activityStatus })}
      />
    </SettingsCard>
  );
};
