import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

/** What the member wrote beside the answers; nothing where nothing was written. */
export const MessageView = ({ message }: Readonly<{ message: string | null }>) =>
  message ? (
    <Box>
      <Typography component="h3" variant="subtitle2">
        <FormattedMessage id="review.message" />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
    </Box>
  ) : null;
