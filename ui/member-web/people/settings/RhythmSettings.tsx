import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { mailRhythms, quietTimes } from '#core/platform/notification/digest/rhythm.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { Choice } from './Choice.tsx';
import { Select } from './Select.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useNotificationRhythm } from './data.ts';
import { timeZoneLabel } from '#ui/device/time-zones.ts';

const firstNight = { from: '22:00', to: '07:00' } as const;

export const RhythmSettings = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { locale } = useIntl();
  const { query, choose, error } = useNotificationRhythm();
  // The two ends are never the same: hours of no length can't be meant.
  const times = (other: string) =>
    quietTimes.filter((time) => time !== other).map((time) => ({ value: time, label: time }));

  return (
    <SettingsCard
      title={<FormattedMessage id="settings.rhythm" />}
      description={<FormattedMessage id="settings.rhythm.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      <QueryView query={query} compact skeleton={<ListSkeleton rows={4} picture={false} />}>
        {(rhythm) => (
          <>
            <SwitchRow
              label={<FormattedMessage id="settings.rhythm.quiet" />}
              checked={rhythm.quiet !== null}
              onChange={(on) => choose({ ...rhythm, quiet: on ? firstNight : null })}
            />
            {rhythm.quiet !== null && (
              <Box>
                <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: '1fr 1fr' }}>
                  <Select
                    label={<FormattedMessage id="settings.rhythm.from" />}
                    value={rhythm.quiet.from}
                    options={times(rhythm.quiet.to)}
                    onChange={(from) =>
                      choose({ ...rhythm, quiet: { ...(rhythm.quiet ?? firstNight), from } })
                    }
                  />
                  <Select
                    label={<FormattedMessage id="settings.rhythm.to" />}
                    value={rhythm.quiet.to}
                    options={times(rhythm.quiet.from)}
                    onChange={(to) => choose({ ...rhythm, quiet: { ...(rhythm.quiet ?? firstNight), to } })}
                  />
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1 }}>
                  <FormattedMessage
                    id="settings.rhythm.zone"
                    values={{ zone: timeZoneLabel(user.timeZone, locale, new Date()) }}
                  />
                </Box>
              </Box>
            )}
            <Choice
              label={<FormattedMessage id="settings.rhythm.mails" />}
              hint={<FormattedMessage id="settings.rhythm.mails.hint" />}
              value={rhythm.mails}
              options={mailRhythms.map((mails) => ({
                value: mails,
                label: <FormattedMessage id={`settings.rhythm.mails.${mails}`} />,
                description: <FormattedMessage id={`settings.rhythm.mails.${mails}.text`} />,
              }))}
              onChange={(mails) => choose({ ...rhythm, mails })}
            />
          </>
        )}
      </QueryView>
    </SettingsCard>
  );
};
