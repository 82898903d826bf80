import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { OfflineIcon, WarningIcon } from '#ui/icons.tsx';
import { withoutLanguage } from '../../app/language.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useWaitingWeeks } from './use-waiting-weeks.ts';

/** On every page: that something waits on this device, and the way to it. It sends by itself while it is there. */
export default function WaitingBar({ userId }: Readonly<{ userId: string }>) {
  const { queue } = useWaitingWeeks(userId);
  const { pathname } = useLocation();
  if (queue.length === 0 || withoutLanguage(pathname) === paths.weeklySave) return null;
  const asks = queue.some(({ question }) => question !== null);
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        px: 2,
        py: 0.75,
        minHeight: 44,
        bgcolor: 'info.soft',
        color: 'info.onSoft',
        fontSize: '0.9375rem',
      }}
    >
      {asks ? <WarningIcon fontSize="small" /> : <OfflineIcon fontSize="small" />}
      <span>
        {asks ? (
          <FormattedMessage id="waitingWeek.bar.asks" />
        ) : (
          <FormattedMessage id="waitingWeek.bar" values={{ count: queue.length }} />
        )}
      </span>
      <Box component={LocalLink} to={paths.weeklySave} sx={{ color: 'inherit', fontWeight: 600 }}>
        <FormattedMessage id="waitingWeek.bar.open" />
      </Box>
    </Box>
  );
}
