import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage, useFormats } from '#ui/intl.ts';
import { RepairPicture } from '#ui/illustrations/scenes.tsx';
import { useSite } from '../page-context.ts';
import { StatePage } from './StatePage.tsx';
import { ContactLine } from './ways-out.tsx';

const every = 20_000;

const isOpenAgain = async () => {
  try {
    const response = await fetch('/api/settings/public', { headers: { Accept: 'application/json' } });
    const { maintenance } = (await response.json()) as { maintenance?: boolean }; // the public settings
    return response.ok && maintenance === false;
  } catch {
    return false; // still closed; the next turn asks again
  }
};

/** Comes back by itself: the page asks quietly and reloads when the site is open again. */
const useReopening = (closed: boolean) => {
  useEffect(() => {
    if (!closed) return undefined;
    const timer = setInterval(() => {
      void isOpenAgain().then((open) => open && location.reload());
    }, every);
    return () => clearInterval(timer);
  }, [closed]);
};

const MaintenancePage = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { maintenance, maintenanceMessage, maintenanceUntil } = useSite();
  useReopening(maintenance);
  const until = maintenanceUntil === null ? undefined : new Date(maintenanceUntil);

  return (
    <StatePage title={formatMessage({ id: 'maintenance.title' })} picture={<RepairPicture />}>
      <Typography>{maintenanceMessage[language] || <FormattedMessage id="maintenance.text" />}</Typography>
      {until !== undefined && !Number.isNaN(until.getTime()) && (
        <Typography sx={{ mt: 1.5, color: 'text.primary', fontWeight: 600 }}>
          <FormattedMessage id="maintenance.until" values={{ time: dateTime(until) }} />
        </Typography>
      )}
      <Typography sx={{ mt: 1.5 }}>
        <FormattedMessage id="maintenance.reload" /> <ContactLine />
      </Typography>
    </StatePage>
  );
};
export default MaintenancePage;
