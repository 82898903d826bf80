import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { sizes } from '../../theme/tokens.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

type Props = Readonly<{ isFocused: boolean; children: ReactNode }>;

/** Where the tools stay while the text scrolls: below the bar of the page on a desk, above the keyboard on a phone. */
export const ToolbarFrame = ({ isFocused, children }: Props) => {
  const inset = useKeyboardInset(isFocused);
  return (
    <Box
      sx={{
        zIndex: 3,
        bgcolor: 'background.paper',
        borderColor: 'divider',
        borderStyle: 'solid',
        borderWidth: { xs: '1px 0 0', md: '0 0 1px' },
        borderRadius: 1,
        ...(inset > 0
          ? {
              position: 'fixed',
              insetInline: 0,
              bottom: inset,
              zIndex: 'appBar',
              borderRadius: 0,
              boxShadow: 'var(--mui-palette-elevation-raised)',
            }
          : {
              position: 'sticky',
              top: { md: sizes.topBar },
              bottom: { xs: `calc(${sizes.bottomBar}px + env(safe-area-inset-bottom, 0px))`, md: 'auto' },
            }),
      }}
    >
      {children}
    </Box>
  );
};
