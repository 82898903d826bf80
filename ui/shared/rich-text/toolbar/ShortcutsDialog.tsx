import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../intl.ts';
import { keysShown, lineBeginnings, shortcuts } from './shortcuts.ts';

type ListProps = Readonly<{ entries: readonly Readonly<{ label: MessageId; keys: string }>[] }>;

const List = ({ entries }: ListProps) => (
  <Box component="dl" sx={{ m: 0, columnCount: { xs: 1, sm: 2 }, columnGap: 4 }}>
    {entries.map(({ label, keys }) => (
      <Box
        key={label}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          py: 0.75,
          breakInside: 'avoid',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <dt>
          <FormattedMessage id={label} />
        </dt>
        <Box component="dd" sx={{ m: 0, flexShrink: 0, color: 'text.secondary' }}>
          <Box component="kbd" sx={{ font: 'inherit', fontVariantNumeric: 'tabular-nums' }}>
            {keysShown(keys)}
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);

/** Everything that keys do in a text. */
export const ShortcutsDialog = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth disableRestoreFocus>
      <DialogTitle id={id} variant="h2">
        <FormattedMessage id="richText.shortcuts" />
      </DialogTitle>
      {/* It scrolls on a phone, also by keys. */}
      <DialogContent tabIndex={0}>
        <List entries={shortcuts} />
        <Typography component="h3" variant="h4" sx={{ mt: 3, mb: 0.5 }}>
          <FormattedMessage id="richText.shortcuts.beginnings" />
        </Typography>
        <List entries={lineBeginnings} />
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves focus by itself; there is nothing else in it */}
        <Button variant="contained" onClick={onClose} autoFocus>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
