import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError, isUnknown } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { RefreshIcon } from '../icons.tsx';
import { LostPicture, OfflinePicture, StumblePicture } from '../illustrations/scenes.tsx';
import { contentWidth } from '../theme/tokens.ts';
import { useOnline } from './Banners.tsx';
import { useOneError } from './use-one-error.ts';

type EmptyProps = Readonly<{
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Inside a card the picture is smaller and the space tighter. */
  compact?: boolean;
}>;

export const EmptyState = ({ picture, title, children, action, compact = false }: EmptyProps) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: compact ? 2 : 5, px: 2 }}>
    {picture !== undefined && (
      <Box aria-hidden sx={{ width: compact ? 120 : 200, lineHeight: 0, mb: 0.5 }}>
        {picture}
      </Box>
    )}
    <Typography variant={compact ? 'subtitle1' : 'h3'} component="p">
      {title}
    </Typography>
    {children !== undefined && (
      <Typography component="div" sx={{ color: 'text.secondary', maxWidth: 440 }}>
        {children}
      </Typography>
    )}
    {action !== undefined && <Box sx={{ mt: 1 }}>{action}</Box>}
  </Stack>
);

type ErrorProps = Readonly<{ error: unknown; onRetry?: (() => void) | undefined; compact?: boolean }>;

export const ErrorState = ({ error, onRetry, compact = false }: ErrorProps) => {
  const text = useErrorText();
  const online = useOnline();
  const unreached = isApiError(error, 'network.unreachable');
  const isOffline = unreached && !online;
  const { place, isShown, retryAll } = useOneError(unreached, onRetry);
  // Asked for again, it would still not be there.
  const isAbsent = isApiError(error) && error.status === 404;
  const reference = isUnknown(error) && isApiError(error) ? error.requestId : undefined;

  if (!isShown)
    return (
      <Box ref={place} aria-hidden sx={{ textAlign: 'center', color: 'text.secondary', py: compact ? 1 : 3 }}>
        –
      </Box>
    );
  return (
    <Box ref={place} role="alert" sx={{ maxWidth: contentWidth.reading, mx: 'auto' }}>
      <EmptyState
        compact={compact}
        picture={unreached ? <OfflinePicture /> : isAbsent ? <LostPicture /> : <StumblePicture />}
        title={
          isAbsent && error.title !== '' ? (
            error.title
          ) : (
            <FormattedMessage
              id={
                isOffline
                  ? 'ui.error.offline.title'
                  : unreached
                    ? 'ui.error.unreachable.title'
                    : 'ui.error.title'
              }
            />
          )
        }
        {...(onRetry === undefined || isAbsent
          ? {}
          : {
              action: (
                <Button
                  variant="outlined"
                  startIcon={<RefreshIcon />}
                  onClick={unreached ? retryAll : onRetry}
                >
                  <FormattedMessage id="ui.retry" />
                </Button>
              ),
            })}
      >
        {isOffline ? <FormattedMessage id="ui.error.offline" /> : text(error)}
        {reference !== undefined && (
          <Typography variant="caption" component="p" sx={{ mt: 1 }}>
            <FormattedMessage id="ui.error.reference" values={{ code: <code>{reference}</code> }} />
          </Typography>
        )}
      </EmptyState>
    </Box>
  );
};
