import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isMailOnly,
  preferenceCategories,
  type PreferenceCategory,
} from '#core/platform/notification/categories.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { type NotificationSwitch, useNotificationSettings } from './data.ts';

const isKnown = (category: string): category is PreferenceCategory =>
  preferenceCategories.some((known) => known === category);

const narrow = { width: { xs: 70, sm: 110 }, textAlign: 'center', p: 0 } as const;
/** 44 px to press, in a row no higher than that. */
const target = {
  height: 44,
  p: '15px 12px',
  '& .MuiSwitch-switchBase': { p: '12px 9px' },
  '& input': { scrollMarginTop: 32 },
} as const;

type RowProps = Readonly<{
  row: NotificationSwitch & { category: PreferenceCategory };
  choose: (row: NotificationSwitch) => void;
}>;

/** The name and its switches in one line; what it means has the whole width below. */
const Rows = ({ row, choose }: RowProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `notification.preference.${row.category}.label` });
  return (
    <>
      <Box component="tr" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
        <Box
          component="th"
          scope="row"
          sx={{ textAlign: 'left', fontWeight: 600, lineHeight: 1.3, p: 0, pr: 1, pt: 0.5, pb: 0.25 }}
        >
          {label}
        </Box>
        {(['inApp', 'email'] as const).map((channel) => (
          <Box component="td" key={channel} sx={{ ...narrow, pt: 0.25 }}>
            {channel === 'inApp' && isMailOnly(row.category) ? (
              '–'
            ) : (
              <Switch
                checked={row[channel]}
                disabled={row.required}
                onChange={(_, checked) => choose({ ...row, [channel]: checked })}
                sx={target}
                slotProps={{
                  input: {
                    role: 'switch',
                    'aria-label': formatMessage({ id: `settings.notices.${channel}.label` }, { name: label }),
                    'aria-describedby': `${id}-help`,
                  },
                }}
              />
            )}
          </Box>
        ))}
      </Box>
      <tr>
        <Box component="td" colSpan={3} sx={{ p: 0, pb: 1 }}>
          <Typography
            id={`${id}-help`}
            component="span"
            variant="body2"
            sx={{ display: 'flex', gap: 0.5, color: 'text.secondary', lineHeight: 1.4 }}
          >
            {row.required && <LockIcon sx={{ fontSize: '1rem', mt: '0.15em', flexShrink: 0 }} />}
            <span>{formatMessage({ id: `notification.preference.${row.category}.help` })}</span>
          </Typography>
        </Box>
      </tr>
    </>
  );
};

/** On a phone the table is longer than the screen: its heads stay under the bar at the top. */
const head = {
  position: { xs: 'sticky', md: 'static' },
  top: 'calc(56px + env(safe-area-inset-top, 0px))',
  zIndex: 1,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  py: 1,
} as const;

export const NotificationSettings = () => {
  const { query, choose, error } = useNotificationSettings();
  return (
    <SettingsCard
      title={<FormattedMessage id="settings.notices" />}
      description={<FormattedMessage id="settings.notices.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      <QueryView query={query} compact skeleton={<ListSkeleton rows={6} picture={false} />}>
        {({ items }) => (
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'auto' }}>
            <thead>
              <tr>
                <Box component="th" scope="col" sx={{ textAlign: 'left', p: 0, ...head }}>
                  <FormattedMessage id="settings.notices.kind" />
                </Box>
                <Box component="th" scope="col" sx={{ ...narrow, ...head }}>
                  <FormattedMessage id="settings.notices.inApp" />
                </Box>
                <Box component="th" scope="col" sx={{ ...narrow, ...head }}>
                  <FormattedMessage id="settings.notices.email" />
                </Box>
              </tr>
            </thead>
            <tbody>
              {items.map((row) =>
                isKnown(row.category) ? (
                  <Rows key={row.category} row={{ ...row, category: row.category }} choose={choose} />
                ) : null,
              )}
            </tbody>
          </Box>
        )}
      </QueryView>
    </SettingsCard>
  );
};
