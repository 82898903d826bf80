import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PaletteEntry } from './entries.ts';
import { KeysOf } from './KeysOf.tsx';
import { switchSingleKeys, useSingleKeys } from './single-keys.ts';

export type KeyRow = Readonly<{ label: string; keys: string }>;

const Rows = ({ rows }: Readonly<{ rows: readonly KeyRow[] }>) => (
  <Box component="dl" sx={{ m: 0, columnCount: { xs: 1, sm: 2 }, columnGap: 4 }}>
    {rows.map(({ label, keys }) => (
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
        <dt>{label}</dt>
        <Box component="dd" sx={{ m: 0, flexShrink: 0 }}>
          <KeysOf keys={keys} />
        </Box>
      </Box>
    ))}
  </Box>
);

type Props = Readonly<{
  entries: readonly PaletteEntry[];
  /** Keys that only this person's pages have. */
  more?: readonly KeyRow[];
  onClose: () => void;
}>;

/** What keys do on every page, and the switch for those that are single letters. */
export const KeysHelp = ({ entries, more = [], onClose }: Props) => {
  const id = useId();
  const isOn = useSingleKeys();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id} variant="h2">
        <FormattedMessage id="palette.keys" />
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_event, next) => switchSingleKeys(next)} />}
          label={<FormattedMessage id="palette.keys.single" />}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage id="palette.keys.single.hint" />
        </Typography>
        <Rows
          rows={[
            ...more,
            ...entries.flatMap(({ label, keys }) => (keys === undefined ? [] : [{ label, keys }])),
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
