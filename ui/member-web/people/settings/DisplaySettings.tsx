import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { languages } from '#core/kernel/language.ts';
import { unitSystems } from '#core/people/account/user.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import { useLanguage } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useLanguageSwitch } from '../../app/layout/use-language-switch.ts';
import { Choice } from './Choice.tsx';
import { Select } from './Select.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { timeZoneLabel, useTimeZoneChoices, zoneHere } from '#ui/device/time-zones.ts';
import { usePreference } from '../../app/use-preference.ts';

export const DisplaySettings = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const language = useLanguage();
  const { onSwitch } = useLanguageSwitch();
  const { choose, error } = usePreference();
  const { timeZone } = user;
  // Offsets change twice a year, not while one looks at the list.
  const [now] = useState(() => new Date());
  const zones = useTimeZoneChoices(timeZone, language, now);
  const here = zoneHere();

  return (
    <SettingsCard title={<FormattedMessage id="settings.display" />}>
      {error !== null && <ErrorNote error={error} />}
      <Choice
        label={<FormattedMessage id="settings.language" />}
        hint={<FormattedMessage id="settings.language.hint" />}
        value={language}
        options={languages.map((value) => ({
          value,
          label: (
            <span lang={value}>
              <FormattedMessage id={`settings.language.${value}`} />
            </span>
          ),
        }))}
        onChange={onSwitch}
      />
      <Box>
        <Typography component="p" sx={{ fontWeight: 600, mb: 0.75 }}>
          <FormattedMessage id="ui.theme" />
        </Typography>
        <ThemeSwitch />
      </Box>
      <Box>
        <Select
          label={<FormattedMessage id="settings.timeZone" />}
          hint={<FormattedMessage id="settings.timeZone.hint" />}
          value={timeZone}
          options={zones}
          onChange={(value) => choose({ timeZone: value })}
        />
        {here !== timeZone && (
          <Button variant="text" sx={{ ml: -1.5, mt: 0.5 }} onClick={() => choose({ timeZone: here })}>
            <FormattedMessage
              id="settings.timeZone.here"
              values={{ zone: timeZoneLabel(here, language, now) }}
            />
          </Button>
        )}
      </Box>
      <Choice
        label={<FormattedMessage id="settings.units" />}
        hint={<FormattedMessage id="settings.units.hint" />}
        value={user.units}
        options={unitSystems.map((value) => ({
          value,
          label: <FormattedMessage id={`user.units.${value}`} />,
        }))}
        onChange={(units) => choose({ units })}
      />
    </SettingsCard>
  );
};
