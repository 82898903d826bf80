import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { type Sending, SendingMark } from './SendingMark.tsx';

type Props = Readonly<{ at: Date; isEdited?: boolean; sending?: Sending | undefined }>;

/** When, whether changed since, and how far it came. */
export const BubbleFoot = ({ at, isEdited = false, sending }: Props) => {
  const { time, dateTime } = useFormats();
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.75rem',
        lineHeight: 1.4,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {isEdited && <FormattedMessage id="chat.message.edited" />}
      <time dateTime={at.toISOString()} title={dateTime(at)}>
        {time(at)}
      </time>
      {sending !== undefined && <SendingMark state={sending} />}
    </Box>
  );
};
