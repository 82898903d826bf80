import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { KeysOf } from '#ui/command-palette/KeysOf.tsx';
import { openPalette } from '#ui/command-palette/opened.ts';
import { SearchIcon } from '#ui/icons.tsx';

const opens = {
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K',
  onClick: () => openPalette('palette'),
} as const;

/** In the bar: any record, person or page by a part of its name. */
export const QuickFindButton = ({ isWide }: Readonly<{ isWide: boolean }>) => {
  const { formatMessage } = useIntl();
  if (!isWide)
    return (
      <IconButton {...opens} aria-label={formatMessage({ id: 'console.quickFind' })}>
        <SearchIcon />
      </IconButton>
    );
  return (
    <Button
      {...opens}
      variant="outlined"
      size="small"
      startIcon={<SearchIcon />}
      sx={{ borderColor: 'divider', color: 'text.secondary', fontWeight: 400, mr: 1, gap: 1 }}
    >
      <FormattedMessage id="console.quickFind" />
      <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
        <KeysOf keys="Mod K" />
      </Box>
    </Button>
  );
};
