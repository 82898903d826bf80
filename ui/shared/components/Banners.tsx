import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { OfflineIcon, RefreshIcon } from '../icons.tsx';

const connection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

export const useOnline = () =>
  useSyncExternalStore(
    connection,
    () => navigator.onLine,
    () => true,
  );

type BarProps = Readonly<{
  icon: ReactNode;
  tone: 'warning' | 'info';
  children: ReactNode;
  action?: ReactNode;
}>;

const Bar = ({ icon, tone, children, action }: BarProps) => (
  <Box
    component="output"
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexWrap: 'wrap',
      columnGap: 1.5,
      rowGap: 0.5,
      px: 2,
      py: 0.75,
      minHeight: 44,
      bgcolor: `${tone}.soft`,
      color: `${tone}.onSoft`,
      fontSize: '0.9375rem',
    }}
  >
    {icon}
    <span>{children}</span>
    {action}
  </Box>
);

/** Quiet: it says what still works, and goes away by itself. */
export const OfflineBanner = ({ online }: Readonly<{ online: boolean }>) =>
  online ? null : (
    <Bar tone="warning" icon={<OfflineIcon fontSize="small" />}>
      <FormattedMessage id="ui.offline" />
    </Bar>
  );

/** The page works; only what others do does not show by itself until the line stands again. */
export const ReconnectingBanner = () => (
  <Bar tone="info" icon={<RefreshIcon fontSize="small" />}>
    <FormattedMessage id="ui.reconnecting" />
  </Bar>
);

export const UpdateBanner = ({ onReload }: Readonly<{ onReload: () => void }>) => (
  <Bar
    tone="info"
    icon={<RefreshIcon fontSize="small" />}
    action={
      <Button
        size="small"
        color="inherit"
        onClick={onReload}
        sx={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
      >
        <FormattedMessage id="ui.update.reload" />
      </Button>
    }
  >
    <FormattedMessage id="ui.update.ready" />
  </Bar>
);
