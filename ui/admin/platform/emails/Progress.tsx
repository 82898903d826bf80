import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import type { StaffAnnouncement } from '../notices/data.ts';

const Count = ({ label, value, to }: Readonly<{ label: ReactNode; value: number; to?: string }>) => {
  const { number } = useFormats();
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="number" sx={{ m: 0 }}>
        {to === undefined ? (
          number(value)
        ) : (
          <Link component={RouterLink} to={to}>
            {number(value)}
          </Link>
        )}
      </Typography>
    </Box>
  );
};

/** How far it has come: through, on its way, failed, not yet written. */
export const Progress = ({ announcement }: Readonly<{ announcement: StaffAnnouncement }>) => {
  const { formatMessage } = useIntl();
  const { id, total, sent, failed, waiting, written } = announcement;
  const settled = total === 0 ? 100 : Math.min(100, ((sent + failed) / total) * 100);
  const log = (status: string) => filteredPath('email-log', { announcementId: id, status });
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        value={Math.round(settled)}
        aria-label={formatMessage({ id: 'console.emails.progress' })}
        sx={{ height: 8, borderRadius: 4, mb: 2 }}
      />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <Count label={<FormattedMessage id="console.emails.sent" />} value={sent} to={log('SENT')} />
        <Count label={<FormattedMessage id="console.emails.waiting" />} value={waiting} to={log('PENDING')} />
        <Count label={<FormattedMessage id="console.emails.failed" />} value={failed} to={log('FAILED')} />
        <Count
          label={<FormattedMessage id="console.emails.unwritten" />}
          value={Math.max(0, total - written)}
        />
      </Box>
    </Box>
  );
};
