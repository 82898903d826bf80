import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { richTextLimits } from '#core/platform/rich-text/allow-list.ts';
import type { PasteNote } from './use-paste.ts';

type Props = Readonly<{ notes: readonly PasteNote[]; onClose: () => void }>;

/** What was pasted and did not come along: said where it would have been, until it is read. */
export const PasteNotes = ({ notes, onClose }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status">
      {notes.length > 0 && (
        <Alert severity="info" onClose={onClose} closeText={formatMessage({ id: 'ui.close' })} sx={{ m: 1 }}>
          {notes.map(({ kind, count }) => (
            <Box key={kind}>
              <FormattedMessage
                id={`richText.paste.${kind}`}
                values={{ count, most: richTextLimits.pictures }}
              />
            </Box>
          ))}
        </Alert>
      )}
    </Box>
  );
};
