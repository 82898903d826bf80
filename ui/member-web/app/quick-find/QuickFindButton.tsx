import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { KeysOf } from '#ui/command-palette/KeysOf.tsx';
import { openPalette } from '#ui/command-palette/opened.ts';
import { SearchIcon } from '#ui/icons.tsx';

/** In the menu: pages, weeks and coaches by a part of their name. */
export const QuickFindButton = ({ onOpen }: Readonly<{ onOpen?: () => void }>) => (
  <Button
    variant="outlined"
    fullWidth
    startIcon={<SearchIcon />}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => {
      onOpen?.();
      openPalette('palette');
    }}
    sx={{ justifyContent: 'flex-start', borderColor: 'divider', color: 'text.secondary', fontWeight: 400 }}
  >
    <Box component="span" sx={{ flexGrow: 1, textAlign: 'left' }}>
      <FormattedMessage id="nav.quickFind" />
    </Box>
    <Box component="span" aria-hidden sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
      <KeysOf keys="Mod K" />
    </Box>
  </Button>
);
