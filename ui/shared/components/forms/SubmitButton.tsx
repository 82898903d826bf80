import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

type Props = ButtonProps & Readonly<{ busy: boolean }>;

/** Shows its progress inside and cannot be pressed twice; it keeps its width, so nothing beside it moves. */
export const SubmitButton = ({ busy, children, onClick, sx = [], ...props }: Props) => (
  <Button
    type="submit"
    variant="contained"
    {...props}
    aria-disabled={busy}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
    sx={[
      { position: 'relative', ...(busy ? { opacity: 0.8, cursor: 'progress' } : {}) },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <span style={{ opacity: busy ? 0 : 1 }}>{children}</span>
    {busy && (
      <CircularProgress
        aria-hidden
        size={22}
        color="inherit"
        sx={{ position: 'absolute', inset: 0, m: 'auto' }}
      />
    )}
  </Button>
);
