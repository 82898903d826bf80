import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { NoticeText } from './NoticeText.tsx';
import { useUnreadableNotices } from './data.ts';

const shown = 5;

/** Money may lie behind each of them, and no other screen knows of it. */
export const UnreadableNotices = () => {
  const { dateTime } = useFormats();
  const { data: notices = [] } = useUnreadableNotices(shown + 1);
  if (notices.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="console.transfers.unreadable" />
      </Typography>
      <FormattedMessage id="console.transfers.unreadable.todo" />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
        {notices.slice(0, shown).map(({ id, source, receivedAt, body }) => (
          <li key={id}>
            {dateTime(receivedAt)}
            {' · '}
            <FormattedMessage id={`transfer.source.${source}`} />
            {body !== null && <NoticeText text={body} />}
          </li>
        ))}
      </Box>
      {notices.length > shown && (
        <FormattedMessage id="console.transfers.unreadable.newest" values={{ count: shown }} />
      )}
    </Alert>
  );
};
