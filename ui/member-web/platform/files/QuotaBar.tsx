import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mediaTypes } from '#core/platform/media/medium.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useFileSize } from '../../app/uploads/use-file-size.ts';
import { type Usage, useUsage } from './data.ts';

const nearlyFull = 0.9;

const strong = (text: ReactNode) => <b>{text}</b>;

const Filled = ({ usage: { own, learning, byType } }: Readonly<{ usage: Usage }>) => {
  const { formatMessage } = useIntl();
  const size = useFileSize();
  const { used, unfinished, quota } = own;
  const share = quota === 0 ? 1 : (used + unfinished) / quota;
  const isFull = share >= 1;
  const kept = mediaTypes.filter((type) => byType[type] > 0);
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        <FormattedMessage id="files.quota" values={{ used: size(used), quota: size(quota), b: strong }} />
        {unfinished > 0 && (
          <>
            {' · '}
            <FormattedMessage id="files.quota.unfinished" values={{ size: size(unfinished) }} />
          </>
        )}
      </Typography>
      <LinearProgress
        variant="determinate"
        color={isFull ? 'error' : share >= nearlyFull ? 'warning' : 'primary'}
        value={Math.round(Math.min(100, share * 100))}
        aria-label={formatMessage({ id: 'files.quota.label' })}
        sx={{ height: 8, borderRadius: 4 }}
      />
      {share >= nearlyFull && (
        <Typography
          variant="body2"
          role="status"
          sx={{ mt: 0.5, color: isFull ? 'error.main' : 'warning.main' }}
        >
          <FormattedMessage id={isFull ? 'files.quota.full' : 'files.quota.nearlyFull'} />
        </Typography>
      )}
      {kept.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {kept
            .map((type) => `${formatMessage({ id: `media.type.${type}` })} ${size(byType[type])}`)
            .join(' · ')}
        </Typography>
      )}
      {/* Without it the kinds above would add up to more than what is used. */}
      {learning.used > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="files.quota.learning"
            values={{ used: size(learning.used), quota: size(learning.quota) }}
          />
        </Typography>
      )}
    </Box>
  );
};

/** How much room one's own files take, with what is on its way. */
export const QuotaBar = () => (
  <Box sx={{ mb: 1, minHeight: 60 }}>
    <QueryView
      query={useUsage()}
      compact
      skeleton={
        <Box aria-hidden>
          <Skeleton variant="text" width="50%" />
          <Skeleton variant="rounded" height={8} />
        </Box>
      }
    >
      {(usage) => <Filled usage={usage} />}
    </QueryView>
  </Box>
);
