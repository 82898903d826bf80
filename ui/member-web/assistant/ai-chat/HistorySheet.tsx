import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '#ui/icons.tsx';
import { radii } from '#ui/theme/tokens.ts';
import { ConversationList } from './ConversationList.tsx';

type Props = Readonly<{ openId: string | null; onDeleted: (id: string) => void; onClose: () => void }>;

/** A phone's way to earlier conversations. */
export default function HistorySheet({ openId, onDeleted, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'ai-history',
          role: 'dialog',
          'aria-modal': true,
          sx: {
            borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`,
            px: 2,
            pt: 2,
            pb: 'calc(16px + env(safe-area-inset-bottom, 0px))',
            maxHeight: '85dvh',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id="ai-history" variant="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="aiChat.history" />
        </Typography>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </Box>
      <ConversationList openId={openId} onDeleted={onDeleted} onChosen={onClose} />
    </Drawer>
  );
}
