import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '../../icons.tsx';
import { radii, sizes } from '../../theme/tokens.ts';
import type { ToastQueue } from './toast-queue.ts';

/** The console's theme has no variables. */
const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;

const Toast = styled(MaterialDesignContent)(({ theme }) => ({
  '&&': {
    borderRadius: radii.control,
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    backgroundColor: paletteOf(theme).text.primary,
    color: paletteOf(theme).background.default,
    boxShadow: paletteOf(theme).elevation.floating,
    flexWrap: 'nowrap',
    '& #notistack-snackbar': { paddingBlock: 8 },
    '& svg': { flexShrink: 0 },
  },
}));

/** Above the phone's bottom bar, whatever the phone adds below it. */
const place = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: {
        '.notistack-SnackbarContainer': {
          bottom: `calc(${sizes.bottomBar + 8}px + env(safe-area-inset-bottom, 0px)) !important`,
        },
      },
    })}
  />
);

const Close = ({ id }: Readonly<{ id: string | number }>) => {
  const { closeSnackbar } = useSnackbar();
  const { formatMessage } = useIntl();
  return (
    <IconButton
      size="small"
      color="inherit"
      aria-label={formatMessage({ id: 'ui.close' })}
      onClick={() => closeSnackbar(id)}
      sx={{ color: 'inherit' }}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
};

const Undo = ({ id, undo }: Readonly<{ id: string | number; undo: () => unknown }>) => {
  const { closeSnackbar } = useSnackbar();
  return (
    <Button
      size="small"
      sx={{
        color: 'inherit',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        whiteSpace: 'nowrap',
      }}
      onClick={() => {
        closeSnackbar(id);
        void undo();
      }}
    >
      <FormattedMessage id="ui.undo" />
    </Button>
  );
};

const closeAction = (id: string | number) => <Close id={id} />;

const Reader = ({ queue }: Readonly<{ queue: ToastQueue }>) => {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(
    () =>
      queue.read(({ message, kind, undo }) => {
        enqueueSnackbar(message, {
          variant: kind,
          ...(undo === undefined ? {} : { action: (id: string | number) => <Undo id={id} undo={undo} /> }),
        });
      }),
    [queue, enqueueSnackbar],
  );
  return null;
};

/** Three at most, six seconds each, waiting under the pointer and the focus. */
const ToastStack = ({ queue }: Readonly<{ queue: ToastQueue }>) => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={6000}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    Components={{ default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast }}
    action={closeAction}
  >
    {place}
    <Reader queue={queue} />
  </SnackbarProvider>
);
export default ToastStack;
