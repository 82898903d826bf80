import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { TranslatedText } from '../../app/parts/TranslatedText.tsx';

type Props = Readonly<{
  message: string | null;
  /** The review, where its reader may have it translated. */
  translated?: string | undefined;
}>;

/** What the member wrote beside the answers; nothing where nothing was written. */
export const MessageView = ({ message, translated }: Props) =>
  message ? (
    <Box>
      <Typography component="h3" variant="subtitle2">
        <FormattedMessage id="review.message" />
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {translated === undefined ? (
          message
        ) : (
          <TranslatedText what={{ kind: 'review', id: translated, textId: 'message', text: message }}>
            {message}
          </TranslatedText>
        )}
      </Typography>
    </Box>
  ) : null;
