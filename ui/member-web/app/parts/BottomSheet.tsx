import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from '#ui/icons.tsx';
import { radii } from '#ui/theme/tokens.ts';

type Props = Readonly<{
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Stays below while what is above it scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}>;

/** From below, where the thumb is: its title and the way out stay, what it holds scrolls. */
export const BottomSheet = ({ title, open, onClose, foot, children }: Props) => {
  const titleId = useId();
  const { formatMessage } = useIntl();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': titleId,
          role: 'dialog',
          'aria-modal': true,
          sx: { borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`, maxHeight: '90dvh' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 2, mb: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          overflowY: 'auto',
          px: 2,
          pb: foot === undefined ? 'calc(16px + env(safe-area-inset-bottom, 0px))' : 2,
        }}
      >
        {children}
      </Box>
      {foot !== undefined && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            px: 2,
            pt: 1.5,
            pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          {foot}
        </Box>
      )}
    </Drawer>
  );
};
