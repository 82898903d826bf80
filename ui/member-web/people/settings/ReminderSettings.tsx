import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayOf } from '#ui/indicator/week.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { Select } from './Select.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { usePreference } from '../../app/use-preference.ts';

const days = [1, 2, 3, 4, 5, 6, 7];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

export const ReminderSettings = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { formatDate } = useIntl();
  const { choose, error } = usePreference();
  const { reminder } = user;
  // 2024-01-01 was a Monday; noon in UTC is that same day for everybody.
  const weekday = (day: number) => formatDate(dayOf(`2024-01-0${day}`), { weekday: 'long', timeZone: 'UTC' });

  return (
    <SettingsCard
      title={<FormattedMessage id="settings.reminder" />}
      description={<FormattedMessage id="settings.reminder.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      <SwitchRow
        label={<FormattedMessage id="settings.reminder.on" />}
        checked={reminder.enabled}
        onChange={(enabled) => choose({ reminder: { ...reminder, enabled } })}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Select
          label={<FormattedMessage id="settings.reminder.day" />}
          value={String(reminder.weekday)}
          options={days.map((day) => ({ value: String(day), label: weekday(day) }))}
          onChange={(day) => choose({ reminder: { ...reminder, weekday: Number(day) } })}
          disabled={!reminder.enabled}
        />
        <Select
          label={<FormattedMessage id="settings.reminder.hour" />}
          value={String(reminder.hour)}
          options={hours.map((hour) => ({
            value: String(hour),
            label: `${String(hour).padStart(2, '0')}:00`,
          }))}
          onChange={(hour) => choose({ reminder: { ...reminder, hour: Number(hour) } })}
          disabled={!reminder.enabled}
        />
      </Box>
    </SettingsCard>
  );
};
