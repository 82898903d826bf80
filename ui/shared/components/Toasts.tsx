import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider, useSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '../icons.tsx';
import { sizes, radii } from '../tokens.ts';

const Toast = styled(MaterialDesignContent)(({ theme }) => ({
  '&&': {
    borderRadius: radii.control,
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    boxShadow: theme.vars.palette.elevation.floating,
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

const CloseToast = ({ id }: Readonly<{ id: string | number }>) => {
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

const closeAction = (id: string | number) => <CloseToast id={id} />;

/** Above the phone's bar, at the left on wide screens; three at most, six seconds, waiting under the pointer. */
export const Toasts = ({ children }: Readonly<{ children: ReactNode }>) => (
  <SnackbarProvider
    maxSnack={3}
    autoHideDuration={6000}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    Components={{ default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast }}
    action={closeAction}
  >
    {place}
    {children}
  </SnackbarProvider>
);

type Show = Readonly<{ undo?: () => unknown; kind?: 'default' | 'success' | 'error' }>;

/** `toast(text)` tells, `toast(text, { undo })` offers to take it back. An error never lives in a toast alone. */
export const useToast = () => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(
    () =>
      (message: ReactNode, { undo, kind = 'default' }: Show = {}) =>
        enqueueSnackbar(message, {
          variant: kind,
          ...(undo === undefined
            ? {}
            : {
                action: (id: string | number) => (
                  <Button
                    size="small"
                    sx={{ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
                    onClick={() => {
                      closeSnackbar(id);
                      void undo();
                    }}
                  >
                    <FormattedMessage id="ui.undo" />
                  </Button>
                ),
              }),
        }),
    [enqueueSnackbar, closeSnackbar],
  );
};
