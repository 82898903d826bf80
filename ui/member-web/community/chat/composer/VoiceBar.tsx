import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { SendIcon, TrashIcon } from '#ui/icons.tsx';

const twoDigits = (value: number) => String(value).padStart(2, '0');

type Props = Readonly<{ seconds: number; onDiscard: () => void; onSend: () => void }>;

/** In place of the field while one speaks. */
export const VoiceBar = ({ seconds, onDiscard, onSend }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', minHeight: 48 }}>
      <IconButton
        onClick={onDiscard}
        aria-label={formatMessage({ id: 'chat.voice.discard' })}
        sx={{ width: 44, height: 44 }}
      >
        <TrashIcon />
      </IconButton>
      <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'error.main', flexShrink: 0 }} />
      <Box role="timer" sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
        <FormattedMessage id="chat.voice.recording" />{' '}
        {`${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`}
      </Box>
      <IconButton
        color="primary"
        onClick={onSend}
        aria-label={formatMessage({ id: 'chat.voice.send' })}
        sx={{ width: 44, height: 44 }}
      >
        <SendIcon />
      </IconButton>
    </Box>
  );
};
