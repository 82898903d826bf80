import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '#ui/icons.tsx';
import { radii } from '#ui/theme/tokens.ts';
import type { Challenge } from '../data.ts';
import { OutlineContents } from './OutlineContents.tsx';

type Props = Readonly<{ challenge: Challenge; currentId: string; open: boolean; onClose: () => void }>;

/** The outline on a phone; fetched when it is first asked for. */
export default function OutlineSheet({ challenge, currentId, open, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'outline-sheet',
          role: 'dialog',
          'aria-modal': true,
          sx: { borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`, p: 2, maxHeight: '85dvh' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id="outline-sheet" variant="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="catalogue.outline" />
        </Typography>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </Box>
      <OutlineContents challenge={challenge} currentId={currentId} onOpen={onClose} />
    </Drawer>
  );
}
